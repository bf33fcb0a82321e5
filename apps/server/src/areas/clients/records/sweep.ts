import { limitTo, sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { undoDays } from './weight-rows.ts'

const over = sql`deleted_at <= now() - make_interval(days => ${undoDays})`
const atOnce = 1000

/** Erases what was deleted and not brought back in time; pictures and files go by their own clock. */
export const sweepRecords = defineSweep({
  name: 'sweep client records',
  cron: '20 * * * *',
  async handle({ database }) {
    const tables = [sql`progresses`, sql`weights`, sql`client_files`, sql`nutritional_advices`]
    for (const table of tables) {
      let erased = atOnce
      while (erased === atOnce) {
        erased = await database.withSystem('write', db => db.run(sql`
          delete from ${table} where (workspace_id, id) in (
            select workspace_id, id from ${table} where ${over} order by deleted_at ${limitTo(atOnce)} for update skip locked)`))
      }
    }
  },
})
