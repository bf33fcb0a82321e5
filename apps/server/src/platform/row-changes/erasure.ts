import { daysAgo, limitTo, nameInSql, sql, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'
import { dueInWorkspaces, type DuePart } from '#platform/jobs'

interface Erasure<ErasedRow> {
  table: TableName
  /** The days for which the rows have to be deleted before they are erased. */
  days: number
  /** A further condition on the rows `e`. */
  isErasable?: Sql
  /** The columns of the rows `e` that `onErased` gets. */
  columns?: Sql
  onErased?(this: void, db: WorkspaceDb, rows: readonly ErasedRow[]): Promise<unknown>
}

/** Erases deleted rows that nobody has undeleted in time: a part of a sweep. */
export function erasureOfRows<ErasedRow = unknown>({
  table: name,
  days,
  isErasable = sql`true`,
  columns = sql`e.id`,
  onErased,
}: Erasure<ErasedRow>): DuePart {
  const table = nameInSql(name)
  const isOver = sql`e.deleted_at <= ${daysAgo(days)} and ${isErasable}`
  return dueInWorkspaces({
    atOnce: 100,
    // all tables of businesses have these columns
    list: (db, { isNext, limit }) =>
      db.many<Row<'documents', 'workspace_id' | 'id'>>(sql`
        select e.workspace_id, e.id from ${table} e where ${isOver} and ${isNext(sql`e.workspace_id`, sql`e.id`)}
        order by e.deleted_at ${limitTo(limit)}`),
    treat: async (db, items) => {
      const rows = await db.many<ErasedRow>(sql`
        delete from ${table} e where e.id in (
          select e.id from ${table} e where e.id = any(${items.map(({ id }) => id)}::uuid[]) and ${isOver}
          order by e.deleted_at for update of e skip locked)
        returning ${columns}`)
      await onErased?.(db, rows)
    },
  })
}
