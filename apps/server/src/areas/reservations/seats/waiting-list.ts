import { isPassable, latestChange, refusalsOf } from '@allenio/domain/reservations'
import { addDays, dayIn } from '@allenio/domain/days'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { setBookingState } from '../bookings/booking-states.ts'
import { askingClient, readClientFacts } from '../bookings/asking-clients.ts'
import { readHours } from '../hours/hours.ts'
import { scopeOf } from '../hours/hours-scope.ts'
import { payFor } from '../bookings/new-bookings.ts'
import { notifySeatFree } from '../news/notifications.ts'
import { newsMoment } from '../news/news.ts'
import { heldTimes, type OccurrenceFacts } from '../hours/occurrences.ts'
import { countSeats, freeSeats } from './seats.ts'
import { asTaken } from '../bookings/taken.ts'

interface WaitingRow extends Row<'bookings', 'id' | 'client_id'> {}

/**
 * Gives free seats to who waits. While the cancellation limit has not passed, the first who may have it gets it; after that all who wait
 * are told, and the first to book has it, since nobody should pay for a seat that came too late to decline. The appointment's locks are
 * taken.
 */
export async function giveSeats(db: WorkspaceDb, appointmentId: string): Promise<void> {
  const waiting = await db.many<WaitingRow>(sql`
    select id, client_id from bookings where appointment_id = ${appointmentId} and state = 'waiting' order by created_at, id`)
  if (waiting.length === 0) return
  const row = await db.one<Row<'appointments', 'starts_at' | 'zone' | 'host_id' | 'place_key' | 'series_id'>>(sql`
    select starts_at, zone, host_id, place_key, series_id from appointments where id = ${appointmentId}`)
  const day = dayIn(row.zone, row.starts_at)
  const hours = await readHours(db, { from: addDays(day, -1), to: addDays(day, 1) }, scopeOf([row], [row.series_id]))
  const time = hours.times.find(({ appointment }) => appointment?.id === appointmentId)
  const now = Date.now()
  if (!time || time.isCancelled || time.start <= now || time.taken >= time.capacity) return
  if (now > latestChange(time.start, time.rules.cancelHours)) {
    return notifySeatFree(db, { time, clientIds: waiting.map(({ client_id }) => client_id) })
  }
  const scene = { now, closed: hours.closed, taken: heldTimes(hours.appointments, hours.times) }
  let free = time.capacity - time.taken
  for (const { id, client_id: clientId } of waiting) {
    if (free === 0) return
    const facts = (await readClientFacts(db, [clientId], new Date(now).toISOString())).get(clientId)
    const refusals = facts ? refusalsOf(time, { ...scene, client: askingClient(facts, time) }) : ['client inactive' as const]
    // the lead is that of new bookings: who has waited asked in time
    if (refusals.some(reason => reason !== 'too late' && (!isPassable(reason) || reason === 'no credits' || reason === 'not for client')))
      continue
    await seat(db, { id, clientId, time, appointmentId })
    free -= 1
  }
}

interface Seat {
  id: string
  clientId: string
  time: OccurrenceFacts
  appointmentId: string
}

async function seat(db: WorkspaceDb, { id, clientId, time, appointmentId }: Seat): Promise<void> {
  addSubjects(db, [clientId])
  const [number] = await freeSeats(db, appointmentId, 1)
  const credits = await payFor(db, null, { id, clientId, time })
  await setBookingState(db, { workspace_id: db.workspaceId, id, state: 'waiting' }, 'booked', {
    seat: number ?? null,
    seat_given_at: new Date().toISOString(),
    credits,
    changed_by: null,
    tell_at: newsMoment(Date.now() - 60_000),
  }).catch(asTaken)
  await countSeats(db, [appointmentId])
}
