import type { FormulaWarning } from '@allenio/contract/visits'
import { formulaWarningTexts, type BodyFat, type MetabolicRate, type Reading } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { FormulaTip } from './formula-tip.tsx'
import { MissingFields } from './missing-fields.tsx'
import css from './results.module.css'
import { useResultWords } from './words.ts'

interface FormulaRowProps {
  name: string
  reading: Reading
  warnings: readonly FormulaWarning[]
  result: BodyFat | MetabolicRate
  /** Youths or athletes, and this client is not known to be one of them. */
  isForOthers?: boolean
  isChosen: boolean
  onChoose: () => void
  value: string | undefined
  /** By the same formula, since the last visit. */
  change: string | undefined
  detail?: string | undefined
}

/** One formula: its result, or what it lacks; a press on it makes it the one that counts. */
export function FormulaRow(props: FormulaRowProps) {
  const { name, reading, warnings, result, isForOthers, isChosen, onChoose, value, change, detail } = props
  const t = useResultWords()
  const language = useLanguage()
  const mark = isForOthers && (
    <Text as="span" size="small" tone={3} className={css.mark}>
      {t(reading.population === 'youths' ? 'madeForOthers_youths' : 'madeForOthers_athletes')}
    </Text>
  )
  return (
    <div className={css.formula} data-chosen={isChosen || undefined}>
      <label className={css.choice}>
        <input type="radio" checked={isChosen} onChange={onChoose} aria-label={t('choose', { formula: name })} />
        <Text as="span" weight={isChosen ? 600 : undefined} breaks>
          {name}
        </Text>
      </label>
      <FormulaTip reading={reading} warnings={warnings} />
      {value === undefined ? (
        mark
      ) : (
        <>
          <Text as="span" figures weight={isChosen ? 600 : undefined} className={css.result}>
            {value}
          </Text>
          <Text as="span" size="small" figures tone={2} className={css.result}>
            {change}
          </Text>
        </>
      )}
      <Row gap={8} wrap className={css.under}>
        <Text as="span" size="small" tone={3}>
          {reading.citation}
        </Text>
        {value !== undefined && (
          <>
            {detail !== undefined && (
              <Text as="span" size="small" tone={2} figures>
                {detail}
              </Text>
            )}
            {mark}
            {warnings.map(warning => (
              <Text key={warning} as="span" size="small" tone="attention">
                {formulaWarningTexts[warning][language]}
              </Text>
            ))}
          </>
        )}
      </Row>
      {'missingValues' in result && <MissingFields fields={result.missingValues} />}
      {'minimum' in result && (
        <Text size="small" tone={2} className={css.under}>
          {t('ageRange', { range: result.minimum })}
        </Text>
      )}
    </div>
  )
}
