import { sql, type SystemDb } from '#platform/db'

export async function deleteExpired(db: SystemDb): Promise<void> {
  await db.run(sql`delete from sessions where idle_until < now() or expires_at < now()`)
  await db.run(sql`delete from device_keys where expires_at < now()`)
  await db.run(sql`delete from login_tries where last_at < now() - interval '2 days'`)
  // an expired link is kept for a while, so that the page can say that it has expired
  await db.run(sql`delete from links where coalesce(used_at, expires_at) < now() - interval '30 days'`)
}
