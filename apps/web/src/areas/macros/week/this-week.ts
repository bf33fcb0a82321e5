import type { MacroAssignment, DayTypeWeek } from '@allenio/contract/macros'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { dayTypesOf } from '@allenio/domain/macros'

type DaysOfTarget = Pick<MacroAssignment, 'week' | 'calendar'> & Partial<Pick<MacroAssignment, 'movedDays'>>

export const dayInWeekOf = (today: string, weekday: number): string => addDays(today, weekday - weekdayOf(today))

/** The types of the seven days around today, Monday first: as the client has moved them, or trains where the target follows that. */
export function thisWeekOf({ week, calendar, movedDays = [] }: DaysOfTarget, today: string): DayTypeWeek {
  if (week === null || (!calendar && movedDays.length === 0)) return week
  const typeOn = dayTypesOf(week, calendar)
  return week.map((usual, at) => {
    const day = dayInWeekOf(today, at + 1)
    const type = movedDays.find(moved => moved.day === day)?.dayType ?? typeOn(day)
    return type === 'every day' ? usual : type
  })
}
