import { documentRowsAtMost, type Cells, type Operation } from '@allenio/contract/documents'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import { jsonText, lockFor, sql, type WorkspaceDb } from '#platform/db'
import { noteGrowth, refuseGrowth } from '#platform/files'
import { documentFull } from './change.ts'
import { documentKindOf, rowTablesOf, type DocumentKind } from './kinds.ts'
import { bytesOf, storeRows } from './rows.ts'

interface NewDocument {
  id: string
  cells: Cells
  /** The rows that the document begins with, as inserts into the document or into one another. */
  operations?: readonly Operation[]
  /** The document that it is a copy of. */
  originId?: string
  /** The moment of a document of the demo, which lies in the past. */
  at?: string
}

/**
 * Whether a document has this id, which a device made. Of two calls that bring one id at the same time the later waits for the other here,
 * and then finds the document.
 */
export async function hasDocument(db: WorkspaceDb, id: string): Promise<boolean> {
  await lockFor(db, 'new document', id)
  return (await db.maybeOne(sql`select from documents where id = ${id}`)) !== undefined
}

/** Creates a document with its own row; the area fills the other columns of that row afterwards. */
export async function createDocument(
  db: WorkspaceDb,
  kind: DocumentKind,
  { id, cells, operations = [], originId, at }: NewDocument,
): Promise<void> {
  if (operations.length > documentRowsAtMost) throw documentFull()
  await refuseGrowth(db, 'adds')
  const { root } = rowTablesOf(documentKindOf(kind.name))
  const rows = rowsOfNewDocument(kind.model, { id, cells, operations, originId })
  const rowBytes = bytesOf([...rows.values()])
  await db.run(sql`
    insert into documents (id, kind, updated_at, row_bytes)
    values (${id}, ${kind.name}, coalesce(${at ?? null}::timestamptz, now()), ${rowBytes})`)
  db.afterCommit(() => noteGrowth(db.workspaceId, rowBytes))
  await db.run(sql`
    insert into ${root.table} (id, cells, origin_id) values (${id}, ${jsonText(rows.get(id)?.cells ?? cells)}, ${originId ?? null})`)
  const heldRows = [...rows.values()].filter(row => row.id !== id)
  await storeRows(db, kind, { id, rows: heldRows, revisionOf: () => 0 })
}

/** Erases a document with all its rows and its history. */
export const eraseDocument = (db: WorkspaceDb, id: string): Promise<number> => db.run(sql`delete from documents where id = ${id}`)
