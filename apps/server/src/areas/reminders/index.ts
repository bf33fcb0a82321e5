import * as contract from '@allenio/contract/reminders'
import { exporters } from '#areas/account'
import { agendaParts } from '#areas/client-overview'
import { clientJoins } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { sweepReminderAlerts } from './alerts.ts'
import { fillDemoReminders } from './demo.ts'
import { reminderExporter } from './export.ts'
import { sweepReminders } from './jobs.ts'
import { joinReminders } from './join.ts'
import { reminderAlert } from './notifications.ts'
import { reminderBindings } from './routes.ts'
import { subscriptionAgenda } from './subscription-agenda.ts'
import { reminderContent } from './team-content.ts'
import { reminderWords } from './words.ts'

export const remindersArea = area({
  name: 'reminders',
  tables: ['reminders', 'reminder_groups', 'reminder_tasks', 'reminder_ticks', 'agenda_settings'],
  contract,
  bindings: reminderBindings,
  errors: contract.reminderErrors,
  words: reminderWords,
  jobs: [sweepReminders, sweepReminderAlerts],
  contributes: [
    exporters(reminderExporter),
    clientJoins(joinReminders),
    teamContent(reminderContent),
    notificationKinds(reminderAlert),
    demoRecords(fillDemoReminders),
    agendaParts(subscriptionAgenda),
  ],
})

export {
  deleteCopiedReminder,
  listRemindersToCopy,
  moveCopiedReminder,
  readRemindersToCopy,
  type ReminderToCopy,
} from './copied-reminders.ts'
