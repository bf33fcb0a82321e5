import { makeSay, type Words } from '#platform/words'

export const professionalWords = {
  it: { 'professional profile saved': 'Profilo professionale salvato.' },
  en: { 'professional profile saved': 'Professional profile saved.' },
} as const satisfies Words<'professional profile saved'>

type Word = 'number' | 'issued' | 'signature' | 'stamp'

export const signerWords = makeSay<Word>({
  it: { number: 'n.\u00a0{{number}}', issued: 'Data di emissione: {{day}}', signature: 'Firma di {{name}}', stamp: 'Timbro di {{name}}' },
  en: { number: 'no.\u00a0{{number}}', issued: 'Date of issue: {{day}}', signature: 'Signature of {{name}}', stamp: 'Stamp of {{name}}' },
})
