import type { ClientImport } from '@allenio/contract/client-intake'
import { newId } from '@allenio/domain/ids'
import { freePlaces, reservePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { deleteFile } from '#platform/files'
import { defineJob, defineSweep, enqueue } from '#platform/jobs'
import { tell } from '#platform/realtime'
import { findKnown, judgeRows, readAll, type Accepted, type Refused } from './import-judging.ts'
import { bytesOf, readTable, type Table } from './import-table.ts'
import { writeDrafts, type Imported } from './import-writing.ts'
import { lockImport, lockPreview, tableOf, type ImportRow } from './imports.ts'
import { inviteClient } from './invite.ts'

/** From here on the rows that are accepted now become clients, and no others. */
export async function acceptImport(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const row = await lockPreview(db, actor, id)
  const table = await tableOf(row)
  if (!table.how.fields.some(field => field === 'firstName' || field === 'lastName' || field === 'fullName')) {
    throw wrongField('fields', 'name column needed')
  }
  const { accepted, refused } = await judgeRows(db, table, await freePlaces(db, db.workspaceId))
  if (!accepted.length) throw new AppError('nothing to import')
  const options = { ...table.how, headings: table.headings, lines: accepted.map(each => each.line) }
  await db.run(sql`
    update client_imports set state = 'waiting', options = ${JSON.stringify(options)}, refused = ${JSON.stringify(refused)}
    where id = ${id}`)
  await enqueue(db, importClients, { id, workspaceId: db.workspaceId })
  const details = { rows: table.rows.length, accepted: accepted.length }
  await audit(db, { personId: actor.personId, action: 'import clients', subjectId: id, details })
}

const rowsAtOnce = 250

/** In batches, each a transaction of its own: progress is seen, and a second try goes on where the first one stopped. */
export const importClients = defineJob<{ id: string, workspaceId: string }>({
  name: 'import clients',
  timeLimitSeconds: 1800,
  async handle({ database }, { id, workspaceId }) {
    const read = await database.withWorkspace(workspaceId, 'read', async db => {
      const row = await db.maybeOne<{ storage_key: string, options: ImportRow['options'] }>(sql`
        select f.storage_key, i.options from client_imports i join files f on f.workspace_id = i.workspace_id and f.id = i.file_id
        where i.id = ${id} and i.state in ('waiting', 'running')`)
      return row && { row, table: readTable(await bytesOf(row.storage_key), row.options) }
    })
    if (!read) return
    const rows = acceptedOf(read.table, read.row.options.lines ?? [])
    while (await database.withWorkspace(workspaceId, 'write', db => importBatch(db, id, rows)));
  },
})

/** The rows as they were understood when they were accepted. */
function acceptedOf(table: Table, lines: readonly number[]): Accepted[] {
  const wanted = new Set(lines)
  return readAll(table).sound.filter(row => wanted.has(row.line))
}

/** Answers whether there is more to do. */
async function importBatch(db: WorkspaceDb, id: string, rows: readonly Accepted[]): Promise<boolean> {
  const row = await lockImport(db, id)
  if (!row || (row.state !== 'waiting' && row.state !== 'running')) return false
  const batch = rows.slice(row.done, row.done + rowsAtOnce)
  const places = await reservePlaces(db, db.workspaceId) ?? Infinity
  const { written, refused } = await writeBatch(db, { row, batch, places })
  const done = row.done + batch.length
  const isOver = done >= rows.length
  await db.run(sql`
    update client_imports set state = ${isOver ? 'done' : 'running'}, done = ${done}, created = created + ${written},
      refused = refused || ${JSON.stringify(refused)}::jsonb, finished_at = case when ${isOver}::boolean then now() end,
      file_id = case when ${isOver}::boolean then null else file_id end
    where id = ${id}`)
  if (isOver && row.file_id) await deleteFile(db, row.file_id)
  const state: ClientImport['state'] = isOver ? 'done' : 'running'
  const progress = { id, state, done, total: rows.length, created: row.created + written }
  tell(db, { personId: row.person_id, workspaceId: db.workspaceId }, 'client import', progress)
  return !isOver
}

interface Batch {
  row: ImportRow & { role: string }
  batch: readonly Accepted[]
  places: number
}

/** Whoever became a client since the preview is not written twice, and the plan's places are counted anew. */
async function writeBatch(db: WorkspaceDb, { row, batch, places }: Batch): Promise<{ written: number, refused: Refused[] }> {
  const { membership_id, role, options } = row
  const known = await findKnown(db, batch)
  const refused: Refused[] = []
  const imported: Imported[] = []
  for (const { line, draft } of batch) {
    const fault = known.get(line) ?? (imported.length >= places ? 'over the limit' : undefined)
    if (fault) refused.push({ line, column: null, fault, value: draft.email ?? draft.firstName })
    else imported.push({ id: newId(), line, draft })
  }
  await writeDrafts(db, imported)
  if (role !== 'admin') {
    await db.run(sql`
      insert into client_collaborators (client_id, membership_id)
      select made.id, ${membership_id}::uuid from unnest(${imported.map(each => each.id)}::uuid[]) as made (id)`)
  }
  for (const { id, draft } of options.invite ? imported : []) {
    const { email, firstName, lastName, language } = draft
    if (email !== null) await inviteClient(db, { id, email, first_name: firstName, last_name: lastName, language: language ?? 'it' })
  }
  return { written: imported.length, refused }
}

const keptDays = 30

export const sweepImports = defineSweep({
  name: 'sweep client imports',
  cron: '37 3 * * *',
  handle: ({ database }) => database.withSystem('write', async db => {
    await db.run(sql`
      update client_imports set state = 'failed', finished_at = now()
      where state in ('waiting', 'running') and created_at < now() - interval '1 day'`)
    const old = await db.many<{ file_id: string | null }>(sql`
      delete from client_imports where created_at < now() - make_interval(days => ${keptDays}) returning file_id`)
    for (const { file_id } of old) if (file_id) await deleteFile(db, file_id)
  }),
})
