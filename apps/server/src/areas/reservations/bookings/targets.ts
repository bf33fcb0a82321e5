import { dayIn, addDays } from '@allenio/domain/days'
import type { Asker } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findTime, readHours, type HoursRead } from '../hours/hours.ts'
import { scopeOf } from '../hours/hours-scope.ts'
import type { OccurrenceFacts } from '../hours/occurrences.ts'
import { placeKeyOf, reachSeries, type SeriesRow } from '../hours/series.ts'

/** The occurrence that a call names. */
export interface OccurrenceAt {
  reservationId: string
  startsAt: string
}

export type Place = Pick<Row<'appointments'>, 'host_id' | 'place_key'>

export interface FoundPlace extends Place, Pick<Row<'appointments'>, 'capacity' | 'taken'> {
  series: SeriesRow
  startsAt: string
}

/** Where and with whom an occurrence is, before its locks are taken. */
export async function findPlace(db: WorkspaceDb, asker: Asker, { reservationId, startsAt }: OccurrenceAt): Promise<FoundPlace> {
  const series = await reachSeries(db, asker, reservationId)
  const row = await db.maybeOne<Row<'appointments', 'host_id' | 'place_key' | 'starts_at' | 'capacity' | 'taken'>>(sql`
    select host_id, place_key, starts_at, capacity, taken from appointments
    where series_id = ${reservationId} and planned_start = ${startsAt}`)
  return {
    series,
    host_id: row ? row.host_id : series.host_id,
    place_key: row ? row.place_key : placeKeyOf(series),
    startsAt: row?.starts_at ?? startsAt,
    capacity: row?.capacity ?? series.capacity,
    taken: row?.taken ?? 0,
  }
}

export interface Target {
  time: OccurrenceFacts
  hours: HoursRead
}

/** An occurrence with everything around it that rules look at. Read it after the locks. */
export async function readTarget(db: WorkspaceDb, { series, startsAt, ...place }: FoundPlace, at: OccurrenceAt): Promise<Target> {
  const day = dayIn(series.zone, startsAt)
  const hours = await readHours(db, { from: addDays(day, -1), to: addDays(day, 1) }, scopeOf([place], [series.id]))
  return { time: found(findTime(hours, at.reservationId, at.startsAt)), hours }
}
