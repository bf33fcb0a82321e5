import { readNotificationDays } from '@allenio/contract/notifications'
import { daysAgo, limitTo, sql, type Row, type Sql } from '#platform/db'
import { defineSweep, dueInSystem, type DuePart } from '#platform/jobs'

/** Notifications that no list shows: by then they were sent, and must not be sent again. */
const unlistedDays = 30

const erasureOf = (isOld: Sql): DuePart =>
  dueInSystem({
    atOnce: 1000,
    list: (db, { isNext, limit }) =>
      db.many<Row<'notifications', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from notifications where ${isOld} and ${isNext(sql`workspace_id`, sql`id`)} ${limitTo(limit)}`),
    treat: (db, items) =>
      db.run(sql`
      delete from notifications where ${isOld} and workspace_id = ${items[0]?.workspace_id ?? null}::uuid
        and id = any(${items.map(({ id }) => id)}::uuid[])`),
  })

/** Erases what was read long ago. */
export const sweepNotifications = defineSweep({
  name: 'sweep notifications',
  cron: '17 4 * * *',
  parts: () => [
    erasureOf(sql`read_at < ${daysAgo(readNotificationDays)}`),
    erasureOf(sql`not is_listed and created_at < ${daysAgo(unlistedDays)} and push_after is null and mail_after is null`),
  ],
})
