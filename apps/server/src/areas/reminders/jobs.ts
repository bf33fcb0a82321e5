import { deletedReminderDays } from '@allenio/contract/reminders'
import { limitTo, sql } from '#platform/db'
import { defineSweep, dueInSystem, type WorkspaceItem } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'

/** Private reminders whose author is gone: nobody can see them. */
const erasureOfOrphans = dueInSystem({
  atOnce: 100,
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select workspace_id, id from reminders where is_private and author_id is null
      and ${isNext(sql`workspace_id`, sql`id`)} ${limitTo(limit)}`),
  treat: (db, items) =>
    db.run(sql`
    delete from reminders where is_private and author_id is null and workspace_id = ${items[0]?.workspace_id ?? null}::uuid
      and id = any(${items.map(({ id }) => id)}::uuid[])`),
})

export const sweepReminders = defineSweep({
  name: 'sweep deleted reminders',
  cron: '52 3 * * *',
  parts: () => [erasureOfRows({ table: 'reminders', days: deletedReminderDays + 1 }), erasureOfOrphans],
})
