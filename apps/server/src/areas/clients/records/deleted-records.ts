import { daysAgo, limitTo, sql, type Db, type Sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

export const undoDays = 7
/** A condition on deleted rows that can still be restored. */
export const canBeRestored = sql`deleted_at > ${daysAgo(undoDays)}`

const isOver = sql`deleted_at <= ${daysAgo(undoDays)}`
const atOnce = 1000

interface RecordTable {
  name: Sql
  key?: Sql
}

interface RecordSweep {
  /** The name of the records, in words. */
  records: string
  /** They are swept in this order. */
  tables: readonly RecordTable[]
}

/** The minute of the hour, by the name, so that not all sweeps run at once. */
const minuteOf = (records: string): number => [...records].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60, 0)

/** Erases deleted rows that were not restored in time; another sweep erases pictures and files. */
export const defineRecordSweep = ({ records, tables }: RecordSweep) =>
  defineSweep({
    name: `sweep ${records}`,
    cron: `${minuteOf(records)} * * * *`,
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
