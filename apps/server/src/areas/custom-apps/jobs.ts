import { limitTo, sql, type Database, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'

const keptDays = 90

/** The stores ask for nothing more after that; and a draft that nobody touches for so long is given up. */
const isOver = sql`(a.activation_date <= (now() at time zone 'Europe/Rome')::date - ${keptDays}::integer
  or (a.state = 'draft' and a.updated_at < now() - make_interval(days => ${keptDays})))`

type DueFile = Row<'custom_app_files', 'workspace_id' | 'id'>

const oldFiles = dueInWorkspaces<DueFile>({
  list: (db, { isNext, limit }) =>
    db.many<DueFile>(sql`
    select c.workspace_id, c.id from custom_app_files c join custom_apps a on a.workspace_id = c.workspace_id and a.id = c.app_id
    where ${isOver} and ${isNext(sql`c.workspace_id`, sql`c.id`)} order by c.created_at ${limitTo(limit)}`),
  async treat(db, items) {
    const rows = await db.many<Row<'custom_app_files', 'file_id'>>(sql`
      delete from custom_app_files c using custom_apps a
      where a.workspace_id = c.workspace_id and a.id = c.app_id and c.id = any(${items.map(({ id }) => id)}::uuid[]) and ${isOver}
      returning c.file_id`)
    await eraseFiles(
      db,
      db.workspaceId,
      rows.map(({ file_id: fileId }) => fileId),
    )
  },
  atOnce: 20,
})

/** Identity documents and other files of a request are erased when they have done their duty. */
export const sweepRequestFiles = defineSweep({ name: 'sweep request files', cron: '25 4 * * *', parts: () => [oldFiles] })

export const sweepRequestFilesNow = (database: Database): Promise<number> => oldFiles({ database, job: sweepRequestFiles.name })
