export { closeNotifications, onNotificationClick } from './notifications.ts'
export { pushState, refreshSubscription, turnPushOff, turnPushOn } from './device.ts'
export type { PushState } from './device.ts'
export { addOpenPlace, answerWorker, isInSight } from './open-places.ts'
