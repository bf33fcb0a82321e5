import type { FormulaWarning } from '@allenio/contract/visits'
import { formulaWarningTexts, sourceOfReading, type Reading } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { InfoTip } from '#ui/info-tip'
import { useResultWords } from './words.ts'

interface FormulaTipProps {
  reading: Reading
  warnings: readonly FormulaWarning[]
}

/** Tells of a formula its warnings, for whom it was made, and where it stands. */
export function FormulaTip({ reading, warnings }: FormulaTipProps) {
  const t = useResultWords()
  const language = useLanguage()
  const literature = sourceOfReading(reading.id)
  const about = [
    ...warnings.map(warning => formulaWarningTexts[warning][language]),
    t('madeForText', { people: t(`people_${reading.population}`) }),
    ...(literature ? [t('source', { source: literature.source })] : []),
    ...(literature?.related === undefined ? [] : [t('related', { related: literature.related })]),
  ].join(' · ')
  return <InfoTip text={about} />
}
