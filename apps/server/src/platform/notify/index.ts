export {
  allKinds, defineNotification, findKind, type AnyKind, type Facts, type Letter, type NotificationGroup, type NotificationKind,
} from './kinds.ts'
export { keepNotifications, notify, notifyJobs, notifyPerson, type Told } from './notify.ts'
