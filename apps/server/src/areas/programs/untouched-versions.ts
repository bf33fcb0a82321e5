import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'

// A member who opens a program to adapt it for a client gets an own version before changing anything. A version without changes is deleted
// again: otherwise its client would be counted apart from those who follow the model, without any difference between the two.

/** An own version `p` whose document `d` nobody has edited. */
const isUnedited: Sql = sql`p.client_id is not null and p.base_release_id is not null and p.deleted_at is null and d.revision = 0`

type UntouchedVersion = Row<'programs', 'id' | 'origin_id'>

/** Drops a version, unless somebody has edited it meanwhile. */
export async function dropUntouched(db: WorkspaceDb, id: string): Promise<boolean> {
  const version = await db.maybeOne<UntouchedVersion>(sql`
    select p.id, p.origin_id from programs p join documents d on d.id = p.id where p.id = ${id} and ${isUnedited}
      and not exists (select from document_releases r where r.document_id = p.id) for update of d`)
  if (!version?.origin_id) return false
  await db.run(sql`
    update program_users set program_id = ${version.origin_id}, template_id = null where program_id = ${id} and template_id is not null`)
  await db.run(sql`delete from programs where id = ${id}`)
  return true
}

/** The time for which an editor may be open before its first edit. */
const hoursAtLeast = 12

/** Drops those whose editor was not left by its own ways, such as a tab that was closed. */
export const sweepUntouchedVersions = defineSweep({
  name: 'sweep untouched versions',
  cron: '23 * * * *',
  parts: () => [
    dueInWorkspaces({
      list: (db, { isNext, limit }) =>
        db.many<Row<'programs', 'workspace_id' | 'id'>>(sql`
        select p.workspace_id, p.id from programs p join documents d on d.workspace_id = p.workspace_id and d.id = p.id
        where ${isUnedited} and d.updated_at < now() - make_interval(hours => ${hoursAtLeast}) and ${isNext(sql`p.workspace_id`, sql`p.id`)}
        order by d.updated_at, p.id ${limitTo(limit)}`),
      treat: (db, [item]) => dropUntouched(db, item?.id ?? ''),
    }),
  ],
})
