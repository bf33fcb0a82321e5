import { daysAgo, limitTo, nameInSql, sql, type Database, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'

interface Erasure<ErasedRow> {
  table: TableName
  /** Since when the rows have to be deleted. */
  days: number
  /** A further condition on the rows `e`. */
  isErasable?: Sql
  /** The columns of the rows `e` that `onErased` gets. */
  columns?: Sql
  onErased?(this: void, db: WorkspaceDb, rows: readonly ErasedRow[]): Promise<unknown>
}

const atOnce = 100

/** Erases deleted rows that nobody has undeleted in time, few in each transaction. */
export async function eraseRows<ErasedRow = unknown>(
  database: Database,
  { table: name, days, isErasable = sql`true`, columns = sql`e.id`, onErased }: Erasure<ErasedRow>,
): Promise<void> {
  const table = nameInSql(name)
  const isOver = sql`e.deleted_at <= ${daysAgo(days)} and ${isErasable}`

  async function eraseSome(db: WorkspaceDb): Promise<number> {
    const rows = await db.many<ErasedRow>(sql`
      delete from ${table} e where e.id in (
        select e.id from ${table} e where ${isOver} order by e.deleted_at ${limitTo(atOnce)} for update of e skip locked)
      returning ${columns}`)
    await onErased?.(db, rows)
    return rows.length
  }

  // all tables of businesses have this column
  const businesses = await database.withSystem('read', db =>
    db.many<Row<'documents', 'workspace_id'>>(sql`select distinct e.workspace_id from ${table} e where ${isOver}`),
  )
  for (const { workspace_id: workspaceId } of businesses) {
    let erased = atOnce
    while (erased === atOnce) erased = await database.withWorkspace(workspaceId, 'write', eraseSome)
  }
}
