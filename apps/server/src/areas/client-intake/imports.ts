import { importMaxBytes } from '@allenio/contract/client-intake'
import { newId } from '@allenio/domain/ids'
import { findPresets } from '#areas/business'
import type { Actor } from '#platform/access'
import { bytesOf, tableTypes } from '#platform/csv'
import { sql, type NotNull, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, replaceFile } from '#platform/files'
import type { RefusedRow } from './import-rows.ts'
import { parseTable, type CellFix, type FullReadOptions, type ReadOptions, type Table } from './import-table.ts'

/** An import with its table, so that a call reads the table only once. */
export interface ReadImport {
  row: ImportRow
  table: Table
}

export interface ImportRow
  extends
    Row<'client_imports', 'id' | 'file_id' | 'name' | 'state' | 'total' | 'done' | 'created' | 'created_at' | 'finished_at'>,
    NotNull<Row<'client_imports', 'membership_id'>>,
    OrNull<Row<'files', 'storage_key'>> {
  /** Set when the import is accepted: the lines that become clients, and the headings as they were. */
  options: FullReadOptions & { lines?: number[]; headings?: string[]; dropped?: RefusedRow[]; droppedCells?: number }
  refused: RefusedRow[]
  /** Set when the import is over: types beyond the limit, whose clients came in without a type. */
  types_left_out: Row<'client_imports'>['types_left_out']
}

const select = sql`
  select i.id, i.membership_id, i.file_id, f.storage_key, i.name, i.state, i.options, i.total, i.done, i.created, i.refused,
    i.types_left_out, i.created_at, i.finished_at
  from client_imports i left join files f on f.workspace_id = i.workspace_id and f.id = i.file_id`

type Owner = Pick<Actor, 'membershipId'>

/** Only the member who started an import reaches it. */
export const findImport = async (db: WorkspaceDb, { membershipId }: Owner, id: string): Promise<ImportRow> =>
  found(await db.maybeOne<ImportRow>(sql`${select} where i.id = ${id} and i.membership_id = ${membershipId}`))

async function lockOwn(db: WorkspaceDb, { membershipId }: Owner, id: string): Promise<ImportRow> {
  return found(
    await db.maybeOne<ImportRow>(sql`
    ${select} where i.id = ${id} and i.membership_id = ${membershipId} for update of i`),
  )
}

export async function lockPreview(db: WorkspaceDb, owner: Owner, id: string): Promise<ImportRow> {
  const row = await lockOwn(db, owner, id)
  if (row.state !== 'preview') throw new AppError('import accepted')
  return row
}

/** Undefined where it was accepted before: a second press of the button starts nothing. */
export async function lockToAccept(db: WorkspaceDb, owner: Owner, id: string): Promise<ImportRow | undefined> {
  const row = await lockOwn(db, owner, id)
  return row.state === 'preview' ? row : undefined
}

export interface ImportAtWork extends ImportRow, NotNull<Row<'memberships', 'person_id'>>, Row<'memberships', 'role'> {
  language: Row<'persons'>['locale']
}

/** For the job: the member who started the import, with their role. */
export const lockImport = (db: WorkspaceDb, id: string) =>
  db.maybeOne<ImportAtWork>(sql`
  select i.id, i.membership_id, i.file_id, null as storage_key, i.name, i.state, i.options, i.total, i.done, i.created, i.refused,
    i.types_left_out, i.created_at, i.finished_at, m.person_id, m.role, p.locale as language
  from client_imports i join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id
  join persons p on p.id = m.person_id
  where i.id = ${id} for update of i`)

export async function startImport(
  db: WorkspaceDb,
  actor: Actor,
  { uploadId, ...reading }: ReadOptions & { uploadId: string },
): Promise<ReadImport> {
  const file = await claimUpload(db, uploadId, {
    personId: actor.personId,
    accept: tableTypes,
    maxBytes: importMaxBytes,
    field: 'uploadId',
  })
  const { countryCode } = await findPresets(db, db.workspaceId)
  const table = await parseTable(await bytesOf(file.storage_key), { countryCode, ...reading })
  const id = newId()
  await db.run(sql`
    insert into client_imports (id, membership_id, file_id, name, options, total)
    values (${id}, ${actor.membershipId}, ${file.id}, ${file.name}, ${JSON.stringify(table.how)}, ${table.rows.length})`)
  return { row: await findImport(db, actor, id), table }
}

type Changes = Omit<ReadOptions, 'fixes'> & { id: string; fix?: CellFix | undefined }

const fixesAtMost = 500

/** A cell that is corrected again has the last text alone. */
const withFix = (fixes: readonly CellFix[], fix: CellFix | undefined): readonly CellFix[] =>
  fix ? [...fixes.filter(({ line, columnAt }) => line !== fix.line || columnAt !== fix.columnAt), fix].slice(-fixesAtMost) : fixes

export async function updateImport(db: WorkspaceDb, actor: Actor, { id, fix, ...changes }: Changes): Promise<ReadImport> {
  const row = await lockPreview(db, actor, id)
  const { fields } = changes
  const chosenFields = (fields ?? []).filter(field => field !== null)
  if (new Set(chosenFields).size !== chosenFields.length) throw wrongField('fields', 'column twice')
  // other separators make other columns, so the choices and corrections for the old columns are forgotten
  const isRecut = (['separator', 'encoding', 'hasHeading'] as const).some(
    each => changes[each] !== undefined && changes[each] !== row.options[each],
  )
  const fixes = isRecut ? [] : withFix(row.options.fixes ?? [], fix)
  const baseOptions = isRecut ? { ...row.options, fields: undefined } : row.options
  const table = await tableOf(row, { ...baseOptions, ...changes, fixes })
  await db.run(sql`
    update client_imports set options = ${JSON.stringify(table.how)}, total = ${table.rows.length} where id = ${id}`)
  return { row: await findImport(db, actor, id), table }
}

export async function tableOf(row: ImportRow, how: ReadOptions = row.options): Promise<Table> {
  if (row.storage_key === null) throw new AppError('not found')
  return parseTable(await bytesOf(row.storage_key), how)
}

export async function cancelImport(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const row = await lockPreview(db, actor, id)
  await db.run(sql`delete from client_imports where id = ${id}`)
  await replaceFile(db, row.file_id, null)
}
