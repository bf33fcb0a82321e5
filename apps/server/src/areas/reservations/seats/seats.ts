import { newId } from '@allenio/domain/ids'
import { requestCopies } from '#platform/calendar-files'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { clockIn } from '@allenio/domain/days'
import type { OccurrenceFacts } from '../hours/occurrences.ts'

const hourMs = 3_600_000

/** The row of an occurrence, made where nobody has booked or changed it yet. Its host is locked. */
export async function ensureAppointment(db: WorkspaceDb, time: OccurrenceFacts): Promise<string> {
  const { appointment, series } = time
  if (appointment) return appointment.id
  if (!series) throw new Error('an occurrence without a row belongs to a series')
  const { minimum, bufferBefore, bufferAfter } = time.rules
  const id = newId()
  await db.run(sql`
    insert into appointments (id, series_id, planned_start, kind_id, host_id, starts_at, ends_at, day, clock, zone, is_in_window, capacity,
      place_key, buffer_before, buffer_after, least_people, judged_at)
    values (${id}, ${series.id}, ${at(time.plannedStart)}, ${series.kind_id}, ${time.hostId}, ${at(time.start)}, ${at(time.end)},
      ${time.day}, ${clockIn(series.zone, time.start)}, ${series.zone}, ${time.isInWindow}, ${time.capacity}, ${time.placeKey},
      ${bufferBefore}, ${bufferAfter}, ${minimum?.people ?? null},
      ${minimum === null ? null : at(time.start - minimum.hoursBefore * hourMs)})`)
  return id
}

const at = (moment: number): string => new Date(moment).toISOString()

interface SeatRow {
  seat: number
}

/** The lowest free numbers of seats. */
export async function freeSeats(db: WorkspaceDb, appointmentId: string, count: number): Promise<number[]> {
  const rows = await db.many<SeatRow>(sql`
    select seat from bookings where appointment_id = ${appointmentId} and seat is not null order by seat`)
  const used = new Set(rows.map(({ seat }) => seat))
  const seats: number[] = []
  for (let seat = 1; seats.length < count; seat += 1) if (!used.has(seat)) seats.push(seat)
  return seats
}

/** Counts seats and who waits anew: the sums are the rows', whatever has become of them. */
export async function countSeats(db: WorkspaceDb, appointmentIds: readonly string[]): Promise<void> {
  await db.run(sql`
  update appointments a set updated_at = now(),
    taken = (select count(*) from bookings b where b.appointment_id = a.id and b.seat is not null),
    waiting = (select count(*) from bookings b where b.appointment_id = a.id and b.state = 'waiting')
  where a.id = any(${[...appointmentIds]}::uuid[])`)
  await requestCopies(
    db,
    appointmentIds.map(id => ({ thing: 'appointment', id })),
  )
}

export type AppointmentTimes = Row<'appointments', 'starts_at' | 'ends_at' | 'day'>
