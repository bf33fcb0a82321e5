import type { Actor } from '#platform/access'
import { nothing, sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { countUnread } from './list.ts'
import { emitRead } from './live.ts'
import { lockedInOrder } from './locks.ts'

/** A notification that was read is neither pushed nor mailed any more. */
const asRead = sql`read_at = now(), push_after = null, mail_after = null`

interface Moment {
  now: string
}

interface MarkCount {
  own: number
}

/** Marks all, or the named ones, as read at the same moment. */
export async function markAsRead(
  db: WorkspaceDb,
  actor: Actor,
  ids: readonly string[] | undefined,
): Promise<{ currentDate: string; unread: number }> {
  const { membershipId } = actor
  const isNamed = ids ? sql`and id = any(${[...ids]}::uuid[])` : nothing
  if (ids) {
    const { own } = await db.one<MarkCount>(sql`
      select count(*) as own from notifications where membership_id = ${membershipId} ${isNamed}`)
    if (own !== new Set(ids).size) throw new AppError('not found')
  }
  const { now: currentDate } = await db.one<Moment>(sql`select now() as now`)
  await db.run(sql`
    update notifications set ${asRead}
    where ${lockedInOrder(sql`membership_id = ${membershipId} and is_listed and read_at is null ${isNamed}`)}`)
  const unread = await countUnread(db, actor)
  emitRead(db, actor, { ids: ids ? [...ids] : null, readAt: currentDate, unread })
  return { currentDate, unread }
}

export interface SeenSubject {
  membershipId: string
  kind: string
  /** The subject that `notify` got; without it, all of the kind. */
  about?: string
}

/** Marks notifications as read once the member has seen the thing itself. */
export async function markSeen(db: WorkspaceDb, { membershipId, kind, about }: SeenSubject): Promise<void> {
  await db.run(sql`
    update notifications set ${asRead} where ${lockedInOrder(sql`
      membership_id = ${membershipId} and kind = ${kind} and read_at is null
        ${about === undefined ? nothing : sql`and about = ${about}`}`)}`)
}
