import type { Actor } from '#platform/access'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { moveOccurrence } from './appointment-moves.ts'

/** An appointment as a calendar elsewhere shows it to its host. */
export interface AppointmentToCopy
  extends
    Row<'appointments', 'id' | 'host_id' | 'starts_at' | 'ends_at' | 'zone' | 'updated_at'>,
    Row<'appointment_kinds', 'place' | 'link'> {
  kind: string
  /** The client of an appointment for one; a class names nobody. */
  first_name: string | null
  has_meet: boolean
  /** Somebody comes, and it takes place. */
  is_held: boolean
}

export const readAppointmentsToCopy = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<AppointmentToCopy>(sql`
  select a.id, a.host_id, a.starts_at, a.ends_at, a.zone, a.updated_at, k.name as kind, k.place, k.link,
    coalesce(s.has_meet, false) as has_meet, a.taken > 0 and not a.is_cancelled as is_held,
    case when a.capacity = 1 then (
      select c.first_name from bookings b join clients c on c.id = b.client_id
      where b.appointment_id = a.id and b.seat is not null order by b.seat limit 1) end as first_name
  from appointments a join appointment_kinds k on k.id = a.kind_id left join slot_series s on s.id = a.series_id
  where a.id = any(${[...ids]}::uuid[])`)

/** The appointments of a host that are held, from yesterday on. */
export const listAppointmentsToCopy = async (db: WorkspaceDb, hostId: string): Promise<string[]> =>
  (
    await db.many<Row<'appointments', 'id'>>(sql`
    select id from appointments where host_id = ${hostId} and taken > 0 and not is_cancelled and ends_at > now() - interval '1 day'
    order by starts_at, id limit 2000`)
  ).map(({ id }) => id)

interface MovedCopy {
  id: string
  startDate: string
  endDate: string
}

/** Moves an appointment as its host does in our own calendar, by its rules. */
export async function moveCopiedAppointment(db: WorkspaceDb, actor: Actor, { id, startDate, endDate }: MovedCopy): Promise<void> {
  const row = found(
    await db.maybeOne<Row<'appointments', 'series_id' | 'planned_start'>>(sql`
    select series_id, planned_start from appointments where id = ${id}`),
  )
  await moveOccurrence(db, actor, { id: found(row.series_id), startsAt: row.planned_start, startDate, endDate, passesRules: false })
}

/** The Meet link that was made for an appointment. */
export async function storeMeetLink(db: WorkspaceDb, id: string, link: string): Promise<void> {
  const changed = await db.run(sql`update appointments set meet_link = ${link} where id = ${id} and meet_link <> ${link}`)
  if (changed > 0) addSubjects(db, [id])
}
