import type { DayMarkPart } from '#areas/client-overview'
import { limitTo, sql } from '#platform/db'
import { bookedAppointments, commonEntry, type AgendaRow } from './agenda.ts'

/** The appointments that a client has booked, whoever hosts them. */
export const bookingDayMarks: DayMarkPart = {
  kind: 'appointments',
  permission: 'view reservations',
  color: 'blue',
  isForClients: true,
  read: async (db, actor, { clientId, from, to, limit }) => {
    const rows = await db.many<AgendaRow>(
      sql`${bookedAppointments} where b.client_id = ${clientId} and b.seat is not null and b.day between ${from} and ${to}
        and not a.is_cancelled order by a.starts_at, a.id ${limitTo(limit)}`,
    )
    const link = actor.role === 'client' ? '/reservations' : `/clients/${clientId}/reservations`
    return rows.map(row => ({ ...commonEntry(row), title: row.kind, detail: row.place, link }))
  },
}
