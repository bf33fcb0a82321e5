export { copyEquals, isMovedCopy, mergeCopy, type CopyFields, type CopyThing, type CopyTime, type CopyVerdict } from './copies.ts'
export { formatSyncTime } from './sync-time.ts'
export { parseCalendarFile, type CalendarFileEvents } from './calendar-file.ts'
