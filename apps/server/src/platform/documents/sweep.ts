import { daysAgo, limitTo, sql, type Database, type Row } from '#platform/db'
import { defineSweep, type AnyJob } from '#platform/jobs'
import { eraseDeletedRows } from './erasure.ts'
import { documentKindOf } from './kinds.ts'

/** So long a step can be undone, and a deleted row restored. */
export const historyDays = 180

/** Erases the history that nobody needs any more. */
const sweepHistory = defineSweep({
  name: 'sweep document history',
  cron: '41 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`delete from document_batches where created_at < ${daysAgo(historyDays)}`)
    }),
})

const documentsAtOnce = 200

/** Erases the rows that nobody can restore any more, one document in each transaction. */
export async function eraseOldRows(database: Database): Promise<void> {
  for (;;) {
    const documents = await database.withSystem('read', db =>
      db.many<Row<'documents', 'workspace_id' | 'id' | 'kind'>>(sql`
      select workspace_id, id, kind from documents where deleted_rows_since < ${daysAgo(historyDays)}
      order by deleted_rows_since ${limitTo(documentsAtOnce)}`),
    )
    for (const { workspace_id: workspaceId, id, kind } of documents) {
      await database.withWorkspace(workspaceId, 'write', db => eraseDeletedRows(db, documentKindOf(kind), { id, days: historyDays }))
    }
    if (documents.length < documentsAtOnce) return
  }
}

const sweepRows = defineSweep({ name: 'sweep deleted document rows', cron: '51 3 * * *', handle: ({ database }) => eraseOldRows(database) })

export const documentJobs: readonly AnyJob[] = [sweepHistory, sweepRows]
