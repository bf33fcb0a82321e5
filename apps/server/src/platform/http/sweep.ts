import { sql } from '#platform/db'
import { defineSweep, type AnyJob } from '#platform/jobs'

/** A later retry is a new call; writes that may wait longer on a device carry an id of their own. */
const keptHours = 48

const sweepKeys = defineSweep({
  name: 'sweep idempotency keys',
  cron: '29 * * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`)
    }),
})

export const httpJobs: readonly AnyJob[] = [sweepKeys]
