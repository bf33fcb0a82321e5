import type { DayType, DayTypeWeek, MacroDay, TrainingCalendar } from '@allenio/contract/macros'
import { weekdayOf } from '@allenio/domain/days'

type WeekDayType = NonNullable<DayTypeWeek>[number]

/** A macro with a single target, which counts on every day. */
export const hasOneTarget = (days: readonly Pick<MacroDay, 'dayType'>[]): boolean => days.some(({ dayType }) => dayType === 'every day')

/** The types that the calendar of training tells apart; own ones come from the week alone. */
export const trainingTypes = ['training', 'rest'] as const

const isOfTraining = (type: DayType): boolean => trainingTypes.some(each => each === type)

/** Answers the type of any day: by the calendar of training where there is one that tells it, else by the pattern of the week. */
export function dayTypesOf(week: DayTypeWeek, calendar: TrainingCalendar | null = null): (day: string) => DayType {
  const trainingDays = new Set(calendar?.days)
  const isInSpan = (day: string) => calendar?.spans.some(({ from, to }) => from <= day && day <= to) ?? false
  return day => {
    const usual = week?.[weekdayOf(day) - 1] ?? 'every day'
    if (!isOfTraining(usual)) return usual
    if (trainingDays.has(day)) return 'training'
    return isInSpan(day) ? 'rest' : usual
  }
}

export const dayTypeOn = (week: DayTypeWeek, day: string, calendar: TrainingCalendar | null = null): DayType =>
  dayTypesOf(week, calendar)(day)

interface WeekOptions {
  followsTraining?: boolean
}

/** Every type that a day may have has a target, and a week is given where there are several. */
export function weekFits(
  week: DayTypeWeek,
  days: readonly Pick<MacroDay, 'dayType'>[],
  { followsTraining = false }: WeekOptions = {},
): boolean {
  if (week === null) return hasOneTarget(days) && !followsTraining
  return [...week, ...(followsTraining ? trainingTypes : [])].every(type => days.some(({ dayType }) => dayType === type))
}

/** Training on Monday, Wednesday and Friday until somebody says otherwise; other types wait to be placed. */
export function presetWeek(days: readonly Pick<MacroDay, 'dayType'>[]): DayTypeWeek {
  const types = days.flatMap(({ dayType }): WeekDayType[] => (dayType === 'every day' ? [] : [dayType]))
  const [first] = types
  if (first === undefined) return null
  const usual = types.includes('rest') ? 'rest' : first
  return Array.from({ length: 7 }, (_, at) => (types.includes('training') && [0, 2, 4].includes(at) ? 'training' : usual))
}
