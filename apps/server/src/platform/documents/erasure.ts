import type { DocumentRows } from '@allenio/domain/documents'
import { daysAgo, joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { rowTablesOf, type DocumentKind } from './kinds.ts'
import { sumOfBytes } from './rows.ts'

interface Erasure {
  id: string
  /** The days for which the rows have to be deleted before they are erased. */
  days: number
}

/** Erases rows with everything that they hold. A device that has not heard of their deletion reads the whole document again. */
export async function eraseDeletedRows(db: WorkspaceDb, kind: DocumentKind, { id, days }: Erasure): Promise<void> {
  const isLocked = await db.maybeOne<Row<'documents', 'id'>>(sql`select id from documents where id = ${id} for update`)
  if (isLocked) await eraseRows(db, kind, { id, which: sql`deleted_at < ${daysAgo(days)}` })
}

interface Surplus {
  id: string
  /** All rows as they are stored, with those that are deleted. */
  rows: DocumentRows
  /** At least so many go. */
  count: number
}

/**
 * Erases the rows that were deleted first, within an edit that holds the lock of the document. A document is read with its deleted rows,
 * and who pastes and deletes all day must not make it slower for everybody.
 */
export async function eraseOldestDeletedRows(db: WorkspaceDb, kind: DocumentKind, { id, rows, count }: Surplus): Promise<void> {
  const { held } = rowTablesOf(kind)
  const selects = held.map(({ table }) => sql`select id, deleted_at from ${table} where document_id = ${id} and deleted_at is not null`)
  const deletedRows = await db.many<Row<'documents', 'id'>>(
    sql`select id from (${joined(selects, ' union all ')}) as deleted order by deleted_at, id`,
  )
  const childIds = Map.groupBy(rows.values(), ({ parentId }) => parentId)
  const sizeOf = (rowId: string): number => (childIds.get(rowId) ?? []).reduce((sum, child) => sum + sizeOf(child.id), 1)
  let left = count
  const ids: string[] = []
  for (const { id: rowId } of deletedRows) {
    if (left <= 0) break
    ids.push(rowId)
    left -= sizeOf(rowId)
  }
  if (ids.length > 0) await eraseRows(db, kind, { id, which: sql`deleted_at is not null and id = any(${ids}::uuid[])` })
}

async function eraseRows(db: WorkspaceDb, kind: DocumentKind, { id, which }: { id: string; which: Sql }): Promise<void> {
  const { root, held } = rowTablesOf(kind)
  let erasedRevision = 0
  for (const { table } of held) {
    const erasedRows = await db.many<Row<'documents', 'revision'>>(sql`
      delete from ${table} where document_id = ${id} and ${which} returning revision`)
    for (const { revision } of erasedRows) erasedRevision = Math.max(erasedRevision, revision)
  }
  const left = held.map(({ table }) => sql`select deleted_at from ${table} where document_id = ${id} and deleted_at is not null`)
  const sizes = [
    sql`select ${sumOfBytes} as bytes from ${root.table} where id = ${id}`,
    ...held.map(({ table }) => sql`select ${sumOfBytes} from ${table} where document_id = ${id}`),
  ]
  await db.run(sql`
    update documents set oldest_revision = greatest(oldest_revision, ${erasedRevision}),
      row_bytes = (select coalesce(sum(bytes), 0) from (${joined(sizes, ' union all ')}) as kept),
      deleted_rows_since = (select min(deleted_at) from (${joined(left, ' union all ')}) as deleted)
    where id = ${id}`)
}
