export { forgetDevice, pushApps, saveDevice, type BrowserSubscription, type NewDevice, type PushApps } from './devices.ts'
export type { Notice } from './notice.ts'
export { publicVapidKey, pushJobs, pushTo, startPush, type PushOptions } from './push.ts'
