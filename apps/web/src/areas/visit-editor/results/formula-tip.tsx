import type { FormulaWarning } from '@allenio/contract/visit-fields'
import { formulaWarningTexts, type Reading } from '@allenio/domain/visits'
import { createStore, useStored } from '#lib/store'
import { useLanguage } from '#lib/words'
import { InfoTip } from '#ui/info-tip'
import type { sourceOfReading } from './formula-sources.ts'
import { useResultWords } from './words.ts'

/** Few ask for the literature: it comes with the first question. */
const sources = createStore<typeof sourceOfReading | undefined>(undefined)

async function loadSources(): Promise<void> {
  const module = await import('./formula-sources.ts')
  sources.set(module.sourceOfReading)
}

interface FormulaTipProps {
  reading: Reading
  warnings: readonly FormulaWarning[]
}

/** Tells of a formula its warnings, for whom it was made, and where it stands. */
export function FormulaTip({ reading, warnings }: FormulaTipProps) {
  const t = useResultWords()
  const language = useLanguage()
  const sourceOf = useStored(sources)
  const literature = sourceOf?.(reading.id)
  const about = [
    ...warnings.map(warning => formulaWarningTexts[warning][language]),
    t('madeForText', { people: t(`people_${reading.population}`) }),
    ...(literature ? [t('source', { source: literature.source })] : []),
    ...(literature?.related === undefined ? [] : [t('related', { related: literature.related })]),
  ].join(' · ')
  const load = sourceOf ? undefined : () => void loadSources()
  return <InfoTip text={about} onPointerEnter={load} onFocus={load} />
}
