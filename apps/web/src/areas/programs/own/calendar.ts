import type { ProgramUser } from '@allenio/contract/programs'
import { addDays, daysBetween } from '@allenio/domain/days'
import { scheduledDays } from '@allenio/domain/programs'

/** A week as far as the calendar needs it: of what a client has, or of what is being edited. */
type WeekOf = { days: readonly { id: string }[] }
type SpanOf = Pick<ProgramUser, 'startDay' | 'weekdays' | 'pauses'> & { movedDays?: ReadonlyMap<string, string> }

/** The date of each day of the program, by its id; days in order have none, unless the client has moved them to one. */
export const datesOf = (
  weeks: readonly WeekOf[],
  { startDay, weekdays, pauses, movedDays = new Map() }: SpanOf,
): ReadonlyMap<string, string> =>
  new Map(
    scheduledDays(
      weeks.map(({ days }) => days.map(({ id }) => id)),
      { startDay, weekdays, pauses, movedDays },
    ).flatMap(({ dayId, date }) => (date === null ? [] : [[dayId, date] as const])),
  )

/** The week to open: the first whose last day has not passed; of days in order, the one that the calendar has reached. */
export function currentWeek(weeks: readonly WeekOf[], span: SpanOf, today: string): number {
  const dates = datesOf(weeks, span)
  const last = Math.max(0, weeks.length - 1)
  if (span.weekdays && dates.size > 0) {
    const open = weeks.findIndex(({ days }) => days.some(({ id }) => (dates.get(id) ?? today) >= today))
    return open === -1 ? last : open
  }
  const paused = span.pauses.reduce((sum, { from, until }) => sum + pausedDays({ from, until: until ?? today }, span.startDay, today), 0)
  return Math.min(last, Math.max(0, Math.floor((daysBetween(span.startDay, today) - paused) / 7)))
}

/** The days of a pause that lie between the start and today. */
function pausedDays({ from, until }: { from: string; until: string }, startDay: string, today: string): number {
  const [first, end] = [from < startDay ? startDay : from, until >= today ? addDays(today, -1) : until]
  return first > end ? 0 : daysBetween(first, end) + 1
}
