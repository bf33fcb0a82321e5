import { readNotificationDays } from '@allenio/contract/notifications'
import { daysAgo, limitTo, sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

const atOnce = 5000
/** Notifications that no list shows: by then they were sent, and must not be sent again. */
const unlistedDays = 30

/** Erases what was read long ago. */
export const sweepNotifications = defineSweep({
  name: 'sweep notifications',
  cron: '17 4 * * *',
  async handle({ database }) {
    for (const old of [
      sql`read_at < ${daysAgo(readNotificationDays)}`,
      sql`not is_listed and created_at < ${daysAgo(unlistedDays)} and push_after is null and mail_after is null`,
    ]) {
      let erased = atOnce
      while (erased === atOnce) {
        erased = await database.withSystem('write', db =>
          db.run(sql`
          delete from notifications where (workspace_id, id) in (
            select workspace_id, id from notifications where ${old} ${limitTo(atOnce)} for update skip locked)`),
        )
      }
    }
  },
})
