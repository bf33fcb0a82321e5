import type { ExistingRows } from '@allenio/contract/table-imports'
import { newId } from '@allenio/domain/ids'
import type { SignedIn } from '#platform/access'
import { audit } from '#platform/audit'
import { bytesOf, inReadingPlace, parseCsv, tableTypes, type CsvOptions } from '#platform/csv'
import { nameInSql, sql, type Db, type Row } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, findFile, replaceFile } from '#platform/files'
import { withMessage, type Bytes, type MessageAnswer } from '#platform/http'
import type { ImportKind, ImportTarget } from './import-target.ts'
import { presentDone, presentPreview, refusedTable, type ImportAnswer } from './import-view.ts'
import { judgeRows, type ImportTable } from './judged-rows.ts'

/** Then an import is forgotten, with its table. */
export const importDays = 30

interface ImportOptions<Field extends string> extends CsvOptions {
  fields?: readonly (Field | null)[] | undefined
  existing?: ExistingRows | undefined
}

/** All tables of imports have these columns. */
export interface ImportRow<Kind extends ImportKind> extends Row<
  'exercise_imports',
  'id' | 'file_id' | 'name' | 'state' | 'total' | 'accepted' | 'updated' | 'unchanged' | 'created_at' | 'finished_at'
> {
  options: ImportOptions<Kind['field']>
}

const optionsOf = <Kind extends ImportKind>({ separator, encoding, hasHeading, fields, existing }: ImportTable<Kind>) =>
  JSON.stringify({ separator, encoding, hasHeading, fields, existing })

function refuseTwice(fields: ImportOptions<string>['fields'], repeated: readonly string[] = []): void {
  const chosenFields = (fields ?? []).filter(field => field !== null && !repeated.includes(field))
  if (new Set(chosenFields).size !== chosenFields.length) throw wrongField('fields', 'column twice')
}

/** The imports of tables into what a target holds: read, previewed, and written all at once. */
export function tableImports<Handle extends Db, Importer extends SignedIn, Kind extends ImportKind>(
  target: ImportTarget<Handle, Importer, Kind>,
) {
  type Options = ImportOptions<Kind['field']>
  const table = nameInSql(target.table)
  const ownerColumn = nameInSql(target.owner.column)
  const { idOf } = target.owner

  const selectImport = (importer: Importer, id: string) => sql`
    select i.id, i.file_id, i.name, i.state, i.options, i.total, i.accepted, i.updated, i.unchanged, i.created_at, i.finished_at
    from ${table} i where i.id = ${id} and i.${ownerColumn} = ${idOf(importer)}`

  /** Only the one who started an import reaches it. */
  const findImport = async (db: Handle, importer: Importer, id: string): Promise<ImportRow<Kind>> =>
    found(await db.maybeOne<ImportRow<Kind>>(selectImport(importer, id)))

  /** Somebody may press a button twice: the second call waits for the first and finds what it has done. */
  const lockImport = async (db: Handle, importer: Importer, id: string): Promise<ImportRow<Kind>> =>
    found(await db.maybeOne<ImportRow<Kind>>(sql`${selectImport(importer, id)} for update`))

  async function lockPreview(db: Handle, importer: Importer, id: string): Promise<ImportRow<Kind>> {
    const row = await lockImport(db, importer, id)
    if (row.state !== 'preview') throw new AppError('import accepted')
    return row
  }

  async function parseTable(bytes: Uint8Array, options: Options): Promise<ImportTable<Kind>> {
    const { guessColumns, limits } = target
    const looksLikeHeading = (cells: readonly string[]) => guessColumns(cells, []).some(field => field !== null)
    const csv = await parseCsv(bytes, options, { rowsAtMost: limits.rows, looksLikeHeading })
    const fields = options.fields ?? (csv.hasHeading ? guessColumns(csv.headings, csv.rows) : [])
    const fieldAt = (at: number) => target.fields.find(field => field === fields[at]) ?? null
    return { ...csv, fields: csv.headings.map((_, at) => fieldAt(at)), existing: options.existing ?? 'skip' }
  }

  async function tableOf(db: Handle, { file_id: fileId }: ImportRow<Kind>, options: Options): Promise<ImportTable<Kind>> {
    return parseTable(await bytesOf(found(await findFile(db, found(fileId))).storage_key), options)
  }

  async function preview(db: Handle, { language }: Importer, row: ImportRow<Kind>, read: ImportTable<Kind>): Promise<ImportAnswer<Kind>> {
    const { fields, valuesOf, faultWords } = target
    const judged = await judgeRows(db, target, read)
    return presentPreview({ row, table: read, judged, fields, valuesOf, reasonOf: faultWords(language) })
  }

  async function read(db: Handle, importer: Importer, id: string): Promise<ImportAnswer<Kind>> {
    const row = await findImport(db, importer, id)
    if (row.state !== 'preview' || row.file_id === null) return presentDone(row)
    // a preview is worked out again each time, because the table and the items may have changed
    return inReadingPlace(importer.personId, async () => preview(db, importer, row, await tableOf(db, row, row.options)))
  }

  /** Writes the rows that are accepted now, all or none. Answers how many, 0 where that was done before. */
  async function writeAccepted(db: Handle, importer: Importer, id: string): Promise<number> {
    const row = await lockImport(db, importer, id)
    if (row.state !== 'preview') return 0
    const csv = await tableOf(db, row, row.options)
    if (!target.nameFields.some(field => csv.fields.includes(field))) throw wrongField('fields', target.nameColumnError)
    const { accepted, unchanged } = await judgeRows(db, target, csv)
    if (!accepted.length) throw new AppError('nothing to import')
    const itemsThat = (isNew: boolean) => accepted.filter(each => each.isNew === isNew).map(({ item }) => item)
    const updatedItems = itemsThat(false)
    await target.write(db, importer, { created: itemsThat(true), updated: updatedItems })
    const updated = updatedItems.length
    await db.run(sql`
      update ${table} set state = 'done', accepted = ${accepted.length}, updated = ${updated}, unchanged = ${unchanged},
        finished_at = now() where id = ${id}`)
    const details = { rows: csv.rows.length, accepted: accepted.length, updated }
    await audit(db, { personId: importer.personId, action: target.action, subjectId: id, details })
    await target.notify?.(db, importer, { id, count: accepted.length, refused: csv.rows.length - accepted.length - unchanged })
    return accepted.length
  }

  return {
    read,

    start: (db: Handle, importer: Importer, { uploadId, ...options }: Options & { uploadId: string }): Promise<ImportAnswer<Kind>> =>
      inReadingPlace(importer.personId, async () => {
        refuseTwice(options.fields, target.repeatedFields)
        const { personId } = importer
        const file = await claimUpload(db, uploadId, { personId, accept: tableTypes, maxBytes: target.limits.bytes })
        const csv = await parseTable(await bytesOf(file.storage_key), options)
        const id = newId()
        await db.run(sql`
          insert into ${table} (id, ${ownerColumn}, file_id, name, options, total)
          values (${id}, ${idOf(importer)}, ${file.id}, ${file.name}, ${optionsOf(csv)}, ${csv.rows.length})`)
        return preview(db, importer, await findImport(db, importer, id), csv)
      }),

    update: (db: Handle, importer: Importer, { id, ...changes }: Options & { id: string }): Promise<ImportAnswer<Kind>> =>
      inReadingPlace(importer.personId, async () => {
        refuseTwice(changes.fields, target.repeatedFields)
        const row = await lockPreview(db, importer, id)
        // other separators make other columns, so the choices for the old columns are forgotten
        const isRecut = (['separator', 'encoding', 'hasHeading'] as const).some(
          each => changes[each] !== undefined && changes[each] !== row.options[each],
        )
        const csv = await tableOf(db, row, { ...row.options, ...(isRecut && { fields: undefined }), ...changes })
        await db.run(sql`update ${table} set options = ${optionsOf(csv)}, total = ${csv.rows.length} where id = ${id}`)
        return preview(db, importer, await findImport(db, importer, id), csv)
      }),

    async accept(db: Handle, importer: Importer, id: string): Promise<ImportAnswer<Kind> | MessageAnswer<ImportAnswer<Kind>>> {
      const count = await inReadingPlace(importer.personId, () => writeAccepted(db, importer, id))
      const answer = await read(db, importer, id)
      if (count === 0) return answer
      return count === 1 ? withMessage(target.messages.one, answer) : withMessage(target.messages.many, answer, { count })
    },

    async cancel(db: Handle, importer: Importer, id: string): Promise<Record<string, never>> {
      const row = await lockPreview(db, importer, id)
      await db.run(sql`delete from ${table} where id = ${id}`)
      await replaceFile(db, row.file_id, null)
      return {}
    },

    async refused(db: Handle, importer: Importer, id: string): Promise<Bytes> {
      const { language, personId } = importer
      const name = language === 'it' ? 'righe-rifiutate.csv' : 'refused-rows.csv'
      const body = await inReadingPlace(personId, async () => {
        const row = await findImport(db, importer, id)
        const csv = await tableOf(db, row, row.options)
        const judged = await judgeRows(db, target, csv)
        const { headingOf, faultWords } = target
        return refusedTable({ table: csv, judged, language, headingOf, reasonOf: faultWords(language) })
      })
      return { type: 'text/csv; charset=utf-8', name, body }
    },
  }
}
