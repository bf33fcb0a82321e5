import * as contract from '@allenio/contract/notifications'
import { exporters } from '#areas/account'
import { clientJoins } from '#areas/clients'
import { area } from '#platform/http'
import { notificationKeepers } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { sweepAlerts } from './alerts.ts'
import { deliver, sweepDue } from './deliveries.ts'
import { notificationExporter } from './export.ts'
import { sweepNotifications } from './jobs.ts'
import { joinNotifications } from './join.ts'
import { notificationBindings } from './routes.ts'
import { keep } from './stored-notifications.ts'
import { notificationsWords } from './words.ts'

export const notificationsArea = area({
  name: 'notifications',
  tables: ['notifications', 'notification_settings', 'notification_alerts'],
  contract,
  bindings: notificationBindings,
  errors: contract.notificationsErrors,
  words: notificationsWords,
  jobs: [deliver, sweepDue, sweepAlerts, sweepNotifications],
  contributes: [
    notificationKeepers(keep),
    exporters(notificationExporter),
    unexportedTables({ notification_alerts: 'They are made of what the areas export, and become notifications.' }),
    clientJoins(joinNotifications),
  ],
})

export { dropAlerts, planAlerts, sendDueAlerts, type PlannedAlert } from './alerts.ts'
export { insertDemoNotifications, type DemoNotification } from './demo.ts'
export { retractNotifications, rewordNotifications } from './retractions.ts'
export { markSeen } from './seen-marks.ts'
export { moveNotificationsAbout } from './join.ts'
export { mountUnsubscription } from './unsubscription/mount.ts'
