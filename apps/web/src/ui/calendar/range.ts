import { addDays, addMonths, mondayOf } from '#lib/days'

export const calendarViews = ['day', 'week', 'month', 'list', 'team'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Days, both ends among them. */
export interface DayRange {
  from: string
  to: string
}

/** How many days the list of coming days holds. */
export const listDays = 28

/** The days that a view draws around a day: what a page has to read. */
export function calendarRange(view: CalendarView, day: string): DayRange {
  switch (view) {
    case 'day':
    case 'team':
      return { from: day, to: day }
    case 'week':
      return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
    case 'list':
      return { from: day, to: addDays(day, listDays - 1) }
    case 'month':
      return monthRange(day)
    default:
      return view satisfies never
  }
}

/** Whole weeks from the one that holds the first of the month to the one that holds its last day. */
function monthRange(day: string): DayRange {
  const first = `${day.slice(0, 7)}-01`
  return { from: mondayOf(first), to: addDays(mondayOf(addDays(addMonths(first, 1), -1)), 6) }
}

/** The day to show after one step back (-1) or forward (1). */
export function stepDay(view: CalendarView, day: string, step: -1 | 1): string {
  switch (view) {
    case 'day':
    case 'team':
      return addDays(day, step)
    case 'week':
      return addDays(day, 7 * step)
    case 'list':
      return addDays(day, listDays * step)
    case 'month':
      return addMonths(day, step)
    default:
      return view satisfies never
  }
}
