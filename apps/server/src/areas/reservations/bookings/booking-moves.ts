import type { ParsedInput } from '@allenio/contract'
import type { moveBooking } from '@allenio/contract/reservations'
import { isLate, isPassable, rulesOf } from '@allenio/domain/reservations'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { judge } from './new-bookings.ts'
import { newsMoment } from '../news/news.ts'
import { reachBookingToChange } from './reach.ts'
import { countSeats, ensureAppointment, freeSeats } from '../seats/seats.ts'
import { readBusinessRules } from '../settings.ts'
import { askToPass, asTaken, refuseTime } from './taken.ts'
import { findPlace, readTarget } from './targets.ts'
import { giveSeats } from '../seats/waiting-list.ts'

/** Takes another time of the same kind: the old one is given up only when the new one is had. */
export async function move(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof moveBooking>): Promise<void> {
  const { userReservationId: id, reservationId, startsAt, passesRules } = input
  const at = { reservationId, startsAt }
  const place = await findPlace(db, actor, at)
  const row = await reachBookingToChange(db, actor, { id, more: [place] })
  if (row.state !== 'booked' || Date.parse(row.starts_at) <= Date.now()) throw new AppError('booking over')
  const isClient = actor.role === 'client'
  const { moveHours } = rulesOf(await readBusinessRules(db), row.kind_rules, row.series_rules ?? {})
  if (isClient && isLate(Date.parse(row.starts_at), moveHours, Date.now()))
    throw new AppError('move too late', { values: { hours: moveHours } })
  const target = await readTarget(db, place, at)
  const { time } = target
  if ((time.appointment?.kind_id ?? time.series?.kind_id) !== row.kind_id) throw new AppError('not found')
  if (time.appointment?.id === row.appointment_id) return
  const [judged] = await judge(db, target, { wanted: [{ id, clientId: row.client_id }], movedId: id })
  const refusals = judged?.refusals ?? []
  const hard = refusals.find(reason => !isPassable(reason))
  const [soft] = refusals
  if (hard) return refuseTime(db, actor, { refusal: hard, time, clientId: row.client_id })
  if (soft && isClient) return refuseTime(db, actor, { refusal: soft, time, clientId: row.client_id })
  if (soft && !passesRules)
    throw askToPass(
      actor,
      refusals.map(refusal => ({ clientId: row.client_id, refusal })),
    )
  const appointmentId = await ensureAppointment(db, time).catch(asTaken)
  const [seat] = await freeSeats(db, appointmentId, 1)
  await db
    .run(
      sql`
    update bookings set appointment_id = ${appointmentId}, seat = ${seat ?? null}, starts_at = ${new Date(time.start).toISOString()},
      ends_at = ${new Date(time.end).toISOString()}, day = ${time.day}, changed_by = ${actor.membershipId}, seat_given_at = null,
      sequence = sequence + 1, tell_at = ${newsMoment()}
    where id = ${id}`,
    )
    .catch(asTaken)
  await countSeats(db, [row.appointment_id, appointmentId]).catch(asTaken)
  await audit(db, { personId: actor.personId, action: 'move booking', subjectId: row.client_id, details: { bookingId: id } })
  await giveSeats(db, row.appointment_id)
}
