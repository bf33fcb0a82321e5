import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

export interface Charge {
  clientIds: readonly string[]
  /** Of a coach or a nutritionist. */
  membershipId: string
}

type Listener = (db: WorkspaceDb, taken: { membershipId: string, clientIds: readonly string[] }) => Promise<void>

const listeners: Listener[] = []

/** Told within the transaction whose charge clients have left: what was assigned by them goes. */
export const onUnassigned = (listener: Listener): void => void listeners.push(listener)

/** Puts a collaborator in charge of clients; answers of how many they were not before. */
export async function assignCollaborator(db: WorkspaceDb, { clientIds, membershipId }: Charge): Promise<number> {
  await requireCollaborators(db, [membershipId])
  const wanted = [...new Set(clientIds)]
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from clients where id = any(${wanted}::uuid[]) and deleted_at is null`)
  if (count !== wanted.length) throw new AppError('not found')
  return db.run(sql`
    insert into client_collaborators (client_id, membership_id)
    select wanted.id, ${membershipId}::uuid from unnest(${wanted}::uuid[]) as wanted (id) on conflict do nothing`)
}

/** Takes clients from a collaborator; answers those that were in their charge. */
export async function unassignCollaborator(db: WorkspaceDb, { clientIds, membershipId }: Charge): Promise<string[]> {
  const rows = await db.many<{ client_id: string }>(sql`
    delete from client_collaborators where membership_id = ${membershipId} and client_id = any(${[...clientIds]}::uuid[])
    returning client_id`)
  const taken = rows.map(row => row.client_id)
  if (taken.length) for (const listener of listeners) await listener(db, { membershipId, clientIds: taken })
  return taken
}

/** Those in charge of one client become these. */
export async function setInCharge(db: WorkspaceDb, clientId: string, membershipIds: readonly string[]): Promise<void> {
  await requireCollaborators(db, membershipIds)
  const rows = await db.many<{ membership_id: string }>(sql`
    select membership_id from client_collaborators where client_id = ${clientId}`)
  const before = rows.map(row => row.membership_id)
  for (const membershipId of before.filter(id => !membershipIds.includes(id))) {
    await unassignCollaborator(db, { clientIds: [clientId], membershipId })
  }
  for (const membershipId of membershipIds.filter(id => !before.includes(id))) {
    await assignCollaborator(db, { clientIds: [clientId], membershipId })
  }
}

/** Only coaches and nutritionists of this business are put in charge; anyone else is absent. */
export async function requireCollaborators(db: WorkspaceDb, membershipIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(membershipIds)]
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from memberships where id = any(${wanted}::uuid[]) and role in ('coach', 'nutritionist')`)
  if (count !== wanted.length) throw new AppError('not found')
}
