import { daysAgo, joined, limitTo, sql, type Sql } from '#platform/db'
import { defineSweep, dueInSystem, type DuePart, type WorkspaceItem } from '#platform/jobs'

export const undoDays = 7
/** A condition on deleted rows that can still be restored. */
export const canBeRestored = sql`deleted_at > ${daysAgo(undoDays)}`

const isOver = sql`deleted_at <= ${daysAgo(undoDays)}`

interface RecordTable {
  name: Sql
  /** The columns of the primary key without the workspace; `id` by default. */
  key?: readonly Sql[]
}

interface RecordSweep {
  /** The name of the records, in words. */
  records: string
  /** The tables in the order in which they are swept. */
  tables: readonly RecordTable[]
}

/** The minute at which a sweep runs: it depends on the name, so that not all sweeps run at once. */
const minuteOf = (records: string): number => [...records].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60, 0)

/** Erases deleted rows that were not restored in time; another sweep erases pictures and files. */
export const defineRecordSweep = ({ records, tables }: RecordSweep) =>
  defineSweep({ name: `sweep ${records}`, cron: `${minuteOf(records)} * * * *`, parts: () => tables.map(erasureOf) })

/** Erases the rows of one table. The key without the workspace is the id of an item. */
const erasureOf = ({ name, key = [sql`id`] }: RecordTable): DuePart => {
  const id = sql`concat_ws(' ', ${joined(key, ', ')})`
  return dueInSystem({
    atOnce: 1000,
    list: (db, { isNext, limit }) =>
      db.many<WorkspaceItem>(sql`
      select workspace_id, ${id} as id from ${name} where ${isOver} and ${isNext(sql`workspace_id`, id)}
      order by deleted_at ${limitTo(limit)}`),
    treat: (db, items) =>
      db.run(sql`
      delete from ${name} where ${isOver} and workspace_id = ${items[0]?.workspace_id ?? null}::uuid
        and ${id} = any(${items.map(item => item.id)}::text[])`),
  })
}
