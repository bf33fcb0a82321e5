import type { OwnBooking, ReservedUser } from '@allenio/contract/reservations'
import { latestChange } from '@allenio/domain/reservations'
import { clientCard, reachableClients, type Asker, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import type { OccurrenceFacts } from '../hours/occurrences.ts'

export interface ReservedRow
  extends
    Omit<CardRow, 'id'>,
    Row<'bookings', 'id' | 'appointment_id' | 'client_id' | 'state' | 'answer' | 'is_by_client' | 'created_at' | 'credits'>,
    Row<'clients', 'allergies' | 'injuries'> {
  is_in_charge: boolean
}

const isShown = sql`b.state not in ('cancelled', 'cancelled late')`

/** A condition on bookings `b` and their clients `c`: whose name the asker sees, in an appointment of their own or in their charge. */
const isNamed = (asker: Asker): Sql =>
  asker.role === 'admin' ? sql`true` : sql`(a.host_id = ${asker.membershipId} or ${reachableClients(asker)})`

/** The people who come to these appointments and who wait, by appointment; those first who booked first. */
export async function readReservedUsers(
  db: WorkspaceDb,
  actor: Actor,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, ReservedRow[]>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await db.many<ReservedRow>(sql`
    select b.id, b.appointment_id, b.client_id, b.state, b.answer, b.is_by_client, b.created_at, b.credits,
      c.workspace_id, c.first_name, c.last_name, c.photo_file_id, c.allergies, c.injuries, ${reachableClients(actor)} as is_in_charge
    from bookings b join appointments a on a.id = b.appointment_id join clients c on c.id = b.client_id
    where b.appointment_id = any(${[...appointmentIds]}::uuid[]) and ${isShown} and c.deleted_at is null and ${isNamed(actor)}
    order by b.state = 'waiting', b.created_at, b.id`)
  return Map.groupBy(rows, ({ appointment_id }) => appointment_id)
}

export const presentReserved = (row: ReservedRow, actor: Actor): ReservedUser => ({
  id: row.id,
  client: clientCard({ ...row, id: row.client_id }, actor),
  state: row.state,
  answer: row.answer,
  isByClient: row.is_by_client,
  bookedAt: row.created_at,
  credits: row.credits,
  isInCharge: row.is_in_charge,
  allergies: row.is_in_charge ? row.allergies : '',
  injuries: row.is_in_charge ? row.injuries : '',
})

export interface OwnRow extends Row<'bookings', 'id' | 'appointment_id' | 'state' | 'answer' | 'credits' | 'seat_given_at'> {
  waiting_place: number | null
}

/** The place of a booking `b` among those that wait for the same appointment. */
export const waitingPlace = sql`case when b.state = 'waiting' then (
  select count(*) from bookings w where w.workspace_id = b.workspace_id and w.appointment_id = b.appointment_id and w.state = 'waiting'
    and (w.created_at, w.id) <= (b.created_at, b.id)) end as waiting_place`

/** A client's bookings of these appointments. */
export async function readOwnBookings(db: WorkspaceDb, clientId: string, appointmentIds: readonly string[]) {
  const rows = await db.many<OwnRow>(sql`
    select b.id, b.appointment_id, b.state, b.answer, b.credits, b.seat_given_at, ${waitingPlace} from bookings b
    where b.client_id = ${clientId} and b.appointment_id = any(${[...appointmentIds]}::uuid[]) and ${isShown}`)
  return new Map(rows.map(row => [row.appointment_id, row]))
}

/** A seat from the waiting list can be declined freely for a day. */
export const freelyUntil = (seatGivenAt: string | null): number => (seatGivenAt === null ? 0 : Date.parse(seatGivenAt) + 86_400_000)

/** Until when a client changes an appointment freely. */
export const changeTimes = (start: number, { cancelHours, moveHours }: OccurrenceFacts['rules'], seatGivenAt: string | null) => ({
  cancelUntil: new Date(Math.min(start, Math.max(latestChange(start, cancelHours), freelyUntil(seatGivenAt)))).toISOString(),
  moveUntil: new Date(latestChange(start, moveHours)).toISOString(),
})

export function presentOwn(row: OwnRow, time: OccurrenceFacts, now: number): OwnBooking {
  const times = changeTimes(time.start, time.rules, row.seat_given_at)
  const isComing = time.start > now && (row.state === 'booked' || row.state === 'waiting')
  return {
    id: row.id,
    state: row.state,
    answer: row.answer,
    credits: row.credits,
    waitingPlace: row.waiting_place,
    ...times,
    may: { cancel: isComing, move: isComing && row.state === 'booked' && now <= Date.parse(times.moveUntil) },
  }
}
