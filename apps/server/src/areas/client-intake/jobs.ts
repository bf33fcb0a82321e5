import { freePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import { bytesOf } from '#platform/csv'
import { audit } from '#platform/audit'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { defineJob, defineSweep, dueWorkspacesInSystem, enqueue, type WorkspaceRow } from '#platform/jobs'
import { erasureOfImports } from '#platform/table-imports'
import { giveUp, importBatch } from './import-batch.ts'
import { cutHeading, judgeRows, parseRows, type AcceptedRow } from './import-rows.ts'
import { parseTable, type Table } from './import-table.ts'
import { lockToAccept, tableOf, type ImportRow } from './imports.ts'
import { previewLimits } from './present.ts'

/** Accepts the preview: the rows that are accepted now become clients, and no others. */
export async function acceptImport(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const row = await lockToAccept(db, actor, id)
  if (!row) return
  const table = await tableOf(row)
  if (!table.how.fields.some(field => field === 'firstName' || field === 'lastName' || field === 'fullName')) {
    throw wrongField('fields', 'name column needed')
  }
  const { accepted, refused } = await judgeRows(db, table, await freePlaces(db, db.workspaceId))
  if (!accepted.length) throw new AppError('nothing to import')
  const dropped = accepted.flatMap(each => each.dropped)
  const options = {
    ...table.how,
    headings: table.headings.map(cutHeading),
    lines: accepted.map(each => each.line),
    dropped: dropped.slice(0, previewLimits.refused),
    droppedCells: dropped.length,
  }
  await db.run(sql`
    update client_imports set state = 'waiting', options = ${JSON.stringify(options)}, refused = ${JSON.stringify(refused)}
    where id = ${id}`)
  await enqueue(db, importClients, { id, workspaceId: db.workspaceId })
  const details = { rows: table.rows.length, accepted: accepted.length }
  await audit(db, { personId: actor.personId, action: 'import clients', subjectId: id, details })
}

/** Each batch is a transaction of its own: progress shows, and a retry goes on where the first try stopped. */
export const importClients = defineJob<{ id: string; workspaceId: string }>({
  name: 'import clients',
  timeLimitSeconds: 1800,
  // a person watches: after three minutes it is better to report a failure than to let them wait
  retry: { limit: 5, delaySeconds: 5, longestDelaySeconds: 90 },
  async handle({ database, isLastTry }, { id, workspaceId }) {
    try {
      await importAll(database, { id, workspaceId })
    } catch (error) {
      if (isLastTry) await database.withWorkspace(workspaceId, 'write', db => giveUp(db, id))
      throw error
    }
  },
})

async function importAll(database: Database, { id, workspaceId }: { id: string; workspaceId: string }): Promise<void> {
  const row = await database.withWorkspace(workspaceId, 'read', db =>
    db.maybeOne<Row<'files', 'storage_key'> & { options: ImportRow['options'] }>(sql`
      select f.storage_key, i.options from client_imports i join files f on f.workspace_id = i.workspace_id and f.id = i.file_id
      where i.id = ${id} and i.state in ('waiting', 'running')`),
  )
  if (!row) return
  const rows = await acceptedOf(await parseTable(await bytesOf(row.storage_key), row.options), row.options.lines ?? [])
  while (await database.withWorkspace(workspaceId, 'write', db => importBatch(db, id, rows)));
}

/** The rows as they were understood when they were accepted. */
async function acceptedOf(table: Table, lines: readonly number[]): Promise<AcceptedRow[]> {
  const acceptedLines = new Set(lines)
  const { sound } = await parseRows(table)
  return sound.filter(row => acceptedLines.has(row.line))
}

const keptDays = 30

const isStuck = sql`state in ('waiting', 'running') and created_at < now() - interval '1 day'`

export const sweepImports = defineSweep({
  name: 'sweep client imports',
  cron: '37 3 * * *',
  parts: () => [
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from client_imports where ${isStuck}`),
      treat: (db, workspaceId) =>
        db.run(sql`
        update client_imports set state = 'failed', finished_at = now() where workspace_id = ${workspaceId} and ${isStuck}`),
    }),
    erasureOfImports('client_imports', keptDays),
  ],
})
