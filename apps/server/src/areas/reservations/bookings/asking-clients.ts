import type { AskingClient } from '@allenio/domain/reservations'
import { choosePacks, sortBookings, type ClientBooking, type ClientBookings } from '@allenio/domain/reservations'
import { readUsablePacks, type UsablePackRow } from '#areas/credits'
import { groupsOfClient } from '#areas/groups'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { keyOf, type OccurrenceFacts } from '../hours/occurrences.ts'
import type { SeriesRow } from '../hours/series.ts'

/** The facts that rules ask about the client who books. */
export interface ClientFacts {
  id: string
  isActive: boolean
  roles: readonly string[]
  groupIds: readonly string[]
  bookings: readonly (ClientBooking & { id: string })[]
  sortedBookings: ClientBookings
  packs: readonly UsablePackRow[]
}

interface ClientRow extends Row<'clients', 'id' | 'status'> {
  roles: string[]
  group_ids: string[]
}

interface SeatRow
  extends Row<'bookings', 'id' | 'client_id' | 'starts_at' | 'ends_at' | 'day'>, Row<'appointments', 'series_id' | 'planned_start'> {}

/** Reads what rules ask about clients, with their bookings from a moment on. */
export async function readClientFacts(db: WorkspaceDb, ids: readonly string[], from: string): Promise<ReadonlyMap<string, ClientFacts>> {
  const [clients, seats, packsOf] = await Promise.all([
    db.many<ClientRow>(sql`
      select c.id, c.status,
        array(select m.role from client_collaborators k join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
          where k.client_id = c.id and m.status = 'active') as roles,
        array${groupsOfClient(sql`c.id`)} as group_ids
      from clients c where c.id = any(${[...ids]}::uuid[]) and c.deleted_at is null`),
    db.many<SeatRow>(sql`
      select b.id, b.client_id, b.starts_at, b.ends_at, b.day, a.series_id, a.planned_start
      from bookings b join appointments a on a.id = b.appointment_id
      where b.client_id = any(${[...ids]}::uuid[]) and b.starts_at >= ${from}::timestamptz - interval '1 day'
        and b.state in ('booked', 'attended')`),
    readUsablePacks(db, ids),
  ])
  const seatsOf = Map.groupBy(seats, ({ client_id }) => client_id)
  return new Map(
    clients.map(({ id, status, roles, group_ids: groupIds }) => {
      const bookings = (seatsOf.get(id) ?? []).map(seat => ({
        id: seat.id,
        start: Date.parse(seat.starts_at),
        end: Date.parse(seat.ends_at),
        day: seat.day,
        key: keyOf(seat.series_id, seat.planned_start),
      }))
      const packs = packsOf.get(id) ?? []
      return [id, { id, isActive: status === 'active', roles, groupIds, bookings, sortedBookings: sortBookings(bookings), packs }]
    }),
  )
}

const includes = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some(each => has.includes(each))

/** Whether the hours are for this client, by who is in charge and by groups. */
export const isMeant = (series: Pick<SeriesRow, 'client_roles' | 'group_ids'> | null, { roles, groupIds }: ClientFacts): boolean =>
  series !== null && includes(series.client_roles, roles) && includes(series.group_ids, groupIds)

/** The client as the rules see them when they ask for this time; a booking that is moved does not count. */
export function askingClient(facts: ClientFacts, time: OccurrenceFacts, movedId?: string): AskingClient {
  const kindId = time.appointment?.kind_id ?? time.series?.kind_id ?? ''
  // a moved booking is paid already
  const isPaid = movedId !== undefined || choosePacks(facts.packs, { kindId, day: time.day, amount: time.credits }) !== null
  return {
    isActive: facts.isActive,
    isMeant: isMeant(time.series, facts),
    bookings: movedId === undefined ? facts.sortedBookings : sortBookings(facts.bookings.filter(({ id }) => id !== movedId)),
    credits: isPaid ? time.credits : 0,
  }
}
