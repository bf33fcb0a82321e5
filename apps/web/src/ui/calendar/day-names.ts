import type { Formats } from '#lib/formats'
import type { CalendarView } from './range.ts'
import { calendarRange } from './range.ts'

/** "lun", as heads of days and strips write it. */
export const shortWeekday = (day: string, { weekday }: Pick<Formats, 'weekday'>): string => weekday(day).slice(0, 3)

export const dayNumber = (day: string): string => `${Number(day.slice(8))}`

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** The title of a range: "Dicembre 2026", "30 nov – 6 dic", "Giovedì 3 dicembre". The year is written where it is not this one. */
export function rangeTitle(view: CalendarView, day: string, { formats, today }: { formats: Formats; today: string }): string {
  if (view === 'month') return capitalised(formats.month(day))
  const { from, to } = calendarRange(view, day)
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : ` ${to.slice(0, 4)}`
  if (from === to) return `${capitalised(formats.fullDay(day))}${year}`
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isSameMonth ? dayNumber(from) : formats.shortDay(from)} – ${formats.shortDay(to)}${year}`
}
