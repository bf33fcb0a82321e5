import { lockCredits } from '#areas/credits'
import { lockForAll, sql, type Row, type WorkspaceDb } from '#platform/db'

interface Locked {
  hostIds: readonly (string | null)[]
  placeKeys: readonly (string | null)[]
}

const knownKeys = (values: readonly (string | null)[]): string[] => values.filter(value => value !== null)

/**
 * Takes hosts and places. Whoever books, moves or cancels takes locks in this order: hosts, places, clients, credits. So two calls never
 * wait for each other, and the rules are judged while nobody else can change what they look at.
 */
export async function lockPlaces(db: WorkspaceDb, { hostIds, placeKeys }: Locked): Promise<void> {
  await lockForAll(db, 'host', knownKeys(hostIds))
  await lockForAll(db, 'place', knownKeys(placeKeys))
}

/** Takes clients and their credits, after hosts and places. */
export async function lockClients(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  await lockForAll(db, 'bookings of client', clientIds)
  await lockCredits(db, clientIds)
}

/** Takes these clients together with those who come to the appointments or wait for a seat; the hosts are taken by now. */
export async function lockClientsOf(db: WorkspaceDb, appointmentIds: readonly string[], more: readonly string[] = []): Promise<void> {
  const rows = await db.many<Row<'bookings', 'client_id'>>(sql`
    select distinct client_id from bookings
    where appointment_id = any(${[...appointmentIds]}::uuid[]) and state not in ('cancelled', 'cancelled late')`)
  await lockClients(db, [...more, ...rows.map(({ client_id }) => client_id)])
}
