import type { MealPlanChange } from '@allenio/contract/meal-plans'
import { Badge } from '#ui/badge'
import { ChangedValue } from '#ui/change'
import { Disclosure } from '#ui/disclosure'
import { BareList, Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { usePlanCellName } from './cell-names.ts'
import { groupChanges, groupDays } from './change-groups.ts'
import type { ChangeGroup, DayChanges, MealChanges } from './change-groups.ts'
import css from './versions.module.css'
import { useVersionWords } from './words.ts'

const changesAtOnce = 8

/** The changes of a plan by day and meal, before and after; many are told in a line for each day or meal, with all of them on request. */
export function ChangeList({ changes }: { changes: readonly MealPlanChange[] }) {
  const t = useVersionWords()
  if (changes.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Title level={3}>{t('changes')}</Title>
      {changes.length <= changesAtOnce ? (
        <ChangeGroups groups={groupChanges(changes)} />
      ) : (
        <BareList gap={4}>
          {groupDays(changes).map(day => (
            <DaySummary key={day.key} day={day} />
          ))}
        </BareList>
      )}
    </Stack>
  )
}

/** A day in a line, and behind it each change. */
function DaySummary({ day: { name, kind, mealCount, meals, count, groups } }: { day: DayChanges }) {
  const t = useVersionWords()
  // the title of the plan and the like have no meals: they are few, and each is its own news
  if (name === '')
    return (
      <li>
        <ChangeGroups groups={groups} />
      </li>
    )
  const ofMeal = (meal: MealChanges) =>
    `${meal.name}: ${meal.kind === 'changed' ? t('changeCount', { count: meal.count }) : t(`meal_${meal.kind}`)}`
  const ofDay = () => {
    if (kind === 'deleted') return t('dayDeleted')
    if (kind !== 'changed') return t(`day_${kind}`, { count: mealCount })
    return meals.length > 0 ? meals.map(ofMeal).join(' · ') : t('changeCount', { count })
  }
  return (
    <li>
      <Disclosure title={name} sub={ofDay()}>
        <ChangeGroups groups={groups} />
      </Disclosure>
    </li>
  )
}

/** By day and meal, and in them row by row. */
export function ChangeGroups({ groups }: { groups: readonly ChangeGroup[] }) {
  const t = useVersionWords()
  return (
    <BareList gap={12}>
      {groups.map(({ key, place, rows }) => (
        <li key={key}>
          <Text size="small" tone={2}>
            {place || t('plan')}
          </Text>
          {rows.map(({ rowId, name, changes }) => (
            <div key={rowId} className={css.row}>
              {name && <b>{name}</b>}
              {changes.map(change => (
                <ChangeText key={`${change.kind} ${change.cell}`} change={change} />
              ))}
            </div>
          ))}
        </li>
      ))}
    </BareList>
  )
}

/** "Quantità 100 g → 120 g" */
export function ChangeText({ change: { kind, cell, before, after } }: { change: MealPlanChange }) {
  const t = useVersionWords()
  const cellName = usePlanCellName()
  if (kind !== 'cell') {
    return (
      <Row as="span" gap={8} wrap>
        <Badge status={kind === 'added' ? 'done' : undefined}>{t(kind)}</Badge>
        {after || before}
      </Row>
    )
  }
  return <ChangedValue name={cellName(cell ?? '')} before={before || t('nothing')} after={after || t('nothing')} />
}
