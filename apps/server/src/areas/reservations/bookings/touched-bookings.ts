import type { TouchedBooking } from '@allenio/contract/reservations'
import { clientCard } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, limitTo, sql, type WorkspaceDb } from '#platform/db'
import { selectBookings, type BookingRow } from './bookings.ts'
import { lockClientsOf, lockPlaces } from '../locks.ts'
import { cancelForBusiness } from './cancellations.ts'

interface ClosedSpan {
  hostId: string | null
  startDate: string
  endDate: string
}

const isComing = sql`b.state in ('booked', 'waiting') and b.ends_at > now()`

/** The bookings to come that lie within closed spans. */
export const findTouched = (db: WorkspaceDb, spans: readonly ClosedSpan[]) =>
  selectBookings(
    db,
    sql`${isComing} and (${joined(
      spans.map(
        ({ hostId, startDate, endDate }) =>
          sql`(b.starts_at < ${endDate}::timestamptz and b.ends_at > ${startDate}::timestamptz
            and (${hostId}::uuid is null or a.host_id = ${hostId}::uuid))`,
      ),
      ' or ',
    )})`,
    sql`order by b.starts_at, b.id ${limitTo(1000)}`,
  )

/** The bookings to come of these appointments. */
export const findComing = (db: WorkspaceDb, appointmentIds: readonly string[]) =>
  selectBookings(db, sql`${isComing} and b.appointment_id = any(${[...appointmentIds]}::uuid[])`, sql`order by b.starts_at, b.id`)

/** How many a refusal lists; the rest is counted on the screen by whoever reads on. */
const listed = 200

export const describeTouched = (actor: Actor, rows: readonly BookingRow[]): TouchedBooking[] =>
  rows
    .slice(0, listed)
    .map(row => ({
      id: row.id,
      startDate: row.starts_at,
      endDate: row.ends_at,
      client: clientCard({ ...row, id: row.client_id }, actor),
      kind: row.kind_name,
    }))

/** Cancels bookings that lie in many appointments, with their locks. */
export async function cancelTouched(
  db: WorkspaceDb,
  actor: Actor,
  { rows, reason }: { rows: readonly BookingRow[]; reason: string },
): Promise<void> {
  await lockPlaces(db, { hostIds: rows.map(({ host_id }) => host_id), placeKeys: rows.map(({ place_key }) => place_key) })
  await lockClientsOf(
    db,
    rows.map(({ appointment_id }) => appointment_id),
    rows.map(({ client_id }) => client_id),
  )
  await cancelForBusiness(db, actor, { ids: rows.map(({ id }) => id), reason })
}
