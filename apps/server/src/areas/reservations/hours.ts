import { isWithin, momentsOf, selectAppointments, type DayRange } from './appointments.ts'
import type { WorkspaceDb } from '#platform/db'
import { readBusyTimes } from './busy-times.ts'
import { readClosures, sceneClosure } from './closure-rows.ts'
import { occurrencesOf } from './occurrences.ts'
import { listSeries } from './series.ts'
import { readBusinessRules, readZone } from './settings.ts'

/** Everything that a span of days holds, whoever asks. */
export async function readHours(db: WorkspaceDb, range: DayRange) {
  const [zone, business] = await Promise.all([readZone(db), readBusinessRules(db)])
  const moments = momentsOf(range, zone)
  const [series, appointments, closures, busyTimes] = await Promise.all([
    listSeries(db, range),
    selectAppointments(db, isWithin(moments)),
    readClosures(db, moments),
    readBusyTimes(db, moments),
  ])
  const { times, windows } = occurrencesOf({ series, appointments, range, business })
  const [start, end] = [Date.parse(moments.start), Date.parse(moments.end)]
  // an occurrence that was moved out of these days stands where it is now
  return {
    zone,
    business,
    series,
    appointments,
    closures,
    busyTimes,
    /** When nobody books a host: closures, and what they have in other calendars. */
    closedTimes: [...closures.map(sceneClosure), ...busyTimes],
    moments,
    windows,
    times: times.filter(time => time.start < end && time.end > start),
  }
}

export type HoursRead = Awaited<ReturnType<typeof readHours>>
