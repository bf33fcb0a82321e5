export { forgetDevice, saveDevice, type BrowserSubscription, type NewDevice } from './devices.ts'
export type { Notice } from './notice.ts'
export { publicVapidKey, pushJobs, pushTo, startPush, type PushOptions } from './push.ts'
