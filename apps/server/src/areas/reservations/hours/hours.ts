import { closedTimes } from '@allenio/domain/reservations'
import { isInScope, isWithin, momentsOf, selectAppointments, type DayRange } from '../calendar/appointments.ts'
import type { WorkspaceDb } from '#platform/db'
import { readBusyTimes } from './busy-times.ts'
import { readClosures, sceneClosure } from './closure-rows.ts'
import type { HoursScope } from './hours-scope.ts'
import { freeTimesOf, keyOf, occurrencesOf, type OccurrenceFacts } from './occurrences.ts'
import { listSeries } from './series.ts'
import { readBusinessRules, readZone } from '../settings.ts'

/** Everything that a span of days holds: of the whole business, or of some hosts and places. What is read under locks names its scope. */
export async function readHours(db: WorkspaceDb, range: DayRange, scope?: HoursScope) {
  const [zone, business] = await Promise.all([readZone(db), readBusinessRules(db)])
  const moments = momentsOf(range, zone)
  const [series, appointments, closures, busyTimes] = await Promise.all([
    listSeries(db, { ...range, moments, scope }),
    selectAppointments(db, scope ? isInScope(moments, scope) : isWithin(moments)),
    readClosures(db, moments, scope?.hostIds),
    readBusyTimes(db, { ...moments, hostIds: scope?.hostIds }),
  ])
  const { times, windows } = occurrencesOf({ series, appointments, range, business })
  const [start, end] = [Date.parse(moments.start), Date.parse(moments.end)]
  return {
    zone,
    business,
    series,
    appointments,
    closures,
    busyTimes,
    /** When nobody books a host: closures, and what they have in other calendars. */
    closed: closedTimes([...closures.map(sceneClosure), ...busyTimes]),
    moments,
    windows,
    // an occurrence that was moved out of these days stands where it is now
    times: times.filter(time => time.start < end && time.end > start),
  }
}

export type HoursRead = Awaited<ReturnType<typeof readHours>>

/** The time that a call names, booked or free. */
export function findTime(hours: HoursRead, seriesId: string, startsAt: string): OccurrenceFacts | undefined {
  const key = keyOf(seriesId, startsAt)
  const start = Date.parse(startsAt)
  const window = hours.windows.find(each => each.series.id === seriesId && each.start <= start && start < each.end)
  return hours.times.find(time => time.key === key) ?? (window && freeTimesOf(window).find(time => time.key === key))
}
