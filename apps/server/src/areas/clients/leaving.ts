import { deletedClientDays } from '@allenio/contract/clients'
import { deactivateMember, restoreMember } from '#areas/permissions'
import { refuseOverLimit } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { reachClientToChange, reachDeletedClient, type ReachedClient } from './reach.ts'

/** The client can no longer enter, at once; the history stays and the place is free. Nothing where they are inactive. */
export async function deactivate(db: WorkspaceDb, client: ReachedClient): Promise<boolean> {
  if (client.status === 'inactive') return false
  await db.run(sql`
    update clients set status = 'inactive', deactivated_at = now(), updated_at = clock_timestamp() where id = ${client.id}`)
  if (client.membership_id !== null) await deactivateMember(db, client.membership_id)
  return true
}

/** Throws 402 when there is no place for them. */
export async function restore(db: WorkspaceDb, actor: Actor, client: ReachedClient): Promise<boolean> {
  if (client.status === 'active') return false
  await refuseOverLimit(db, actor)
  await db.run(sql`
    update clients set status = 'active', deactivated_at = null, updated_at = clock_timestamp() where id = ${client.id}`)
  if (client.membership_id !== null) await restoreMember(db, client.membership_id)
  return true
}

export async function deactivateOne(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const client = await reachClientToChange(db, actor, id)
  if (await deactivate(db, client)) await audit(db, { personId: actor.personId, action: 'deactivate client', subjectId: id })
}

export async function restoreOne(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const client = await reachClientToChange(db, actor, id)
  if (await restore(db, actor, client)) await audit(db, { personId: actor.personId, action: 'restore client', subjectId: id })
}

/** Marks a client as deleted; answers when they will be erased. */
export async function markDeleted(db: WorkspaceDb, actor: Actor, id: string): Promise<string> {
  const client = await reachClientToChange(db, actor, id)
  const { erased_at } = await db.one<{ erased_at: string }>(sql`
    update clients set deleted_at = now(), updated_at = clock_timestamp() where id = ${id}
    returning deleted_at + make_interval(days => ${deletedClientDays}) as erased_at`)
  if (client.membership_id !== null) await deactivateMember(db, client.membership_id)
  await audit(db, { personId: actor.personId, action: 'delete client', subjectId: id })
  return erased_at
}

/** Brings a client back as they were; who was active needs a place again. */
export async function bringBack(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const client = await reachDeletedClient(db, actor, id)
  if (client.status === 'active') await refuseOverLimit(db, actor)
  await db.run(sql`update clients set deleted_at = null, updated_at = clock_timestamp() where id = ${id}`)
  if (client.status === 'active' && client.membership_id !== null) await restoreMember(db, client.membership_id)
  await audit(db, { personId: actor.personId, action: 'undelete client', subjectId: id })
}
