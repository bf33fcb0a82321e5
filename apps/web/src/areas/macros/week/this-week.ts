import type { MacroAssignment } from '@allenio/contract/macro-assignments'
import type { DayTypeWeek } from '@allenio/contract/macro-fields'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { dayTypesOf } from '@allenio/domain/macros'

/** The types of the seven days around today, Monday first: as the client trains in them, where the target follows that. */
export function thisWeekOf({ week, calendar }: Pick<MacroAssignment, 'week' | 'calendar'>, today: string): DayTypeWeek {
  if (week === null || !calendar) return week
  const typeOn = dayTypesOf(week, calendar)
  const monday = addDays(today, 1 - weekdayOf(today))
  return week.map((usual, at) => {
    const type = typeOn(addDays(monday, at))
    return type === 'every day' ? usual : type
  })
}
