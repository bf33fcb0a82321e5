import { clockIn, dayIn } from '@allenio/domain/days'
import { occurrencesIn, timesIn, type Span } from '@allenio/domain/reservations'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Actor } from '#platform/access'
import { AppError, found } from '#platform/errors'
import type { BookingRow } from '../bookings/bookings.ts'
import { lockClientsOf, lockPlaces } from '../locks.ts'
import { newsMoment } from '../news/news.ts'
import { hoursOf, placeKeyOf, selectSeries, type SeriesRow } from './series.ts'
import { asTaken } from '../bookings/taken.ts'
import { describeTouched, findComing } from '../bookings/touched-bookings.ts'

export interface Replanned {
  /** The series that the appointments have, and the one whose hours count from now on. */
  from: string
  to: string
  /** The days that the change is about, by the planned start; null for all that come. */
  days: { from: string; to: string | null } | null
}

type PlannedRow = Row<
  'appointments',
  'id' | 'planned_start' | 'starts_at' | 'ends_at' | 'host_id' | 'place_key' | 'kind_id' | 'capacity' | 'taken' | 'zone'
>

/**
 * Takes appointments over into changed hours. One whose time the new hours still have follows them in seats; the bookings of all others are
 * answered: they are moved along where that was chosen, to the time of the same day, and stay where they are otherwise.
 */
export async function replanAppointments(
  db: WorkspaceDb,
  actor: Actor,
  { from, to, days, choice }: Replanned & { choice: 'keep' | 'move' | 'cancel' | undefined },
): Promise<BookingRow[]> {
  const [series] = await selectSeries(db, sql`s.id = ${to}`)
  const own = found(series)
  const rows = await findPlanned(db, { from, to, days })
  await lockPlaces(db, {
    hostIds: [own.host_id, ...rows.map(({ host_id }) => host_id)],
    placeKeys: [placeKeyOf(own), ...rows.map(({ place_key }) => place_key)],
  })
  await lockClientsOf(
    db,
    rows.map(({ id }) => id),
  )
  const touchedIds: string[] = []
  for (const row of rows) {
    const time = timeFor(own, row)
    if (time === undefined || !isSameTime(own, row, time)) {
      touchedIds.push(row.id)
      if (choice === 'move' && time !== undefined) await moveInto(db, own, { row, time })
      continue
    }
    await followSeats(db, actor, { own, row })
  }
  return findComing(db, touchedIds)
}

const findPlanned = (db: WorkspaceDb, { from, days }: Replanned) =>
  db.many<PlannedRow>(sql`
  select id, planned_start, starts_at, ends_at, host_id, place_key, kind_id, capacity, taken, zone from appointments
  where series_id = ${from} and ends_at > now() and not is_cancelled
    and (${days?.from ?? null}::date is null or (planned_start at time zone zone)::date >= ${days?.from ?? null}::date)
    and (${days?.to ?? null}::date is null or (planned_start at time zone zone)::date <= ${days?.to ?? null}::date)
  order by starts_at, id`)

/** The time of the new hours that stands for an appointment: the same moment, else the nearest of the day. */
function timeFor(own: SeriesRow, row: PlannedRow): Span | undefined {
  const hours = hoursOf(own)
  const planned = Date.parse(row.planned_start)
  const day = dayIn(own.zone, row.planned_start)
  const times = occurrencesIn(hours, { from: day, to: day }).flatMap(occurrence => timesIn(hours, occurrence))
  return times.toSorted((one, other) => Math.abs(one.start - planned) - Math.abs(other.start - planned))[0]
}

const isSameTime = (own: SeriesRow, row: PlannedRow, time: Span): boolean =>
  time.start === Date.parse(row.planned_start) &&
  row.host_id === own.host_id &&
  row.kind_id === own.kind_id &&
  (row.starts_at !== row.planned_start || time.end === Date.parse(row.ends_at))

async function followSeats(db: WorkspaceDb, actor: Actor, { own, row }: { own: SeriesRow; row: PlannedRow }): Promise<void> {
  if (own.capacity < row.taken) {
    const bookings = await findComing(db, [row.id])
    throw new AppError('capacity below bookings', { values: { taken: row.taken }, data: { bookings: describeTouched(actor, bookings) } })
  }
  await db
    .run(sql`
    update appointments set series_id = ${own.id}, capacity = ${own.capacity}, place_key = ${placeKeyOf(own)}, updated_at = now()
    where id = ${row.id}`)
    .catch(asTaken)
}

async function moveInto(db: WorkspaceDb, own: SeriesRow, { row, time }: { row: PlannedRow; time: Span }): Promise<void> {
  const [start, end] = [time.start, time.end].map(moment => new Date(moment).toISOString())
  await db
    .run(
      sql`
    update appointments set series_id = ${own.id}, planned_start = ${start}, starts_at = ${start}, ends_at = ${end},
      day = ${dayIn(own.zone, start)}, clock = ${clockIn(own.zone, time.start)}, host_id = ${own.host_id}, kind_id = ${own.kind_id},
      capacity = greatest(${own.capacity}::integer, taken), place_key = ${placeKeyOf(own)}, updated_at = now()
    where id = ${row.id}`,
    )
    .catch(asTaken)
  await db
    .run(
      sql`
    update bookings b set starts_at = a.starts_at, ends_at = a.ends_at, day = a.day, sequence = b.sequence + 1, tell_at = ${newsMoment()}
    from appointments a where a.id = b.appointment_id and a.id = ${row.id} and b.state in ('booked', 'waiting')`,
    )
    .catch(asTaken)
}
