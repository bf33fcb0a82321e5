import type { ParsedInput } from '@allenio/contract'
import { reservationLimits, type markAttendance } from '@allenio/contract/reservations'
import { dayIn } from '@allenio/domain/days'
import { hasReturned, returnCredits, useCredits } from '#areas/credits'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { setBookingState } from './booking-states.ts'
import type { BookingRow } from './bookings.ts'
import { attendanceEarlyMs } from '../calendar/present-occurrence.ts'
import { reachBookingToChange } from './reach.ts'

type Input = ParsedInput<typeof markAttendance>

const dayMs = 86_400_000

/** Marks whether a client came. Credits follow: a no-show pays, unless it is given back; who is excused does not. */
export async function mark(db: WorkspaceDb, actor: Actor, input: Input): Promise<void> {
  const { userReservationId: id, state, givesCreditBack, reason } = input
  const row = await reachBookingToChange(db, actor, { id })
  refuseOutOfTime(row)
  if (state === 'no show' && givesCreditBack && reason === '') throw wrongField('reason', 'reason needed')
  const isPaid = state === 'excused' ? false : !(state === 'no show' && givesCreditBack)
  const credits = isPaid ? await chargeAgain(db, actor, row) : await giveBack(db, actor, { row, note: reason })
  const markedAt = state === 'booked' ? null : new Date().toISOString()
  await setBookingState(db, row, state, { reason, credits, changed_by: actor.membershipId, marked_at: markedAt })
  await audit(db, { personId: actor.personId, action: 'mark attendance', subjectId: row.client_id, details: { bookingId: id, state } })
}

function refuseOutOfTime(row: BookingRow): void {
  const now = Date.now()
  if (row.seat === null) throw new AppError('not cancelled')
  if (Date.parse(row.starts_at) - attendanceEarlyMs > now) throw new AppError('booking not over')
  if (now > Date.parse(row.ends_at) + reservationLimits.attendanceDays * dayMs) {
    throw new AppError('attendance too old', { values: { days: reservationLimits.attendanceDays } })
  }
}

async function giveBack(db: WorkspaceDb, actor: Actor, { row, note }: { row: BookingRow; note: string }): Promise<number> {
  await returnCredits(db, { bookingId: row.id, cause: 'given back', note, authorId: actor.membershipId })
  return 0
}

/** Charges what was given back before; where the credits are gone by now, nothing is charged and the mark stands. */
async function chargeAgain(db: WorkspaceDb, actor: Actor, row: BookingRow): Promise<number> {
  // a booking for which the team passed over missing credits has never cost any
  if (row.credits > 0 || !(await hasReturned(db, row.id))) return row.credits
  const isCharged = await useCredits(db, {
    bookingId: row.id,
    clientId: row.client_id,
    kind: { id: row.kind_id, name: row.kind_name },
    startsAt: row.starts_at,
    zone: row.zone,
    day: dayIn(row.zone, row.starts_at),
    amount: row.kind_credits,
    authorId: actor.membershipId,
  })
  return isCharged ? row.kind_credits : 0
}

/** A client who is not marked within a day counts as having come. */
export const sweepUnmarked = defineSweep({
  name: 'sweep unmarked attendance',
  cron: '*/30 * * * *',
  parts: () => [
    dueInWorkspaces({
      atOnce: 200,
      list: (db, { isNext, limit }) =>
        db.many<WorkspaceItem>(sql`
        select workspace_id, id from bookings
        where state = 'booked' and ends_at < now() - make_interval(hours => ${reservationLimits.attendedAfterHours})
          and ${isNext(sql`workspace_id`, sql`id`)}
        order by ends_at, id ${limitTo(limit)}`),
      treat: (db, items) =>
        db.run(sql`
        update bookings set state = 'attended'
        where state = 'booked' and id = any(${items.map(({ id }) => id)}::uuid[])
          and ends_at < now() - make_interval(hours => ${reservationLimits.attendedAfterHours})`),
    }),
  ],
})
