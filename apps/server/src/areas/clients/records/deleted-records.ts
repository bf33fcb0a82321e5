import { limitTo, sql, type Db, type Sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

export const undoDays = 7
/** A condition on deleted rows that can still be restored. */
export const canBeRestored = sql`deleted_at > now() - make_interval(days => ${undoDays})`

const isOver = sql`deleted_at <= now() - make_interval(days => ${undoDays})`
const atOnce = 1000

interface RecordTable {
  name: Sql
  key?: Sql
}

interface RecordSweep {
  /** The name of the records, in words. */
  records: string
  minute: number
  /** They are swept in this order. */
  tables: readonly RecordTable[]
}

/** Erases deleted rows that were not restored in time; another sweep erases pictures and files. */
export const defineRecordSweep = ({ records, minute, tables }: RecordSweep) =>
  defineSweep({
    name: `sweep ${records}`,
    cron: `${minute} * * * *`,
    async handle({ database }) {
      for (const table of tables) {
        let erased = atOnce
        while (erased === atOnce) erased = await database.withSystem('write', db => eraseSome(db, table))
      }
    },
  })

const eraseSome = (db: Db, { name, key = sql`workspace_id, id` }: RecordTable): Promise<number> =>
  db.run(sql`
  delete from ${name} where (${key}) in (
    select ${key} from ${name} where ${isOver} order by deleted_at ${limitTo(atOnce)} for update skip locked)`)
