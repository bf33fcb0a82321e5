import type { DayType } from '@allenio/contract/macros'
import type { MealPlanSchedule } from '@allenio/contract/meal-plans'
import { foodName } from '@allenio/domain/aliments'
import { presetWeek } from '@allenio/domain/macros'
import { useDayTypeName, WeekField } from '#areas/macros'
import { areaWords, useLanguage } from '#lib/words'
import { Stack } from '#ui/layout'
import { FieldSet } from '#ui/field'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { WeekSelects } from '#ui/weekday-field'

const useScheduleWords = areaWords('meal plan schedules', {
  it: {
    schedule: 'Come si segue',
    'in turn': 'In ordine',
    weekdays: 'Per giorno',
    'day types': 'Per tipo di giorno',
    inTurnText: 'Un giorno del piano dopo l’altro, poi si ricomincia.',
    dayNumber: 'Giorno {{number}}',
    named: '{{name}} · {{type}}',
    easy: 'più facile',
    noPlan: 'Senza piano',
    week: 'Giorni della settimana',
    weekHint: 'Quale giorno del piano ha ciascuno.',
  },
  en: {
    schedule: 'How it is followed',
    'in turn': 'In turn',
    weekdays: 'By weekday',
    'day types': 'By type of day',
    inTurnText: 'One day of the plan after the other, then from the start.',
    dayNumber: 'Day {{number}}',
    named: '{{name}} · {{type}}',
    easy: 'easier',
    noPlan: 'No plan',
    week: 'Days of the week',
    weekHint: 'Which day of the plan each one follows.',
  },
})

export interface PlanDay {
  id: string
  nameIt: string
  nameEn: string
  dayType: DayType | null
  /** The client may choose it; no schedule comes to it by itself. */
  isEasy: boolean
}

type Week = Extract<MealPlanSchedule, { kind: 'day types' }>['week']

/** The types that the days of a plan have. A day without one suits training and rest alike. */
function typesOf(days: readonly PlanDay[]): Week {
  const usual = days.filter(({ isEasy }) => !isEasy)
  const types = usual.flatMap(({ dayType }): Week => (dayType === null || dayType === 'every day' ? [] : [dayType]))
  if (types.length === 0) return []
  const suitsAll = usual.some(({ dayType }) => dayType === null || dayType === 'every day')
  return [...new Set([...types, ...(suitsAll ? (['training', 'rest'] as const) : [])])]
}

/** The week that is proposed for a plan; null for one whose days have no types. */
export const usualWeek = (days: readonly PlanDay[]): Week | null => presetWeek(typesOf(days).map(dayType => ({ dayType })))

/** A day of a plan as it is chosen: by its name and its type. */
export function usePlanDayName(): (day: PlanDay, at: number) => string {
  const t = useScheduleWords()
  const language = useLanguage()
  const dayTypeName = useDayTypeName()
  return ({ nameIt, nameEn, dayType, isEasy }, at) => {
    const name = foodName({ nameIt, nameEn }, language) || t('dayNumber', { number: at + 1 })
    const ofType = dayType === null || dayType === 'every day' ? '' : dayTypeName(dayType)
    const type = isEasy ? t('easy') : ofType
    // a day is often called as its type is
    return type === '' || type === name ? name : t('named', { name, type })
  }
}

/** A week of the usual days, one after the other. */
function weekOf(days: readonly PlanDay[]): (string | null)[] {
  const usual = days.filter(({ isEasy }) => !isEasy)
  return Array.from({ length: 7 }, (_, at) => usual[at % usual.length]?.id ?? null)
}

interface ScheduleFieldProps {
  days: readonly PlanDay[]
  value: MealPlanSchedule
  onChange: (schedule: MealPlanSchedule) => void
  error?: string | undefined
}

/** How the days of a plan follow each other: in turn, by the day of the week, or by the type of the day. */
export function ScheduleField({ days, value, onChange, error }: ScheduleFieldProps) {
  const t = useScheduleWords()
  const nameOf = usePlanDayName()
  const week = usualWeek(days)
  const kinds = (['in turn', 'weekdays', 'day types'] as const).filter(kind => kind !== 'day types' || week !== null)
  const choose = (kind: MealPlanSchedule['kind']) => {
    if (kind === value.kind) return
    if (kind === 'in turn') onChange({ kind })
    else if (kind === 'weekdays') onChange({ kind, dayIds: weekOf(days) })
    else if (week) onChange({ kind, week })
  }
  // a plan of one day is the same however it is followed
  if (days.length < 2 && value.kind === 'in turn') return null
  return (
    <Stack gap={12}>
      <FieldSet label={t('schedule')} error={value.kind === 'in turn' ? error : undefined}>
        <SegmentedControl
          label={t('schedule')}
          size="medium"
          value={value.kind}
          onChange={choose}
          options={kinds.map(kind => ({ value: kind, label: t(kind) }))}
        />
      </FieldSet>
      {value.kind === 'in turn' && (
        <Text size="small" tone={2}>
          {t('inTurnText')}
        </Text>
      )}
      {value.kind === 'weekdays' && (
        <WeekSelects
          label={t('week')}
          hint={t('weekHint')}
          error={error}
          options={[{ value: '', label: t('noPlan') }, ...days.map((day, at) => ({ value: day.id, label: nameOf(day, at) }))]}
          values={value.dayIds.map(id => id ?? '')}
          onChange={(id, at) => onChange({ ...value, dayIds: value.dayIds.with(at, id || null) })}
        />
      )}
      {value.kind === 'day types' && (
        <WeekField
          types={typesOf(days)}
          value={value.week}
          onChange={chosen => onChange({ ...value, week: chosen })}
          followsTraining={value.followsTraining ?? false}
          onFollow={followsTraining => onChange({ ...value, followsTraining })}
          error={error}
        />
      )}
    </Stack>
  )
}
