import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { isThere } from './reach.ts'

/** Archives surveys or brings them back, and answers those that it changed. Who is asked one that is archived is asked no more. */
export async function setArchived(
  db: WorkspaceDb,
  actor: Actor,
  { ids, isArchived }: { ids: readonly string[]; isArchived: boolean },
): Promise<string[]> {
  const rows = await db.many<Row<'surveys', 'id'>>(sql`
    update surveys e set archived_at = case when ${isArchived}::boolean then now() end
    where e.id = any(${[...ids]}::uuid[]) and ${isThere} and (e.archived_at is not null) <> ${isArchived}::boolean returning e.id`)
  const changed = rows.map(({ id }) => id)
  addSubjects(db, changed)
  for (const id of changed) {
    await audit(db, { personId: actor.personId, action: isArchived ? 'archive survey' : 'unarchive survey', subjectId: id })
  }
  return changed
}
