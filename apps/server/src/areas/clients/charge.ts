import { collectionOf } from '#platform/contributions'
import { sql, type Count, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

export interface Charge {
  clientIds: readonly string[]
  /** Of a coach or a nutritionist. */
  membershipId: string
}

type Listener = (db: WorkspaceDb, changed: Charge) => Promise<void>

/** Called within the transaction whose charge clients have come into. */
export const assignedListeners = collectionOf<Listener>('assigned listeners')

/** Called within the transaction whose charge clients have left: what was assigned by them goes. */
export const unassignedListeners = collectionOf<Listener>('unassigned listeners')

async function notifyListeners(db: WorkspaceDb, listeners: readonly Listener[], charge: Charge): Promise<void> {
  if (charge.clientIds.length) for (const listener of listeners) await listener(db, charge)
}

/** Puts a collaborator in charge of clients; answers those that were not in their charge before. */
export async function assignCollaborator(db: WorkspaceDb, charge: Charge): Promise<string[]> {
  const given = await addCharge(db, charge)
  await notifyListeners(db, assignedListeners.gathered(), { ...charge, clientIds: given })
  return given
}

/** As `assignCollaborator`, of whoever has just made these clients and needs no word of it. */
export async function addCharge(db: WorkspaceDb, { clientIds, membershipId }: Charge): Promise<string[]> {
  await requireCollaborators(db, [membershipId], { areActive: true })
  const wanted = [...new Set(clientIds)]
  const { count } = await db.one<Count>(sql`
    select count(*) as count from clients where id = any(${wanted}::uuid[]) and deleted_at is null`)
  if (count !== wanted.length) throw new AppError('not found')
  const rows = await db.many<Row<'client_collaborators', 'client_id'>>(sql`
    insert into client_collaborators (client_id, membership_id)
    select wanted.id, ${membershipId}::uuid from unnest(${wanted}::uuid[]) as wanted (id) on conflict do nothing
    returning client_id`)
  return rows.map(row => row.client_id)
}

/** Puts clients that have just been made under whoever made them. */
export const insertCharge = (db: Db, { workspaceId, clientIds, membershipId }: Charge & { workspaceId: string }) =>
  db.run(sql`
  insert into client_collaborators (workspace_id, client_id, membership_id)
  select ${workspaceId}::uuid, made.id, ${membershipId}::uuid from unnest(${[...clientIds]}::uuid[]) as made (id)`)

/** Takes clients from a collaborator; answers those that were in their charge. */
export async function unassignCollaborator(db: WorkspaceDb, { clientIds, membershipId }: Charge): Promise<string[]> {
  const rows = await db.many<Row<'client_collaborators', 'client_id'>>(sql`
    delete from client_collaborators where membership_id = ${membershipId} and client_id = any(${[...clientIds]}::uuid[])
    returning client_id`)
  const taken = rows.map(row => row.client_id)
  await notifyListeners(db, unassignedListeners.gathered(), { membershipId, clientIds: taken })
  return taken
}

/** Memberships that one client came under, and that they left. */
export interface Regrouped {
  gained: string[]
  lost: string[]
}

/** Those in charge of one client become these. */
export async function setInCharge(db: WorkspaceDb, clientId: string, membershipIds: readonly string[]): Promise<Regrouped> {
  await requireCollaborators(db, membershipIds)
  const rows = await db.many<Row<'client_collaborators', 'membership_id'>>(sql`
    select membership_id from client_collaborators where client_id = ${clientId}`)
  const before = rows.map(row => row.membership_id)
  const lost = before.filter(id => !membershipIds.includes(id))
  const gained = [...new Set(membershipIds)].filter(id => !before.includes(id))
  for (const membershipId of lost) await unassignCollaborator(db, { clientIds: [clientId], membershipId })
  for (const membershipId of gained) await assignCollaborator(db, { clientIds: [clientId], membershipId })
  return { gained, lost }
}

/**
 * Only coaches and nutritionists of this business are in charge, and nobody is newly put there whose access was taken away;
 * anyone else is absent. Who is invited may be: they reach nobody until they have accepted.
 */
async function requireCollaborators(db: WorkspaceDb, membershipIds: readonly string[], { areActive = false } = {}): Promise<void> {
  const wanted = [...new Set(membershipIds)]
  const { count } = await db.one<Count>(sql`
    select count(*) as count from memberships
    where id = any(${wanted}::uuid[]) and role in ('coach', 'nutritionist') and (status <> 'inactive' or not ${areActive})`)
  if (count !== wanted.length) throw new AppError('not found')
}
