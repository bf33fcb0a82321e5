import { retractNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { addSubjects, joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { announceAssignments } from './assignment-observers.ts'
import { programAssigned } from './notifications.ts'
import { reachableUsers } from './program-users.ts'

/** A condition on an assignment `u`: its client has trained by it. */
export const assignmentUses = collectionOf<Sql>('assignment uses')

const isTrained = (): Sql => joined([sql`false`, ...assignmentUses.gathered()], ' or ')

interface Undoing {
  programId: string
  ids: readonly string[]
}

type UndoneRow = Row<'program_users', 'id' | 'client_id' | 'announced'>

/**
 * Takes back assignments that were made within the hour, as `selectOver` judges a mistake: they go as if they had never been. One by which
 * somebody has trained, or an earlier one, ends. Those that are not there were taken back before.
 */
export async function undoAssignments(db: WorkspaceDb, actor: Actor, { programId, ids }: Undoing): Promise<void> {
  // the lock waits for a set that is stored just now, and the next statement sees it
  const rows = await db.many<UndoneRow>(sql`
    select u.id, u.client_id, u.announced from program_users u
    where u.id = any(${[...ids]}::uuid[]) and u.program_id = ${programId} and ${reachableUsers(actor)} order by u.id for update of u`)
  if (rows.length === 0) return
  const lockedIds = rows.map(({ id }) => id)
  const deleted = await db.many<Pick<UndoneRow, 'id'>>(sql`
    delete from program_users u
    where u.id = any(${lockedIds}::uuid[]) and u.created_at > now() - interval '1 hour' and not (${isTrained()}) returning u.id`)
  const deletedIds = new Set(deleted.map(({ id }) => id))
  await db.run(sql`update program_users set ended_at = coalesce(ended_at, now()) where id = any(${lockedIds}::uuid[])`)
  const about = rows.flatMap(({ id, announced }) => (announced !== null && deletedIds.has(id) ? [id] : []))
  await retractNotifications(db, { kind: programAssigned.kind, about })
  const clientIds = [...new Set(rows.map(row => row.client_id))]
  addSubjects(db, [programId])
  await announceAssignments(db, clientIds)
  await audit(db, { personId: actor.personId, action: 'undo assign program', subjectId: programId, details: { clientIds } })
}
