import type { DocumentRow } from '@allenio/contract/documents'
import { rootPlace, type DocumentRows } from '@allenio/domain/documents'
import { isOneOf, joined, jsonText, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { rowTablesOf, type DocumentKind } from './kinds.ts'

const asMap = (rows: readonly DocumentRow[]): DocumentRows => new Map(rows.map(row => [row.id, row]))

interface Conditions {
  root: Sql
  held: Sql
}

async function selectRows(db: WorkspaceDb, kind: DocumentKind, where: Conditions): Promise<DocumentRow[]> {
  const { root, held } = rowTablesOf(kind)
  return db.many<DocumentRow>(
    joined(
      [
        sql`select ${root.type}::text as type, id, null::uuid as "parentId", ${rootPlace}::text as place, cells, origin_id as "originId",
          false as "isDeleted" from ${root.table} where ${where.root}`,
        ...held.map(
          ({ type, table }) => sql`select ${type}::text, id, parent_id, place, cells, origin_id, deleted_at is not null
          from ${table} where ${where.held}`,
        ),
      ],
      ' union all ',
    ),
  )
}

/** Lists all rows of a document, deleted rows that may be restored included. */
export const listRows = (db: WorkspaceDb, kind: DocumentKind, id: string): Promise<DocumentRow[]> =>
  selectRows(db, kind, { root: sql`id = ${id}`, held: sql`document_id = ${id}` })

/** Reads all rows of a document as a map by their ids. */
export const readRows = async (db: WorkspaceDb, kind: DocumentKind, id: string): Promise<DocumentRows> =>
  asMap(await listRows(db, kind, id))

/** The rows that were changed after a revision. */
export const listRowsSince = (db: WorkspaceDb, kind: DocumentKind, { id, revision }: { id: string; revision: number }) =>
  selectRows(db, kind, { root: sql`id = ${id} and revision > ${revision}`, held: sql`document_id = ${id} and revision > ${revision}` })

/** Some rows and the rows that hold them, level by level: enough for setting cells, without reading the whole document. */
export async function readRowsWithParents(
  db: WorkspaceDb,
  kind: DocumentKind,
  { id, rowIds }: { id: string; rowIds: readonly string[] },
): Promise<DocumentRows> {
  const rows = new Map<string, DocumentRow>()
  let missingIds = [...new Set([id, ...rowIds])]
  while (missingIds.length > 0) {
    const isMissing = sql`id ${isOneOf(missingIds)}`
    const level = await selectRows(db, kind, { root: sql`id = ${id}`, held: sql`document_id = ${id} and ${isMissing}` })
    for (const row of level) rows.set(row.id, row)
    missingIds = [...new Set(level.flatMap(({ parentId }) => (parentId === null || rows.has(parentId) ? [] : [parentId])))]
  }
  return rows
}

/** The bytes of a row beside its cells: ids, places and indexes. */
const bytesBesideCells = 300

/** The bytes that rows take up in the storage of their business. */
export const bytesOf = (rows: readonly DocumentRow[]): number =>
  rows.reduce((sum, { cells }) => sum + JSON.stringify(cells).length + bytesBesideCells, 0)

/** Computes `bytesOf` in SQL, as a sum over a table. */
export const sumOfBytes = sql`sum(octet_length(cells::text) + ${bytesBesideCells}::int)`

interface StoredRows {
  id: string
  rows: readonly DocumentRow[]
  /** The revision of a row's last change. */
  revisionOf: (rowId: string) => number
}

/** The most rows of one statement. More rows are written in parts, so that other requests are answered in between. */
const rowsAtOnce = 2_000

/** Stores rows as they are after some batches. */
export async function storeRows(db: WorkspaceDb, kind: DocumentKind, { id, rows, revisionOf }: StoredRows): Promise<void> {
  const { root, held } = rowTablesOf(kind)
  const own = rows.find(({ type }) => type === root.type)
  const storeOwn = () =>
    own && db.run(sql`update ${root.table} set cells = ${jsonText(own.cells)}, revision = ${revisionOf(id)} where id = ${id}`)
  if (rows.length <= rowsAtOnce) {
    await Promise.all([storeOwn(), ...held.map(({ type, table }) => storePart(type, table, rows))])
    return
  }
  await storeOwn()
  // tables of outer rows come first, because inner rows refer to them
  for (const { type, table } of held) {
    const typed = rows.filter(row => row.type === type)
    for (let at = 0; at < typed.length; at += rowsAtOnce) await storePart(type, table, typed.slice(at, at + rowsAtOnce))
  }

  async function storePart(type: string, table: Sql, part: readonly DocumentRow[]): Promise<void> {
    const typed = part.filter(row => row.type === type).map(row => ({ ...row, revision: revisionOf(row.id) }))
    if (typed.length === 0) return
    const stored = await db.run(sql`
      insert into ${table} as stored (document_id, id, parent_id, place, cells, origin_id, revision, deleted_at)
      select ${id}, row.id, row."parentId", row.place, row.cells, row."originId", row.revision, case when row."isDeleted" then now() end
      from jsonb_to_recordset(${jsonText(typed)}::jsonb) as
        row (id uuid, "parentId" uuid, place text, cells jsonb, "originId" uuid, "isDeleted" boolean, revision integer)
      on conflict (workspace_id, id) do update set parent_id = excluded.parent_id, place = excluded.place, cells = excluded.cells,
        revision = excluded.revision, deleted_at = case when excluded.deleted_at is not null then coalesce(stored.deleted_at, now()) end
      where stored.document_id = excluded.document_id`)
    // the device's id belongs to a row of another document
    if (stored < typed.length) throw new AppError('changed meanwhile')
  }
}
