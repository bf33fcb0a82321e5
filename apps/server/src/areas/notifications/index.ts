import * as contract from '@allenio/contract/notifications'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { keepNotifications } from '#platform/notify'
import { deliver, sweepDue } from './delivering.ts'
import './exporter.ts'
import { keep } from './keeping.ts'
import { notificationBindings } from './routes.ts'
import { sweepNotifications } from './sweep.ts'
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
export { forget, type Earlier, type Forgotten } from './forgetting.ts'
export { markSeen, type Seen } from './marking.ts'
export { moveNews, type MovedNews } from './joining.ts'
