import { deletedClientDays } from '@allenio/contract/clients'
import type { Leave } from '#areas/account'
import { deactivateMember, detachMember, removeMember, restoreMember } from '#areas/permissions'
import { refuseOverLimit, reservePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { nothing, sql, type Row, type WorkspaceDb } from '#platform/db'
import { notify } from '#platform/notify'
import { clientLeft } from './news/notifications.ts'
import { reachClientToChange, reachDeletedClient, type ReachedClient } from './reach.ts'
import { nameOfClient, teamOf } from './team-of.ts'

/** A past end of subscription no longer deactivates this client: the member who restores them has seen it. */
export const madeActive = sql`status = 'active', deactivated_at = null, restored_at = now(), updated_at = clock_timestamp()`

type EndListener = (db: WorkspaceDb, clientId: string) => Promise<unknown>

/** Called within the transaction that deactivates or deletes a client, or in which they leave: what they have booked is given up. */
export const clientEndListeners = collectionOf<EndListener>('client end listeners')

async function notifyEnd(db: WorkspaceDb, clientId: string): Promise<void> {
  for (const listener of clientEndListeners.gathered()) await listener(db, clientId)
}

/** Ends the client's access at once; the history stays, and the plan's place is free. Does nothing if they are inactive already. */
export async function deactivate(db: WorkspaceDb, client: ReachedClient): Promise<boolean> {
  if (client.status === 'inactive') return false
  await db.run(sql`
    update clients set status = 'inactive', deactivated_at = now(), updated_at = clock_timestamp() where id = ${client.id}`)
  if (client.membership_id !== null) await deactivateMember(db, client.membership_id)
  await notifyEnd(db, client.id)
  return true
}

/** Throws 402 when the plan has no place for them. */
export async function restore(db: WorkspaceDb, actor: Actor, client: ReachedClient): Promise<boolean> {
  if (client.status === 'active') return false
  await refuseOverLimit(db, actor, { from: `/clients/${client.id}` })
  await db.run(sql`update clients set ${madeActive} where id = ${client.id}`)
  if (client.membership_id !== null) await restoreMember(db, client.membership_id)
  return true
}

export async function deactivateClient(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const client = await reachClientToChange(db, actor, id)
  if (await deactivate(db, client)) await audit(db, { personId: actor.personId, action: 'deactivate client', subjectId: id })
}

export async function restoreClient(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const client = await reachClientToChange(db, actor, id)
  if (await restore(db, actor, client)) await audit(db, { personId: actor.personId, action: 'restore client', subjectId: id })
}

interface Erasure {
  erased_at: string
}

/** Marks a client as deleted; answers when they will be erased. */
export async function deleteClient(db: WorkspaceDb, actor: Actor, id: string): Promise<string> {
  const client = await reachClientToChange(db, actor, id)
  const { erased_at } = await db.one<Erasure>(sql`
    update clients set deleted_at = now(), updated_at = clock_timestamp() where id = ${id}
    returning deleted_at + make_interval(days => ${deletedClientDays}) as erased_at`)
  if (client.membership_id !== null) await deactivateMember(db, client.membership_id)
  await notifyEnd(db, id)
  await audit(db, { personId: actor.personId, action: 'delete client', subjectId: id })
  return erased_at
}

/**
 * Undeletes a client as they were. An active client for whom the plan has no place comes back as inactive: after a refusal they
 * would be erased with everything in a few days. Answers whether that happened.
 */
export async function undeleteClient(db: WorkspaceDb, actor: Actor, id: string): Promise<boolean> {
  const client = await reachDeletedClient(db, actor, id)
  const wasActive = client.status === 'active'
  const isWithoutPlace = wasActive && (await reservePlaces(db, db.workspaceId)) === 0
  const stateChange = isWithoutPlace ? sql`status = 'inactive', deactivated_at = now(),` : nothing
  await db.run(sql`update clients set ${stateChange} deleted_at = null, updated_at = clock_timestamp() where id = ${id}`)
  if (wasActive && !isWithoutPlace && client.membership_id !== null) await restoreMember(db, client.membership_id)
  await audit(db, { personId: actor.personId, action: 'undelete client', subjectId: id, details: { isWithoutPlace } })
  return isWithoutPlace
}

/** Runs when clients leave by themselves: the business keeps the record, but nobody can enter with it any more. */
export const leaveAsClient: Leave = async (db, membershipId) => {
  const client = await db.maybeOne<Row<'clients', 'id'> & { is_deleted: boolean }>(sql`
    update clients set status = 'inactive', deactivated_at = coalesce(deactivated_at, now()), registered_at = null, invited_at = null,
      declined_at = null, updated_at = clock_timestamp()
    where membership_id = ${membershipId} returning id, deleted_at is not null as is_deleted`)
  if (!client) return removeMember(db, membershipId)
  await detachMember(db, membershipId)
  await notifyEnd(db, client.id)
  if (client.is_deleted) return
  const subject = { clientName: await nameOfClient(db, client.id) }
  await notify(db, clientLeft, { to: await teamOf(db, client.id), clientId: client.id, subject })
}
