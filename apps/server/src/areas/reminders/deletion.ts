import { deletedReminderDays } from '@allenio/contract/reminders'
import { dropAlerts } from '#areas/notifications'
import { requestCopies } from '#platform/calendar-files'
import { sql } from '#platform/db'
import { rowDeletion } from '#platform/row-changes'
import { isVisible } from './access.ts'
import { replanAlerts } from './alerts.ts'
import { reminderAlert } from './notifications.ts'
import { endTasks, restoreTasks } from './tasks.ts'

export const reminderDeletion = rowDeletion({
  table: 'reminders',
  thing: 'reminder',
  permission: 'delete reminders',
  days: deletedReminderDays,
  isReachable: actor => sql`e.id in (select r.id from reminders r where ${isVisible({ actor, view: actor })})`,
  onDeleted: async (db, ids) => {
    await endTasks(db, ids)
    await dropAlerts(db, { kind: reminderAlert, things: ids })
    await requestCopies(
      db,
      ids.map(id => ({ thing: 'reminder', id })),
    )
  },
  onUndeleted: async (db, ids) => {
    await restoreTasks(db, ids)
    for (const id of ids) await replanAlerts(db, id)
  },
})
