import type { DayType, DayTypeWeek, MacroDay } from '@allenio/contract/macro-fields'
import { weekdayOf } from '@allenio/domain/days'

type WeekDayType = NonNullable<DayTypeWeek>[number]

/** A macro with a single target, which counts on every day. */
export const hasOneTarget = (days: readonly Pick<MacroDay, 'dayType'>[]): boolean => days.some(({ dayType }) => dayType === 'every day')

/** The type of a day by the pattern of the week. */
export const dayTypeOn = (week: DayTypeWeek, day: string): DayType => week?.[weekdayOf(day) - 1] ?? 'every day'

/** Every type of the week has a target, and a week is given where there are several. */
export function weekFits(week: DayTypeWeek, days: readonly Pick<MacroDay, 'dayType'>[]): boolean {
  if (week === null) return hasOneTarget(days)
  return week.every(type => days.some(({ dayType }) => dayType === type))
}

/** Training on Monday, Wednesday and Friday until somebody says otherwise; other types wait to be placed. */
export function presetWeek(days: readonly Pick<MacroDay, 'dayType'>[]): DayTypeWeek {
  const types = days.flatMap(({ dayType }): WeekDayType[] => (dayType === 'every day' ? [] : [dayType]))
  const [first] = types
  if (first === undefined) return null
  const usual = types.includes('rest') ? 'rest' : first
  return Array.from({ length: 7 }, (_, at) => (types.includes('training') && [0, 2, 4].includes(at) ? 'training' : usual))
}
