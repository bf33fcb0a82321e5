import { collectionOf } from '#platform/contributions'
import { sql, type Count, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { notifyClientAccess } from './access-events.ts'

export interface Charge {
  clientIds: readonly string[]
  /** The membership of a coach or a nutritionist. */
  membershipId: string
}

type Listener = (db: WorkspaceDb, charge: Charge) => Promise<void>

/** Called within the transaction that puts clients in somebody's charge. */
export const assignedListeners = collectionOf<Listener>('assigned listeners')

/** Called within the transaction that takes clients from somebody: the content that they assigned is withdrawn. */
export const unassignedListeners = collectionOf<Listener>('unassigned listeners')

async function notifyListeners(db: WorkspaceDb, listeners: readonly Listener[], charge: Charge): Promise<void> {
  if (charge.clientIds.length) for (const listener of listeners) await listener(db, charge)
}

/** Puts a collaborator in charge of clients; answers those that were not in their charge before. */
export async function assignCollaborator(db: WorkspaceDb, charge: Charge): Promise<string[]> {
  const clientIds = await addCharge(db, charge)
  await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds })
  return clientIds
}

async function addCharge(db: WorkspaceDb, { clientIds, membershipId }: Charge): Promise<string[]> {
  await requireCollaborators(db, [membershipId], { areActive: true })
  const uniqueIds = [...new Set(clientIds)]
  const { count } = await db.one<Count>(sql`
    select count(*) as count from clients where id = any(${uniqueIds}::uuid[]) and deleted_at is null`)
  if (count !== uniqueIds.length) throw new AppError('not found')
  const rows = await db.many<Row<'client_collaborators', 'client_id'>>(sql`
    insert into client_collaborators (client_id, membership_id)
    select wanted.id, ${membershipId}::uuid from unnest(${uniqueIds}::uuid[]) as wanted (id) on conflict do nothing
    returning client_id`)
  const newClientIds = rows.map(row => row.client_id)
  await notifyListeners(db, assignedListeners.gathered(), { membershipId, clientIds: newClientIds })
  return newClientIds
}

/** Puts new clients in the charge of the member who created them, before `notifyClientAccess` is called for them. */
export const insertCharge = (db: Db, { workspaceId, clientIds, membershipId }: Charge & { workspaceId: string }) =>
  db.run(sql`
  insert into client_collaborators (workspace_id, client_id, membership_id)
  select ${workspaceId}::uuid, made.id, ${membershipId}::uuid from unnest(${[...clientIds]}::uuid[]) as made (id)`)

/** Takes clients from a collaborator; answers those that were in their charge. */
export async function unassignCollaborator(db: WorkspaceDb, charge: Charge): Promise<string[]> {
  const clientIds = await removeCharge(db, charge)
  await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds })
  return clientIds
}

async function removeCharge(db: WorkspaceDb, { clientIds, membershipId }: Charge): Promise<string[]> {
  const rows = await db.many<Row<'client_collaborators', 'client_id'>>(sql`
    delete from client_collaborators where membership_id = ${membershipId} and client_id = any(${[...clientIds]}::uuid[])
    returning client_id`)
  const removedIds = rows.map(row => row.client_id)
  await notifyListeners(db, unassignedListeners.gathered(), { membershipId, clientIds: removedIds })
  return removedIds
}

/** The memberships that were put in charge of a client, and those that were taken away. */
export interface ChargeChange {
  gained: string[]
  lost: string[]
}

/** Replaces the members in charge of a client, before `notifyClientAccess` is called for this client. */
export async function setInCharge(db: WorkspaceDb, clientId: string, membershipIds: readonly string[]): Promise<ChargeChange> {
  await requireCollaborators(db, membershipIds)
  const rows = await db.many<Row<'client_collaborators', 'membership_id'>>(sql`
    select membership_id from client_collaborators where client_id = ${clientId}`)
  const before = rows.map(row => row.membership_id)
  const lost = before.filter(id => !membershipIds.includes(id))
  const gained = [...new Set(membershipIds)].filter(id => !before.includes(id))
  for (const membershipId of lost) await removeCharge(db, { clientIds: [clientId], membershipId })
  for (const membershipId of gained) await addCharge(db, { clientIds: [clientId], membershipId })
  return { gained, lost }
}

/**
 * Only coaches and nutritionists of this business can be in charge, and inactive ones cannot be newly put there; all others
 * are answered as absent. Invited members can be in charge: they reach nobody until they have accepted.
 */
async function requireCollaborators(db: WorkspaceDb, membershipIds: readonly string[], { areActive = false } = {}): Promise<void> {
  const uniqueIds = [...new Set(membershipIds)]
  const { count } = await db.one<Count>(sql`
    select count(*) as count from memberships
    where id = any(${uniqueIds}::uuid[]) and role in ('coach', 'nutritionist') and (status <> 'inactive' or not ${areActive})`)
  if (count !== uniqueIds.length) throw new AppError('not found')
}
