import { getClientCalendar, getOwnCalendar } from '@allenio/contract/workouts'
import { read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import type { DayRange } from '#ui/calendar'

/** The days of a client, as the team reads them. */
export const clientCalendarQuery = (id: string, days: DayRange) => read(getClientCalendar, { id, ...days }, { quiet: true, isStored: true })

/** A client reads their own in the gym, too. */
export const ownCalendarQuery = (days: DayRange) => read(getOwnCalendar, days, { quiet: true, isStored: true })

interface CalendarPlace {
  day?: string | undefined
  /** The assignment to which it is narrowed. */
  program?: string | undefined
}

/** The address of a client's calendar. */
export const clientCalendarHref = (id: string, { day, program }: CalendarPlace = {}): string =>
  hrefTo('/clients/$id/calendar', { id }, { search: { day, program } })
