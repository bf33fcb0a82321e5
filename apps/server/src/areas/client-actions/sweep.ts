import { undoDays } from '#areas/clients'
import { limitTo, sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

const atOnce = 1000

/** Erases what was deleted and not brought back in time, with every answer to it. */
export const sweepClientActions = defineSweep({
  name: 'sweep client actions',
  cron: '30 * * * *',
  async handle({ database }) {
    let erased = atOnce
    while (erased === atOnce) {
      erased = await database.withSystem('write', db => db.run(sql`
        delete from client_actions where (workspace_id, id) in (
          select workspace_id, id from client_actions where deleted_at <= now() - make_interval(days => ${undoDays})
          order by deleted_at ${limitTo(atOnce)} for update skip locked)`))
    }
  },
})
