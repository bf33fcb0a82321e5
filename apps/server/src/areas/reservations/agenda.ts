import type { EventColor } from '@allenio/contract/event-colors'
import type { AgendaPart, AgendaPartEntry } from '#areas/client-overview'
import { clientCard, ownClientId, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'

export interface AgendaRow extends Row<'appointments', 'id' | 'day' | 'starts_at' | 'ends_at' | 'capacity' | 'taken'> {
  kind: string
  color: EventColor
  place: string
}

type HostedRow = AgendaRow & OrNull<Omit<CardRow, 'id'>> & { client_id: string | null; booking_id: string | null }

type Query = Parameters<AgendaPart['read']>[2]

const columns = sql`a.id, a.day, a.starts_at, a.ends_at, a.capacity, a.taken, k.name as kind, k.color, k.place`

const isWithin = ({ from, to }: Query) => sql`a.day between ${from} and ${to} and not a.is_cancelled`

/** The appointments that somebody hosts; one with a single client is called by that client. */
async function readHosted(db: WorkspaceDb, actor: Actor, query: Query): Promise<AgendaPartEntry[]> {
  const rows = await db.many<HostedRow>(sql`
    select ${columns}, c.id as client_id, c.workspace_id, c.first_name, c.last_name, c.photo_file_id, (
      select n.id from bookings n where n.appointment_id = a.id and n.seat is not null order by n.seat limit 1) as booking_id
    from appointments a join appointment_kinds k on k.id = a.kind_id
    left join bookings b on b.appointment_id = a.id and b.seat is not null and a.capacity = 1
    left join clients c on c.id = b.client_id
    where a.host_id = ${actor.membershipId} and a.taken > 0 and ${isWithin(query)} order by a.starts_at, a.id ${limitTo(query.limit)}`)
  return rows.map(row => {
    const { client_id: id, workspace_id, first_name, last_name, photo_file_id } = row
    const isOne = id !== null && workspace_id !== null && first_name !== null && last_name !== null
    const client = isOne ? clientCard({ id, workspace_id, first_name, last_name, photo_file_id }, actor) : null
    return {
      ...commonEntry(row),
      title: client?.name ?? row.kind,
      detail: client ? row.kind : `${row.taken}/${row.capacity}`,
      link: `/reservations?day=${row.day}&booking=${row.booking_id}`,
      client,
    }
  })
}

/** The appointments `a` of bookings `b`, with what their kinds say. */
export const bookedAppointments: Sql = sql`
  select ${columns} from bookings b join appointments a on a.id = b.appointment_id join appointment_kinds k on k.id = a.kind_id`

async function readBooked(db: WorkspaceDb, actor: Actor, query: Query): Promise<AgendaPartEntry[]> {
  const rows = await db.many<AgendaRow>(sql`
    ${bookedAppointments} where b.client_id = ${ownClientId(actor)} and b.seat is not null and ${isWithin(query)}
    order by a.starts_at, a.id ${limitTo(query.limit)}`)
  return rows.map(row => ({ ...commonEntry(row), title: row.kind, detail: row.place, link: '/reservations', client: null }))
}

export const commonEntry = ({ id, day, starts_at, ends_at, color }: AgendaRow) => ({
  id,
  day,
  startsAt: starts_at,
  endsAt: ends_at,
  color,
  isDone: Date.parse(ends_at) < Date.now(),
})

export const appointmentAgenda: AgendaPart = {
  layer: 'appointments',
  permission: 'view reservations',
  color: 'blue',
  isForClients: true,
  read: (db, actor, query) => (actor.role === 'client' ? readBooked : readHosted)(db, actor, query),
}
