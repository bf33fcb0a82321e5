import { addDays, addMonths, mondayOf } from '#lib/days'

/** `days`, `twoWeeks` and `fourWeeks` are whole weeks without hours. */
export const calendarViews = ['day', 'week', 'month', 'list', 'team', 'days', 'twoWeeks', 'fourWeeks'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The views that draw days without hours. */
export type DaysView = 'month' | keyof typeof weeksOfView

const weeksOfView = { days: 1, twoWeeks: 2, fourWeeks: 4 } as const

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
      return weeksFrom(day, 1)
    case 'days':
    case 'twoWeeks':
    case 'fourWeeks':
      return weeksFrom(day, weeksOfView[view])
    case 'list':
      return { from: day, to: addDays(day, listDays - 1) }
    case 'month':
      return monthRange(day)
    default:
      return view satisfies never
  }
}

const weeksFrom = (day: string, weeks: number): DayRange => ({ from: mondayOf(day), to: addDays(mondayOf(day), 7 * weeks - 1) })

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
    case 'days':
    case 'twoWeeks':
    case 'fourWeeks':
      return addDays(day, 7 * weeksOfView[view] * step)
    case 'list':
      return addDays(day, listDays * step)
    case 'month':
      return addMonths(day, step)
    default:
      return view satisfies never
  }
}
