import type { ParsedInput } from '@allenio/contract'
import { reservationLimits, type listReservations } from '@allenio/contract/reservations'
import { daysBetween } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { wrongField } from '#platform/errors'
import type { OccurrenceFacts } from '../hours/occurrences.ts'
import type { SeriesRow } from '../hours/series.ts'

export type CalendarQuery = ParsedInput<typeof listReservations>

export function requireSpan({ from, to }: Pick<CalendarQuery, 'from' | 'to'>): void {
  if (to < from) throw wrongField('to', 'end before start')
  if (daysBetween(from, to) >= reservationLimits.days) throw wrongField('to', 'span too long', { days: reservationLimits.days })
}

/** Whether a member of the team sees an occurrence: by its series, or as the host of what is left of one. */
export function maySee(actor: Actor, { series, hostId }: Pick<OccurrenceFacts, 'series' | 'hostId'>): boolean {
  if (actor.role === 'admin' || hostId === actor.membershipId) return true
  if (series === null) return false
  return series.host_id === actor.membershipId || series.author_id === actor.membershipId || (series.roles as string[]).includes(actor.role)
}

export const isWanted = ({ hostId, kindId }: CalendarQuery, time: OccurrenceFacts): boolean =>
  (hostId === undefined || time.hostId === hostId) && (kindId === undefined || kindIdOf(time) === kindId)

const kindIdOf = ({ appointment, series }: OccurrenceFacts): string => appointment?.kind_id ?? series?.kind_id ?? ''

export const isWantedWindow = ({ hostId, kindId }: CalendarQuery, series: SeriesRow): boolean =>
  (hostId === undefined || series.host_id === hostId) && (kindId === undefined || series.kind_id === kindId)

/** A business's whole month fits into one answer; the days beyond it are counted, so that no read grows with what was planned. */
export function splitDays<Each extends { day: string }>(all: readonly Each[], { from }: Pick<CalendarQuery, 'from'>) {
  const ofDay = Map.groupBy(all, ({ day }) => day)
  let listed: Each[] = []
  const counted: [day: string, ofDay: readonly Each[]][] = []
  for (const day of [...ofDay.keys()].toSorted()) {
    const each = ofDay.get(day) ?? []
    // the first day is listed whatever it holds, so that a day that is asked for alone can be seen
    const isListed = day <= from || (counted.length === 0 && listed.length + each.length <= reservationLimits.timesOfAnswer)
    if (isListed) listed = listed.concat(each)
    else counted.push([day, each])
  }
  return { listed, counted }
}
