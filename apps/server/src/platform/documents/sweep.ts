import { daysAgo, limitTo, sql, type Database, type Row } from '#platform/db'
import { defineSweep, dueInWorkspaces, dueWorkspacesInSystem, type AnyJob, type WorkspaceRow } from '#platform/jobs'
import { eraseDeletedRows } from './erasure.ts'
import { documentKindOf } from './kinds.ts'

/** The days in which a step can be undone, and a deleted row restored. */
export const historyDays = 180

/** Erases the history that nobody needs any more. */
const sweepHistory = defineSweep({
  name: 'sweep document history',
  cron: '41 3 * * *',
  parts: () => [
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from document_batches where created_at < ${daysAgo(historyDays)}`),
      treat: (db, workspaceId) =>
        db.run(sql`delete from document_batches where workspace_id = ${workspaceId} and created_at < ${daysAgo(historyDays)}`),
    }),
  ],
})

/** Erases the rows that nobody can restore any more. */
const oldRows = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<Row<'documents', 'workspace_id' | 'id' | 'kind'>>(sql`
      select workspace_id, id, kind from documents
      where deleted_rows_since < ${daysAgo(historyDays)} and ${isNext(sql`workspace_id`, sql`id`)}
      order by deleted_rows_since ${limitTo(limit)}`),
  treat: async (db, documents) => {
    for (const { id, kind } of documents) await eraseDeletedRows(db, documentKindOf(kind), { id, days: historyDays })
  },
})

const sweepRows = defineSweep({ name: 'sweep deleted document rows', cron: '51 3 * * *', parts: () => [oldRows] })

export const eraseOldRows = (database: Database): Promise<number> => oldRows({ database, job: sweepRows.name })

export const documentJobs: readonly AnyJob[] = [sweepHistory, sweepRows]
