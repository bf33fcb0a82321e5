import { energyFormulaNames, isSameRateMethod, metabolicReading, type RateFigure } from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { useSigned } from '#ui/change'
import { Stack } from '#ui/layout'
import { Title } from '#ui/text'
import { useCell, useEditor } from '../session.ts'
import { DailyNeed } from './daily-need.tsx'
import { FormulaRow } from './formula-row.tsx'
import css from './results.module.css'
import { methodOf } from './use-chosen.ts'
import { TypedRate } from './typed-rate.tsx'
import { useResultWords } from './words.ts'

/** The eight formulas of the metabolic rate, a typed one, and the need of a day that follows. */
export function MetabolicRates() {
  const t = useResultWords()
  const figures = useSelected(useEditor().settled, state => state.figures.rates)
  return (
    <Stack as="section" gap={8} aria-label={t('rates')}>
      <Title level={3}>{t('rates')}</Title>
      <div role="radiogroup" aria-label={t('rates')} className={css.rates}>
        {figures.map(figure => (
          <RateRow key={figure.formula} figure={figure} />
        ))}
        <TypedRate />
      </div>
      <DailyNeed />
    </Stack>
  )
}

function RateRow({ figure: { formula, result, warnings } }: { figure: RateFigure }) {
  const { integer } = useFormats()
  const signed = useSigned()
  const session = useEditor()
  const isChosen = useCell('metabolicFormula') === formula
  const before = useSelected(session.last, state => rateOf(state?.figures.rates.find(each => each.formula === formula)))
  const isComparable = useSelected(session.settled, now => {
    const last = session.last.get()
    return last !== undefined && isSameRateMethod(formula, methodOf(now), methodOf(last))
  })
  const rate = rateOf({ result })
  return (
    <FormulaRow
      name={energyFormulaNames[formula]}
      reading={metabolicReading(formula)}
      warnings={warnings}
      result={result}
      isChosen={isChosen}
      onChoose={() => session.set({ metabolicFormula: formula })}
      value={rate === undefined ? undefined : `${integer(rate)}\u00a0kcal`}
      change={rate === undefined || before === undefined || !isComparable ? undefined : signed(rate - before, 0)}
    />
  )
}

const rateOf = (figure: Pick<RateFigure, 'result'> | undefined): number | undefined =>
  figure && 'bmr' in figure.result ? Number(figure.result.bmr) : undefined
