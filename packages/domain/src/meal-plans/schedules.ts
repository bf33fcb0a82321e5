import type { DayType, TrainingCalendar } from '@allenio/contract/macros'
import type { MealPlanSchedule } from '@allenio/contract/meal-plans'
import { addDays, daysBetween, weekdayOf } from '@allenio/domain/days'
import { dayTypesOf, trainingTypes } from '@allenio/domain/macros'

/** A day of a plan, as a schedule chooses among them. */
export interface ScheduledDay {
  id: string
  dayType: DayType | null
  /** A client may take it on a bad day; no schedule comes to it by itself. */
  isEasy?: boolean
}

/** The days that come in turn: all but the easy ones, unless there are no others. */
function daysInTurn(days: readonly ScheduledDay[]): readonly ScheduledDay[] {
  const usual = days.filter(({ isEasy }) => !isEasy)
  return usual.length > 0 ? usual : days
}

/** Only days that the plan has, and of each type that a week names at least one. */
export function scheduleFits(schedule: MealPlanSchedule, days: readonly ScheduledDay[]): boolean {
  switch (schedule.kind) {
    case 'in turn':
      return days.length > 0
    case 'weekdays': {
      const ids = new Set(days.map(({ id }) => id))
      return schedule.dayIds.some(id => id !== null) && schedule.dayIds.every(id => id === null || ids.has(id))
    }
    case 'day types':
      return [...schedule.week, ...(schedule.followsTraining ? trainingTypes : [])].every(type => daysOfType(days, type).length > 0)
    default:
      return schedule satisfies never
  }
}

/** A day without a type suits every type. */
const daysOfType = (days: readonly ScheduledDay[], type: DayType): readonly ScheduledDay[] => {
  const usual = daysInTurn(days)
  const own = usual.filter(({ dayType }) => dayType === type)
  return own.length > 0 ? own : usual.filter(({ dayType }) => dayType === null || dayType === 'every day')
}

export const hasDayOfType = (days: readonly ScheduledDay[], type: DayType): boolean => daysOfType(days, type).length > 0

interface Scheduled {
  startDay: string
  schedule: MealPlanSchedule
  days: readonly ScheduledDay[]
  /** Days that the client has made of another type; one that the plan does not have leaves the day as it was. */
  movedTypes?: ReadonlyMap<string, DayType>
  /** The calendar from the start on, for a schedule that follows training. */
  calendar?: TrainingCalendar | null | undefined
}

/** The day of the plan that a date has; null before the start, on a day without a plan, and where a later release has lost the day. */
export function planDayOn({ startDay, schedule, days, movedTypes, calendar }: Scheduled, date: string): string | null {
  if (date < startDay || days.length === 0) return null
  switch (schedule.kind) {
    case 'in turn': {
      const turn = daysInTurn(days)
      return turn[daysBetween(startDay, date) % turn.length]?.id ?? null
    }
    case 'weekdays': {
      const id = schedule.dayIds[weekdayOf(date) - 1] ?? null
      return days.some(day => day.id === id) ? id : null
    }
    case 'day types': {
      const usualType = dayTypesOf(schedule.week, schedule.followsTraining ? calendar : null)
      const typeOn = (each: string): DayType => {
        const moved = movedTypes?.get(each)
        return moved !== undefined && hasDayOfType(days, moved) ? moved : usualType(each)
      }
      const type = typeOn(date)
      const choices = daysOfType(days, type)
      if (choices.length === 0) return null
      let turn = 0
      for (let each = startDay; each < date; each = addDays(each, 1)) if (typeOn(each) === type) turn += 1
      return choices[turn % choices.length]?.id ?? null
    }
    default:
      return schedule satisfies never
  }
}

const weekLength = 7

/** The proposal: types where the plan has them, a week where it has seven days, else one day after the other. */
export function presetSchedule(
  days: readonly ScheduledDay[],
  week: Extract<MealPlanSchedule, { kind: 'day types' }>['week'] | null,
): MealPlanSchedule {
  if (week && days.some(({ dayType }) => dayType !== null && dayType !== 'every day')) {
    const typed: MealPlanSchedule = { kind: 'day types', week }
    if (scheduleFits(typed, days)) return typed
  }
  const usual = daysInTurn(days)
  if (usual.length === weekLength) return { kind: 'weekdays', dayIds: usual.map(({ id }) => id) }
  return { kind: 'in turn' }
}
