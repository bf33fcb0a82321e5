import { IconLock } from '@tabler/icons-react'
import { useLanguage } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { Icon } from '#ui/icon'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { MealEntry } from '../outline.ts'
import { mealTitle } from '../row-names.ts'
import { rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import css from './fit.module.css'
import type { FitForm } from './fit-state.ts'
import { BeforeAfter } from './fit-targets.tsx'
import { hasBounds } from './lines.ts'
import { isChanged, type FittedDay, type FittedLine } from './outcome.ts'
import { useQuantityTextOf } from './texts.ts'
import { useFitWords } from './words.ts'

interface FitLinesProps {
  day: FittedDay
  form: FitForm
}

/** The rows of a day by meals, in their order: a row that is held back keeps its place. */
export function FitLines({ day: { day, lines }, form }: FitLinesProps) {
  const meals = day.meals.filter(meal => lines.some(({ mealId }) => mealId === meal.id))
  return (
    <Stack gap={16}>
      {meals.map(meal => (
        <MealLines key={meal.id} meal={meal} lines={lines.filter(({ mealId }) => mealId === meal.id)} form={form} />
      ))}
    </Stack>
  )
}

interface MealLinesProps {
  meal: MealEntry
  lines: readonly FittedLine[]
  form: FitForm
}

function MealLines({ meal, lines, form }: MealLinesProps) {
  const words = useEditorWords()
  const language = useLanguage()
  return (
    <Stack gap={4}>
      <Text as="h4" size="hint" tone={2} breaks>
        {mealTitle(meal, language, words('meal'))}
      </Text>
      <BareList className={css.lines}>
        {lines.map(line => (
          <Line key={line.entry.id} line={line} form={form} />
        ))}
      </BareList>
    </Stack>
  )
}

function Line({ line, form: { state, change } }: { line: FittedLine; form: FitForm }) {
  const words = useEditorWords()
  const language = useLanguage()
  const quantityText = useQuantityTextOf()
  const { entry, units, fittedUnits, stays } = line
  const isMoved = isChanged(line)
  const percent = Math.round((fittedUnits / units - 1) * 100)
  const toggle = () => {
    const next = new Set(state.heldIds)
    if (!next.delete(entry.id)) next.add(entry.id)
    change({ heldIds: next })
  }
  return (
    <li className={css.line}>
      <Checkbox
        label={rowName(entry, language) || words('chooseFood')}
        hint={<LineHint line={line} />}
        checked={stays === null}
        disabled={stays !== null && stays !== 'held'}
        onChange={toggle}
      />
      <Text as="span" figures tone={isMoved ? 1 : 2} className={css.quantity}>
        {stays !== 'no food' && stays !== 'no quantity' && (
          <BeforeAfter before={quantityText(line, units)} after={quantityText(line, fittedUnits)} />
        )}
      </Text>
      <Text as="span" figures tone={2} className={css.percent}>
        {isMoved && `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`}
      </Text>
    </li>
  )
}

/** Why the row stays, its bounds, and what follows it. */
function LineHint({ line: { entry, stays, leastPercent, mostPercent, ...line } }: { line: FittedLine }) {
  const t = useFitWords()
  const following = entry.kind === 'food' ? entry.subRows.filter(({ cells }) => cells['isPinned'] !== true).length : 0
  const isBounded = stays === null && hasBounds(entry)
  const texts = [
    stays && t(stays),
    isBounded && t('bounds', { least: Math.round(leastPercent), most: Math.round(mostPercent) }),
    line.units !== line.fittedUnits && following > 0 && t('following', { count: following }),
  ].filter(Boolean)
  if (texts.length === 0) return null
  return (
    <>
      {stays === 'locked' && <Icon of={IconLock} size={14} />} {texts.join(' · ')}
    </>
  )
}
