import type { BookingState } from '@allenio/contract/reservations'
import { bookingTransitions } from '@allenio/domain/reservations'
import { requireTransition } from '@allenio/domain/states'
import { joined, nameInSql, sql, type Db, type Row } from '#platform/db'
import { AppError } from '#platform/errors'

type Booking = Row<'bookings'>
export type BookingKey = Pick<Booking, 'workspace_id' | 'id' | 'state'>

/** The values that change together with the state; a value that is left out stays. */
export type BookingValues = Partial<
  Pick<Booking, 'seat' | 'credits' | 'answer' | 'reason' | 'changed_by' | 'cancelled_at' | 'marked_at' | 'seat_given_at' | 'tell_at'>
>

/** The one place that changes the state of one booking. One that was changed since it was read stays as it is, and the call is refused. */
export async function setBookingState(
  db: Db,
  { workspace_id, id, state }: BookingKey,
  to: BookingState,
  values: BookingValues,
): Promise<void> {
  requireTransition(bookingTransitions, state, to)
  const changes = Object.entries(values).map(([column, value]) => sql`${nameInSql(column)} = ${value}`)
  const changed = await db.run(sql`
    update bookings set ${joined([sql`state = ${to}`, ...changes], ', ')}
    where workspace_id = ${workspace_id} and id = ${id} and state = ${state}`)
  if (changed === 0) throw new AppError('changed meanwhile')
}
