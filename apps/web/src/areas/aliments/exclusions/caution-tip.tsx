import { areaWords } from '#lib/words'
import { InfoTip } from '#ui/info-tip'

const useCautionWords = areaWords('aliments caution', {
  it: { caution: 'I segni guardano solo la composizione, non etichette né tracce, e nessun dietista li ha verificati.' },
  en: { caution: 'The marks are based on composition only, not on labels or traces, and no dietitian has reviewed them.' },
})

/** Says how far marks of exclusions can be trusted, beside where they stand. */
export function CautionTip() {
  const t = useCautionWords()
  return <InfoTip text={t('caution')} />
}
