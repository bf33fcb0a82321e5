import { deleteExpired } from '#platform/auth'
import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

export const sweepSignIns = defineSweep({
  name: 'sweep sign-ins',
  cron: '17 * * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await deleteExpired(db)
      await db.run(sql`delete from challenges where expires_at < now()`)
      await db.run(sql`delete from second_factors where confirmed_at is null and created_at < now() - interval '1 day'`)
    }),
})
