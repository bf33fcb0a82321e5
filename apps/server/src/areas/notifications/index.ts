import * as contract from '@allenio/contract/notifications'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { keepNotifications } from '#platform/notify'
import { deliver, sweepDue } from './deliveries.ts'
import './export.ts'
import { sweepNotifications } from './jobs.ts'
import { notificationBindings } from './routes.ts'
import { keep } from './stored-notifications.ts'
import { notificationsWords } from './words.ts'

export const notificationsArea = area({
  name: 'notifications',
  contract,
  bindings: notificationBindings,
  errors: contract.notificationsErrors,
  words: notificationsWords,
})

export const notificationJobs: readonly AnyJob[] = [deliver, sweepDue, sweepNotifications]

keepNotifications(keep)

export { fillDemoNotifications } from './demo.ts'
export { forget, type Earlier, type Forgotten } from './retractions.ts'
export { markSeen, type Seen } from './seen-marks.ts'
export { moveNews, type MovedNews } from './join.ts'
