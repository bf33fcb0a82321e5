import type { businessErrors } from '@allenio/contract/business'
import type { Words } from '#platform/words'

export const businessWords = {
  it: {
    'vat number wrong': 'La partita IVA non è corretta: controlla le cifre.',
    'country unknown': 'Scegli un paese dall’elenco.',
    'business saved': 'Dati salvati',
  },
  en: {
    'vat number wrong': 'The VAT number is not right: check its digits.',
    'country unknown': 'Choose a country from the list.',
    'business saved': 'Details saved',
  },
} as const satisfies Words<keyof typeof businessErrors | 'business saved'>
