import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

export const sweepSignIns = defineSweep({
  name: 'sweep sign-ins',
  cron: '17 * * * *',
  handle: ({ database }) => database.withSystem('write', async db => {
    await db.run(sql`delete from sessions where idle_until < now() or expires_at < now()`)
    await db.run(sql`delete from challenges where expires_at < now()`)
    await db.run(sql`delete from device_keys where expires_at < now()`)
    await db.run(sql`delete from login_tries where last_at < now() - interval '2 days'`)
    await db.run(sql`delete from second_factors where confirmed_at is null and created_at < now() - interval '1 day'`)
    // a dead link still says for a while that it was one
    await db.run(sql`delete from links where coalesce(used_at, expires_at) < now() - interval '30 days'`)
  }),
})
