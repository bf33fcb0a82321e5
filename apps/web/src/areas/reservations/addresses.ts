import { calendarViews, type CalendarView } from '#ui/calendar'
import { isDay } from '#lib/typed-values'
import { oneOf, parseId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

/** The parts of the calendar that its address says. */
export interface CalendarPlace {
  view?: CalendarView | undefined
  day?: string | undefined
  hostId?: string | undefined
  kindId?: string | undefined
  /** The booking whose appointment is open; notifications lead to it. */
  booking?: string | undefined
  /** The palette opens the form of new hours. */
  create?: 'true' | undefined
}

const parseView = oneOf(calendarViews)

/** An address may hold anything, so what the calendar does not know is left out. */
export function parsePlace(raw: Readonly<Record<string, unknown>>): CalendarPlace {
  const { view, day, hostId, kindId, booking, create } = raw
  return {
    view: parseView(view),
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    hostId: parseId(hostId),
    kindId: parseId(kindId),
    booking: parseId(booking),
    create: create === 'true' ? create : undefined,
  }
}

export const calendarHref = ({ view, day, hostId, kindId, booking, create }: CalendarPlace): string =>
  hrefTo('/reservations', { search: { view, day, hostId, kindId, booking, create } })
