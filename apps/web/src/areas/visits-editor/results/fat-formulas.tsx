import type { BodyFatFormulaName } from '@allenio/contract/visits'
import { bodyFatReading, fatFormulaNames, isMadeForOthers, type FatFigure } from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { useSigned } from '#ui/change'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { useAge, useCell, useEditor } from '../session.ts'
import { FormulaRow } from './formula-row.tsx'
import css from './results.module.css'
import { useResultWords } from './words.ts'

/** The ten formulas of folds beside each other: one is chosen, and how far they are apart is in sight. */
export function FatFormulas() {
  const t = useResultWords()
  const figures = useSelected(useEditor().settled, state => state.figures.fat)
  if (figures.length === 0) return null
  return (
    <Stack as="section" gap={8} aria-label={t('byFormula')}>
      <Title level={3}>{t('byFormula')}</Title>
      <Spread />
      <div role="radiogroup" aria-label={t('byFormula')}>
        {figures.map(figure => (
          <FatRow key={figure.formula} figure={figure} />
        ))}
      </div>
    </Stack>
  )
}

function FatRow({ figure: { formula, result, warnings } }: { figure: FatFigure }) {
  const t = useResultWords()
  const language = useLanguage()
  const { percent, decimal } = useFormats()
  const signed = useSigned()
  const session = useEditor()
  const isChosen = useCell('fatFormula') === formula
  const age = useAge()
  const reading = bodyFatReading(formula)
  const weight = useSelected(session.settled, ({ measured }) => measured.weight?.value)
  const before = useSelected(session.last, state => percentOf(state?.figures.fat.find(each => each.formula === formula)))
  const fat = percentOf({ result })
  const kilograms = fat === undefined || weight === undefined ? undefined : (fat * weight) / 100
  return (
    <FormulaRow
      name={fatFormulaNames[formula][language]}
      reading={reading}
      isForOthers={isMadeForOthers(reading, { age })}
      warnings={warnings}
      result={result}
      isChosen={isChosen}
      onChoose={() => session.set({ fatFormula: formula satisfies BodyFatFormulaName })}
      value={fat === undefined ? undefined : percent(fat)}
      change={fat === undefined || before === undefined ? undefined : signed(fat - before, 1)}
      detail={
        kilograms === undefined || weight === undefined
          ? undefined
          : t('fatAndLean', { fat: decimal(kilograms, { most: 1 }), lean: decimal(weight - kilograms, { most: 1 }) })
      }
    />
  )
}

const percentOf = (figure: Pick<FatFigure, 'result'> | undefined): number | undefined =>
  figure && 'fatMassPerc' in figure.result ? Number(figure.result.fatMassPerc) : undefined

/** Lowest, median and highest on a line, with the one that counts. */
function Spread() {
  const t = useResultWords()
  const { percent } = useFormats()
  const { settled } = useEditor()
  const range = useSelected(settled, ({ figures }) => figures.fatRange)
  const result = useSelected(settled, ({ figures }) => figures.chosenFat?.result)
  if (!range || range.lowest === range.highest) return null
  const placeOf = (value: number) => `${((value - range.lowest) / (range.highest - range.lowest)) * 100}%`
  const value = result && 'fatMassPerc' in result ? Number(result.fatMassPerc) : undefined
  return (
    <div>
      <div className={css.strip} aria-hidden>
        <span className={css.median} style={{ insetInlineStart: placeOf(range.median) }} />
        {value !== undefined && <span className={css.chosen} style={{ insetInlineStart: placeOf(value) }} />}
      </div>
      <Text size="small" tone={2} figures>
        {t('spread', { lowest: percent(range.lowest), highest: percent(range.highest), median: percent(range.median) })}
      </Text>
    </div>
  )
}
