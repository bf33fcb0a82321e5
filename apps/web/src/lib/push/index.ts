export { onNotificationClick, setBadge } from './notifications.ts'
export { askForPush, endPush, mayAskForPush, pushSubscription } from './subscription.ts'
