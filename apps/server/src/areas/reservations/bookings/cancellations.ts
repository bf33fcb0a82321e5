import type { ParsedInput } from '@allenio/contract'
import type { cancelBooking } from '@allenio/contract/reservations'
import { latestChange, rulesOf } from '@allenio/domain/reservations'
import { hasReturned, returnCredits } from '#areas/credits'
import { dropAlerts } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { setBookingState } from './booking-states.ts'
import { selectBookings, type BookingRow } from './bookings.ts'
import { judge, payFor } from './new-bookings.ts'
import { newsMoment } from '../news/news.ts'
import { bookingAlert } from '../news/notifications.ts'
import { reachBookingToChange } from './reach.ts'
import { freelyUntil } from './reserved-users.ts'
import { countSeats, freeSeats } from '../seats/seats.ts'
import { readBusinessRules } from '../settings.ts'
import { asTaken, refuseTime } from './taken.ts'
import { isPassable } from '@allenio/domain/reservations'
import { findPlace, readTarget } from './targets.ts'
import { giveSeats } from '../seats/waiting-list.ts'

/** Whether a cancellation comes too late. */
export async function isTooLate(db: WorkspaceDb, row: BookingRow, now: number): Promise<boolean> {
  if (row.state !== 'booked') return false
  const { cancelHours } = rulesOf(await readBusinessRules(db), row.kind_rules, row.series_rules ?? {})
  return now > Math.max(latestChange(Date.parse(row.starts_at), cancelHours), freelyUntil(row.seat_given_at))
}

export async function cancel(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof cancelBooking>): Promise<void> {
  const { userReservationId: id, reason, isAskedByClient, givesCreditBack } = input
  const row = await reachBookingToChange(db, actor, { id })
  // pressing twice, or in two tabs, cancels once
  if (row.state === 'cancelled' || row.state === 'cancelled late') return
  const now = Date.now()
  if (Date.parse(row.starts_at) <= now || (row.state !== 'booked' && row.state !== 'waiting')) throw new AppError('booking over')
  const isTeam = actor.role !== 'client'
  const isLate = (!isTeam || isAskedByClient) && (await isTooLate(db, row, now))
  const isReturned = !isLate || (isTeam && givesCreditBack)
  if (isLate && isReturned && reason === '') throw wrongField('reason', 'reason needed')
  await endBooking(db, { row, actorId: actor.membershipId, isLate, isReturned, reason })
  await audit(db, {
    personId: actor.personId,
    action: 'cancel booking',
    subjectId: row.client_id,
    details: { bookingId: id, isLate, isReturned },
  })
  await giveSeats(db, row.appointment_id)
}

interface End {
  row: Pick<BookingRow, 'workspace_id' | 'id' | 'appointment_id' | 'state'>
  actorId: string | null
  isLate: boolean
  isReturned: boolean
  reason: string
  /** False where somebody is told in another way. */
  isTold?: boolean
}

/** Ends a booking; its locks are taken. */
export async function endBooking(db: WorkspaceDb, { row, actorId, isLate, isReturned, reason, isTold = true }: End): Promise<void> {
  if (isReturned) {
    await returnCredits(db, { bookingId: row.id, cause: isLate ? 'given back' : 'returned', note: isLate ? reason : '', authorId: actorId })
  }
  await setBookingState(db, row, isLate ? 'cancelled late' : 'cancelled', {
    seat: null,
    cancelled_at: new Date().toISOString(),
    changed_by: actorId,
    reason,
    tell_at: isTold ? newsMoment() : null,
    ...(isReturned && { credits: 0 }),
  })
  await dropAlerts(db, { kind: bookingAlert, things: [row.id] })
  await countSeats(db, [row.appointment_id])
}

/** Takes a cancellation back while the seat is free and the rules still allow it; a client only their own. */
export async function undoCancel(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const row = await reachBookingToChange(db, actor, { id })
  if (row.state === 'booked' || row.state === 'waiting') return
  if (row.state !== 'cancelled' && row.state !== 'cancelled late') throw new AppError('not cancelled')
  if (Date.parse(row.starts_at) <= Date.now()) throw new AppError('booking over')
  const isClient = actor.role === 'client'
  if (row.series_id === null || (isClient && row.changed_by !== actor.membershipId)) throw new AppError('not found')
  const at = { reservationId: row.series_id, startsAt: row.planned_start }
  const target = await readTarget(db, await findPlace(db, actor, at), at)
  const { time } = target
  const [judged] = await judge(db, target, { wanted: [{ id, clientId: row.client_id }] })
  // what was given back although it was late is due again
  const isToPay = row.state === 'cancelled' || (row.credits === 0 && (await hasReturned(db, id)))
  // rules that held when it was booked are not judged again, but for what is taken or closed since
  const refusal = judged?.refusals.find(
    reason => !isPassable(reason) || (reason === 'no credits' && isToPay) || (reason === 'closed' && isClient),
  )
  if (refusal) return refuseTime(db, actor, { refusal, time, clientId: row.client_id })
  const [seat] = await freeSeats(db, row.appointment_id, 1)
  const credits = isToPay ? await payFor(db, actor, { id, clientId: row.client_id, time }) : row.credits
  await setBookingState(db, row, 'booked', {
    seat: seat ?? null,
    cancelled_at: null,
    changed_by: actor.membershipId,
    reason: '',
    credits,
    tell_at: newsMoment(),
  }).catch(asTaken)
  await countSeats(db, [row.appointment_id]).catch(asTaken)
}

interface BusinessCancellation {
  ids: readonly string[]
  reason: string
  isTold?: boolean
}

/** Cancels for the business: credits come back, and nobody moves up, since nothing takes place. */
export async function cancelForBusiness(
  db: WorkspaceDb,
  actor: Pick<Actor, 'membershipId' | 'personId'> | null,
  { ids, reason, isTold = true }: BusinessCancellation,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await selectBookings(db, sql`b.id = any(${[...ids]}::uuid[]) and b.state in ('booked', 'waiting')`, sql`order by b.id`)
  for (const row of rows)
    await endBooking(db, { row, actorId: actor?.membershipId ?? null, isLate: false, isReturned: true, reason, isTold })
  await audit(db, { personId: actor?.personId ?? null, action: 'cancel bookings', details: { bookingIds: rows.map(({ id }) => id) } })
}
