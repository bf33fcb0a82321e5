import { ownClientId } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import type { DayRange } from './appointments.ts'
import { meetingLink } from '../kinds.ts'

/** An appointment as a feed shows it to its host, or to the client who has booked it. */
export interface FeedAppointment
  extends
    Row<'appointments', 'starts_at' | 'ends_at' | 'capacity' | 'taken'>,
    Row<'appointment_kinds', 'place' | 'link'>,
    OrNull<Row<'clients', 'first_name' | 'last_name'>> {
  /** For a client the booking, by which invitations name it, too. */
  id: string
  kind: string
  changed_at: string
  sequence: number
}

/** The appointments of a member in the order of their starts. The client of an appointment for one is named to its host. */
export const listFeedAppointments = (db: WorkspaceDb, actor: Actor, { from, to, limit }: DayRange & { limit: number }) =>
  actor.role === 'client'
    ? db.many<FeedAppointment>(sql`
      select b.id, k.name as kind, k.place, ${meetingLink}, a.starts_at, a.ends_at, a.capacity, a.taken, b.sequence,
        greatest(b.created_at, a.updated_at) as changed_at, null as first_name, null as last_name
      from bookings b join appointments a on a.id = b.appointment_id join appointment_kinds k on k.id = a.kind_id
      where b.client_id = ${ownClientId(actor)} and b.seat is not null and not a.is_cancelled and a.day between ${from} and ${to}
      order by a.starts_at, b.id ${limitTo(limit)}`)
    : db.many<FeedAppointment>(sql`
      select a.id, k.name as kind, k.place, ${meetingLink}, a.starts_at, a.ends_at, a.capacity, a.taken, 0 as sequence,
        a.updated_at as changed_at, c.first_name, c.last_name
      from appointments a join appointment_kinds k on k.id = a.kind_id
      left join bookings b on b.appointment_id = a.id and b.seat is not null and a.capacity = 1
      left join clients c on c.id = b.client_id and c.deleted_at is null
      where a.host_id = ${actor.membershipId} and a.taken > 0 and not a.is_cancelled and a.day between ${from} and ${to}
      order by a.starts_at, a.id ${limitTo(limit)}`)
