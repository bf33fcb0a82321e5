import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

/** Forgets assets that nobody can undelete any more; their files are erased by themselves. */
export const sweepSystemAssets = defineSweep({
  name: 'sweep deleted assets of system exercises',
  cron: '40 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`delete from system_exercise_assets where deleted_at < now() - interval '8 days'`)
    }),
})
