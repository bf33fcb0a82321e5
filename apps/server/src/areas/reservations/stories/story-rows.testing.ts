import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { World } from './story-world.testing.ts'

export interface BookingNow
  extends
    Row<
      'bookings',
      | 'id'
      | 'client_id'
      | 'appointment_id'
      | 'state'
      | 'seat'
      | 'credits'
      | 'starts_at'
      | 'ends_at'
      | 'created_at'
      | 'seat_given_at'
      | 'told'
      | 'tell_at'
    >,
    Row<'appointments', 'series_id' | 'planned_start' | 'is_cancelled'> {
  price: number
  first_name: string
}

type AppointmentNow = Row<
  'appointments',
  'id' | 'series_id' | 'planned_start' | 'host_id' | 'starts_at' | 'ends_at' | 'capacity' | 'taken' | 'waiting' | 'is_cancelled'
>
type EntryNow = Row<'credit_entries', 'pack_id' | 'client_id' | 'amount' | 'balance' | 'cause' | 'booking_id'>
type PackNow = Row<'credit_packs', 'id' | 'client_id' | 'remaining' | 'until_day' | 'withdrawn_at'>
type ClosureNow = Row<'closures', 'id' | 'deleted_at'>

const readRows = async (db: WorkspaceDb) => {
  const [bookings, appointments, entries, packs, clients, closures] = await Promise.all([
    db.many<BookingNow>(sql`
      select b.id, b.client_id, b.appointment_id, b.state, b.seat, b.credits, b.starts_at, b.ends_at, b.created_at, b.seat_given_at, b.told,
        b.tell_at, a.series_id, a.planned_start, a.is_cancelled, k.credits as price, c.first_name
      from bookings b join appointments a on a.id = b.appointment_id join appointment_kinds k on k.id = a.kind_id
      join clients c on c.id = b.client_id order by b.created_at, b.id`),
    db.many<AppointmentNow>(sql`
      select id, series_id, planned_start, host_id, starts_at, ends_at, capacity, taken, waiting, is_cancelled from appointments
      order by starts_at, id`),
    db.many<EntryNow>(sql`
      select pack_id, client_id, amount, balance, cause, booking_id from credit_entries order by created_at, id`),
    db.many<PackNow>(sql`
      select id, client_id, remaining, until_day, withdrawn_at from credit_packs where deleted_at is null
      order by created_at, id`),
    db.many<Row<'clients', 'id' | 'status' | 'deleted_at'>>(sql`select id, status, deleted_at from clients`),
    db.many<ClosureNow>(sql`select id, deleted_at from closures order by created_at, id`),
  ])
  return { bookings, appointments, entries, packs, closures, statusOf: new Map(clients.map(client => [client.id, client.status])) }
}

/** Everything that a story is judged by. */
export type Rows = Awaited<ReturnType<typeof readRows>>

export const rowsOf = ({ inTeam }: World): Promise<Rows> => inTeam(readRows)
