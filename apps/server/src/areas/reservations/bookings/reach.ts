import type { Asker } from '#areas/clients'
import { addSubjects, sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { reachableBookings, selectBookings, type BookingRow } from './bookings.ts'
import { lockClientsOf, lockPlaces } from '../locks.ts'

/** The booking that a call names: absent and out of reach are alike. */
export async function reachBooking(db: WorkspaceDb, asker: Asker, id: string): Promise<BookingRow> {
  const [row] = await selectBookings(db, sql`b.id = ${id} and ${reachableBookings(asker)}`)
  const booking = found(row)
  addSubjects(db, [booking.client_id, ...(booking.series_id ? [booking.series_id] : [])])
  return booking
}

/**
 * The booking that a call changes, read again once its locks are taken: those of its host and place, of all who come, and their credits.
 */
export async function reachBookingToChange(
  db: WorkspaceDb,
  asker: Asker,
  { id, more = [] }: { id: string; more?: readonly { host_id: string | null; place_key: string | null }[] },
): Promise<BookingRow> {
  const booking = await reachBooking(db, asker, id)
  const places = [booking, ...more]
  await lockPlaces(db, { hostIds: places.map(({ host_id }) => host_id), placeKeys: places.map(({ place_key }) => place_key) })
  await lockClientsOf(db, [booking.appointment_id], [booking.client_id])
  return reachBooking(db, asker, id)
}
