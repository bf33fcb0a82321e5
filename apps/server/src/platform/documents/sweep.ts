import { sql } from '#platform/db'
import { defineSweep, type AnyJob } from '#platform/jobs'

/** So long a step can be undone. */
const historyDays = 180

/** Erases the history that nobody needs any more. */
const sweepHistory = defineSweep({
  name: 'sweep document history',
  cron: '41 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`delete from document_batches where created_at < now() - make_interval(days => ${historyDays})`)
    }),
})

export const documentJobs: readonly AnyJob[] = [sweepHistory]
