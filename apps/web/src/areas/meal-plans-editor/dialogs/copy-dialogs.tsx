import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { mealCopyEffects } from '@allenio/domain/meal-plans'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { ChoiceChip } from '#ui/choice-chip'
import { DecimalField } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { dayName, mealTitle } from '../row-names.ts'
import { copyDayTo } from '../gestures/days.ts'
import { copyMealTo, takesMeals } from '../gestures/meals.ts'
import type { DayEntry, MealEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'

/** Copies a day over others, or behind the last one, and says before what would be replaced. */
export function CopyDayDialog({ day }: { day: DayEntry }) {
  const t = useEditorWords()
  const language = useLanguage()
  const session = useEditor()
  const days = useSelected(session.outline, all => all.days)
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [added, setAdded] = useState('0')
  const count = Math.round(Number(added.replace(',', '.')) || 0)
  const room = mealPlanLimits.days - days.length
  const chosenDays = days.filter(({ id }) => chosenIds.includes(id))
  const name = dayName(day, language, t)
  return (
    <EditDialog
      title={t('copyDayTitle', { day: name })}
      size="medium"
      save={t('copy')}
      maySave={chosenDays.length + count > 0 && count <= room}
      onSave={() => copyDayTo(session, day.id, { dayIds: chosenIds, added: count })}>
      <DayChips days={days.filter(({ id }) => id !== day.id)} chosenIds={chosenIds} onChange={setChosenIds} />
      <DecimalField
        label={t('newDays')}
        value={added}
        step={1}
        min={0}
        max={room}
        error={count > room ? t('planFull', { count: mealPlanLimits.days }) : undefined}
        decimals={0}
        onChange={setAdded}
      />
      <Effects
        lines={[
          ...chosenDays.map(each => {
            const filled = each.meals.filter(({ rows, meal }) => rows.length > 0 || meal.isFree).length
            return t(filled > 0 ? 'dayReplaced' : 'dayFilled', { day: dayName(each, language, t), count: filled })
          }),
          ...(count > 0 ? [t('daysAdded', { count })] : []),
        ]}
      />
    </EditDialog>
  )
}

/** Copies a meal into other days: it replaces the one of its title, or is added. */
export function CopyMealDialog({ meal, dayId }: { meal: MealEntry; dayId: string }) {
  const t = useEditorWords()
  const language = useLanguage()
  const session = useEditor()
  const days = useSelected(session.outline, all => all.days)
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const rows = session.document.rows.get()
  const effects = mealCopyEffects(rows, { source: rows, id: meal.id, dayIds: chosenIds })
  const title = mealTitle(meal, language, t('meal'))
  return (
    <EditDialog
      title={t('copyMealTitle', { meal: title })}
      size="medium"
      save={t('copy')}
      maySave={chosenIds.length > 0}
      onSave={() => copyMealTo(session, meal.id, chosenIds)}>
      <DayChips days={days.filter(({ id }) => id !== dayId)} chosenIds={chosenIds} onChange={setChosenIds} />
      <Effects
        lines={effects.flatMap(({ dayId: targetId, replacedMealId }) => {
          const target = days.find(({ id }) => id === targetId)
          if (!target) return []
          const names = { day: dayName(target, language, t), meal: title }
          if (!takesMeals(session, { source: rows, ids: [meal.id], dayId: targetId }))
            return t('mealLeftOut', { ...names, count: mealPlanLimits.mealsInDay })
          return t(replacedMealId === null ? 'mealAdded' : 'mealReplaced', names)
        })}
      />
    </EditDialog>
  )
}

interface DayChipsProps {
  days: readonly DayEntry[]
  chosenIds: readonly string[]
  onChange: (ids: readonly string[]) => void
}

function DayChips({ days, chosenIds, onChange }: DayChipsProps) {
  const t = useEditorWords()
  const language = useLanguage()
  if (days.length === 0) return <Text tone={2}>{t('noOtherDays')}</Text>
  const isEach = chosenIds.length === days.length
  return (
    <FieldSet label={t('days')}>
      <Row gap={8} wrap>
        {days.map(day => (
          <ChoiceChip
            key={day.id}
            type="checkbox"
            checked={chosenIds.includes(day.id)}
            onChange={event => onChange(event.target.checked ? [...chosenIds, day.id] : chosenIds.filter(id => id !== day.id))}>
            {dayName(day, language, t)}
          </ChoiceChip>
        ))}
        {days.length > 1 && (
          <ChoiceChip type="checkbox" checked={isEach} onChange={() => onChange(isEach ? [] : days.map(({ id }) => id))}>
            {t('allDays')}
          </ChoiceChip>
        )}
      </Row>
    </FieldSet>
  )
}

/** Says before anything changes what a copy or an import would do. */
export const Effects = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <BareList gap={4}>
      {lines.map(line => (
        <Text as="li" key={line} tone={2}>
          {line}
        </Text>
      ))}
    </BareList>
  )
