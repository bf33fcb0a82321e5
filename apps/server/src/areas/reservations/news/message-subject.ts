import type { SubjectPart } from '#areas/client-records'
import { sql, type Row } from '#platform/db'
import { reachableBookings } from '../bookings/bookings.ts'

/** An appointment that a message is about: both sides open it from the message. */
export const appointmentSubject: SubjectPart = {
  kind: 'appointment',
  permission: 'view reservations',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'appointment_kinds', 'name'> & Row<'bookings', 'day'>>(sql`
      select k.name, b.day from bookings b join appointments a on a.id = b.appointment_id join appointment_kinds k on k.id = a.kind_id
      where b.id = ${id} and b.client_id = ${clientId}`)
    return row && { title: row.name, day: row.day, parentId: null }
  },
  async listOpenable(db, actor, { clientId, subjects }) {
    const ids = subjects.map(({ id }) => id)
    const rows = await db.many<Row<'bookings', 'id'>>(sql`
      select b.id from bookings b join appointments a on a.id = b.appointment_id join clients c on c.id = b.client_id
      where b.id = any(${ids}::uuid[]) and b.client_id = ${clientId} and ${reachableBookings(actor)}`)
    return rows.map(({ id }) => id)
  },
}
