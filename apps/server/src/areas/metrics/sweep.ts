import { undoDays } from '#areas/clients'
import { limitTo, sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

const over = sql`deleted_at <= now() - make_interval(days => ${undoDays})`
const atOnce = 1000

/** Erases what was deleted and not brought back in time; a metric's values go with it. */
export const sweepMetrics = defineSweep({
  name: 'sweep metrics',
  cron: '25 * * * *',
  async handle({ database }) {
    const tables = [
      { name: sql`metric_values`, key: sql`workspace_id, id` },
      { name: sql`client_metrics`, key: sql`workspace_id, client_id, kind` },
      { name: sql`metrics`, key: sql`workspace_id, id` },
    ]
    for (const { name, key } of tables) {
      let erased = atOnce
      while (erased === atOnce) {
        erased = await database.withSystem('write', db => db.run(sql`
          delete from ${name} where (${key}) in (
            select ${key} from ${name} where ${over} order by deleted_at ${limitTo(atOnce)} for update skip locked)`))
      }
    }
  },
})
