import { exerciseImportMaxBytes, exerciseImportRowsAtMost, type ExerciseImportField } from '@allenio/contract/exercise-imports'
import { guessExerciseColumns, looksLikeExerciseHeading } from '@allenio/domain/exercises'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { bytesOf, readCsv, tableTypes, type CsvOptions } from '#platform/csv'
import { sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, replaceFile } from '#platform/files'
import { judgeRows, type ImportTable } from './import-rows.ts'
import { writeDrafts } from './import-writes.ts'

export interface ImportOptions extends CsvOptions {
  fields?: readonly (ExerciseImportField | null)[] | undefined
}

export interface ImportRow
  extends
    Row<'exercise_imports', 'id' | 'file_id' | 'name' | 'state' | 'total' | 'accepted' | 'created_at' | 'finished_at'>,
    OrNull<Row<'files', 'storage_key'>> {
  options: ImportOptions
}

/** An import with its table, so that a call reads the table only once. */
export interface ReadImport {
  row: ImportRow
  table: ImportTable
}

type Owner = Pick<Actor, 'membershipId'>

/** Only the member who started an import reaches it. */
export const findImport = async (db: WorkspaceDb, { membershipId }: Owner, id: string): Promise<ImportRow> =>
  found(
    await db.maybeOne<ImportRow>(sql`
    select i.id, i.file_id, i.name, i.state, i.options, i.total, i.accepted, i.created_at, i.finished_at, f.storage_key
    from exercise_imports i left join files f on f.workspace_id = i.workspace_id and f.id = i.file_id
    where i.id = ${id} and i.membership_id = ${membershipId}`),
  )

/** Somebody may press a button twice: the second call waits for the first and finds what it has done. */
async function lockImport(db: WorkspaceDb, owner: Owner, id: string): Promise<ImportRow> {
  found(await db.maybeOne(sql`select id from exercise_imports where id = ${id} and membership_id = ${owner.membershipId} for update`))
  return findImport(db, owner, id)
}

async function lockPreview(db: WorkspaceDb, owner: Owner, id: string): Promise<ImportRow> {
  const row = await lockImport(db, owner, id)
  if (row.state !== 'preview') throw new AppError('import accepted')
  return row
}

async function readTable(bytes: Uint8Array, options: ImportOptions): Promise<ImportTable> {
  const bounds = { rowsAtMost: exerciseImportRowsAtMost, looksLikeHeading: looksLikeExerciseHeading }
  const table = await readCsv(bytes, options, bounds)
  const guessed = table.hasHeading ? guessExerciseColumns(table.headings) : []
  const fields = table.headings.map((_, at) => (options.fields === undefined ? (guessed[at] ?? null) : (options.fields[at] ?? null)))
  return { ...table, fields }
}

export async function tableOf({ storage_key: storageKey }: ImportRow, options: ImportOptions): Promise<ImportTable> {
  return readTable(await bytesOf(found(storageKey)), options)
}

const optionsOf = ({ separator, encoding, hasHeading, fields }: ImportTable) => ({ separator, encoding, hasHeading, fields })

export async function startImport(
  db: WorkspaceDb,
  actor: Actor,
  { uploadId, ...options }: ImportOptions & { uploadId: string },
): Promise<ReadImport> {
  refuseTwice(options.fields)
  const { personId, membershipId } = actor
  const file = await claimUpload(db, uploadId, { personId, accept: tableTypes, maxBytes: exerciseImportMaxBytes })
  const table = await readTable(await bytesOf(file.storage_key), options)
  const id = newId()
  await db.run(sql`
    insert into exercise_imports (id, membership_id, file_id, name, options, total)
    values (${id}, ${membershipId}, ${file.id}, ${file.name}, ${JSON.stringify(optionsOf(table))}, ${table.rows.length})`)
  return { row: await findImport(db, actor, id), table }
}

export async function updateImport(db: WorkspaceDb, actor: Actor, { id, ...changes }: ImportOptions & { id: string }): Promise<ReadImport> {
  refuseTwice(changes.fields)
  const row = await lockPreview(db, actor, id)
  // other separators make other columns, so the choices for the old columns are forgotten
  const isRecut = (['separator', 'encoding', 'hasHeading'] as const).some(
    each => changes[each] !== undefined && changes[each] !== row.options[each],
  )
  const table = await tableOf(row, { ...row.options, ...(isRecut && { fields: undefined }), ...changes })
  await db.run(sql`
    update exercise_imports set options = ${JSON.stringify(optionsOf(table))}, total = ${table.rows.length} where id = ${id}`)
  return { row: await findImport(db, actor, id), table }
}

function refuseTwice(fields: ImportOptions['fields']): void {
  const chosenFields = (fields ?? []).filter(field => field !== null)
  if (new Set(chosenFields).size !== chosenFields.length) throw wrongField('fields', 'column twice')
}

/** Writes the rows that are accepted now, all or none. Answers how many, 0 where that was done before. */
export async function acceptImport(db: WorkspaceDb, actor: Actor, id: string): Promise<number> {
  const row = await lockImport(db, actor, id)
  if (row.state !== 'preview') return 0
  const table = await tableOf(row, row.options)
  if (!table.fields.includes('nameIt') && !table.fields.includes('nameEn')) throw wrongField('fields', 'exercise name column needed')
  const { accepted } = await judgeRows(db, table)
  if (!accepted.length) throw new AppError('nothing to import')
  await writeDrafts(
    db,
    accepted.map(({ draft }) => draft),
  )
  await db.run(sql`
    update exercise_imports set state = 'done', accepted = ${accepted.length}, finished_at = now() where id = ${id}`)
  const details = { rows: table.rows.length, accepted: accepted.length }
  await audit(db, { personId: actor.personId, action: 'import exercises', subjectId: id, details })
  return accepted.length
}

export async function cancelImport(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const row = await lockPreview(db, actor, id)
  await db.run(sql`delete from exercise_imports where id = ${id}`)
  await replaceFile(db, row.file_id, null)
}
