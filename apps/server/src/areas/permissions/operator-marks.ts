import { announceChanges } from '#platform/auth'
import { collectionOf } from '#platform/contributions'
import { sql, type NotNull, type Row, type SystemDb } from '#platform/db'

// Marks that the operator of the installation sets on a business.

type OpeningListener = (db: SystemDb, workspaceId: string) => Promise<unknown>

/** Told of a business that begins or ceases to be open to strangers, in the same transaction. */
export const openingListeners = collectionOf<OpeningListener>('opening listeners')

async function tellOpeningListeners(db: SystemDb, workspaceId: string): Promise<void> {
  for (const listen of openingListeners.gathered()) await listen(db, workspaceId)
}

/** The trial lasts until the end of this day. False where there is no such business. */
export const moveTrialEnd = async (db: SystemDb, workspaceId: string, day: string): Promise<boolean> =>
  (await db.run(sql`
  update workspaces set trial_ends_at = ((${day}::date + 1)::timestamp at time zone 'Europe/Rome'), updated_at = now()
  where id = ${workspaceId}`)) > 0

/** Nobody enters a suspended business. False where it is suspended already. */
export async function suspendWorkspace(db: SystemDb, workspaceId: string, reason: string): Promise<boolean> {
  const count = await db.run(sql`
    update workspaces set suspended_at = now(), suspension_reason = ${reason}, updated_at = now()
    where id = ${workspaceId} and suspended_at is null`)
  await announceToMembers(db, workspaceId)
  await tellOpeningListeners(db, workspaceId)
  return count > 0
}

export async function releaseWorkspace(db: SystemDb, workspaceId: string): Promise<boolean> {
  const count = await db.run(sql`
    update workspaces set suspended_at = null, suspension_reason = null, updated_at = now()
    where id = ${workspaceId} and suspended_at is not null`)
  await announceToMembers(db, workspaceId)
  await tellOpeningListeners(db, workspaceId)
  return count > 0
}

/** A business that closes sells no more; its people can still enter it. */
export async function setClosing(db: SystemDb, workspaceId: string, isClosing: boolean): Promise<void> {
  await db.run(sql`
    update workspaces set closing_at = case when ${isClosing}::boolean then coalesce(closing_at, now()) end, updated_at = now()
    where id = ${workspaceId}`)
  await tellOpeningListeners(db, workspaceId)
}

/** Tells all processes to forget the sessions that they remember of these people. */
async function announceToMembers(db: SystemDb, workspaceId: string): Promise<void> {
  const members = await db.many<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships where workspace_id = ${workspaceId} and person_id is not null`)
  await announceChanges(
    db,
    members.map(member => member.person_id),
  )
}
