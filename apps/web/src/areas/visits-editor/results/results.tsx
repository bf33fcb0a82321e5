import { fatMethod, rateMethod } from '@allenio/domain/visits'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { BodySites } from '../sites/body-sites.tsx'
import { useCell, useEditor, type VisitState } from '../session.ts'
import { BodyFigures } from './body-figures.tsx'
import { FatFormulas } from './fat-formulas.tsx'
import { MetabolicRates } from './metabolic-rates.tsx'
import { MissingFields } from './missing-fields.tsx'
import css from './results.module.css'
import { methodOf, missingFactsOf, missingWeightOf, useChosen } from './use-chosen.ts'
import { useResultWords } from './words.ts'

/** All that follows from the measures so far, beside the fields. */
export const Results = () => (
  <aside className={css.column}>
    <BodySites />
    <ResultLists />
  </aside>
)

export function ResultLists() {
  return (
    <Stack gap={24}>
      <ChosenFigures />
      <FatFormulas />
      <MetabolicRates />
      <BodyFigures />
    </Stack>
  )
}

const ofFat = (visit: VisitState | undefined) => visit && fatMethod(methodOf(visit))
const ofRate = (visit: VisitState | undefined) => visit && rateMethod(methodOf(visit))

/** The two figures that count, and how they moved. */
function ChosenFigures() {
  const t = useResultWords()
  const { percent, integer } = useFormats()
  const signed = useSigned()
  const { settled, last } = useEditor()
  const { fat, bmr, isFatOfAdults, isRateOfAdults } = useChosen(settled)
  const lastFigures = useChosen(last)
  const [fatBy, rateBy] = [useSelected(settled, ofFat), useSelected(settled, ofRate)]
  const [lastFatBy, lastRateBy] = [useSelected(last, ofFat), useSelected(last, ofRate)]
  // a device and a caliper are no two points of one course
  const before = { fat: fatBy === lastFatBy ? lastFigures.fat : undefined, bmr: rateBy === lastRateBy ? lastFigures.bmr : undefined }
  const note = (value: number | undefined, last: number | undefined, decimals: number): ReactNode =>
    value === undefined || last === undefined ? undefined : t('since', { change: signed(value - last, decimals) })
  return (
    <div>
      <Row gap={24} align="start">
        <Figure label={t('fat')} value={fat === undefined ? '–' : percent(fat)} note={note(fat, before.fat, 1)} />
        <Figure
          label={t('bmr')}
          value={bmr === undefined ? '–' : integer(bmr)}
          unit={bmr === undefined ? undefined : 'kcal'}
          note={note(bmr, before.bmr, 0)}
        />
      </Row>
      {(isFatOfAdults || isRateOfAdults) && (
        <Text size="small" tone="attention">
          {t(isFatOfAdults && isRateOfAdults ? 'bothOfAdults' : isFatOfAdults ? 'fatOfAdults' : 'rateOfAdults')}
        </Text>
      )}
      {fat === undefined && !isFatOfAdults && <MissingFat />}
      {bmr === undefined && !isRateOfAdults && <MissingRate />}
    </div>
  )
}

/** The fat waits for folds, or once they are all there, for the rest that their formula takes. */
function MissingFat() {
  const t = useResultWords()
  const type = useCell('measurementType')
  const { settled } = useEditor()
  const result = useSelected(settled, ({ figures }) => figures.chosenFat?.result)
  const weightMissing = useSelected(settled, missingWeightOf)
  const facts = missingFactsOf(result) ?? weightMissing
  if (facts) return <MissingFields fields={facts} />
  return (
    <Text size="small" tone={2}>
      {result && 'minimum' in result
        ? t('ageRange', { range: result.minimum })
        : t(type === 'BIA' ? 'fatByDevice' : type === 'MANUAL' ? 'fatTyped' : 'nothing')}
    </Text>
  )
}

/** The rate waits for a choice, or for the figure that was measured elsewhere; what a formula lacks stands beside it. */
function MissingRate() {
  const t = useResultWords()
  const formula = useCell('metabolicFormula')
  if (formula !== undefined && formula !== 'MANUAL') return null
  return (
    <Text size="small" tone={2}>
      {t(formula === undefined ? 'rateUnchosen' : 'rateTyped')}
    </Text>
  )
}
