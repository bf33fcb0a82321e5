import { daysAgo, joined, sql, type Row, type WorkspaceDb } from '#platform/db'
import { rowTablesOf, type DocumentKind } from './kinds.ts'

interface Erasure {
  id: string
  /** Since when the rows have to be deleted. */
  days: number
}

/** Erases rows with everything that they hold. A device that has not heard of their deletion reads the whole document again. */
export async function eraseDeletedRows(db: WorkspaceDb, kind: DocumentKind, { id, days }: Erasure): Promise<void> {
  const isLocked = await db.maybeOne<Row<'documents', 'id'>>(sql`select id from documents where id = ${id} for update`)
  if (!isLocked) return
  const { held } = rowTablesOf(kind)
  let erasedRevision = 0
  for (const { table } of held) {
    const erasedRows = await db.many<Row<'documents', 'revision'>>(sql`
      delete from ${table} where document_id = ${id} and deleted_at < ${daysAgo(days)} returning revision`)
    for (const { revision } of erasedRows) erasedRevision = Math.max(erasedRevision, revision)
  }
  const left = held.map(({ table }) => sql`select deleted_at from ${table} where document_id = ${id} and deleted_at is not null`)
  await db.run(sql`
    update documents set oldest_revision = greatest(oldest_revision, ${erasedRevision}),
      deleted_rows_since = (select min(deleted_at) from (${joined(left, ' union all ')}) as deleted)
    where id = ${id}`)
}
