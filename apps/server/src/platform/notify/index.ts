export {
  allKinds,
  defineNotification,
  findKind,
  maySwitchMail,
  notificationKinds,
  type AnyKind,
  type CalendarEntry,
  type Facts,
  type Letter,
  type NotificationGroup,
  type NotificationKind,
} from './kinds.ts'
export { notificationKeepers, notify, notifyEach, notifyJobs, notifyPerson, type NewNotification } from './notify.ts'
