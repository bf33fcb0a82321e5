export { renderCalendarFile, type CalendarFile, type CalendarMethod, type CalendarTime } from './calendar-file.ts'
export { calendarCopies, requestCopies, type CalendarCopy } from './calendar-copies.ts'
export { renderCalendarFeed, type FeedEntry } from './calendar-feed.ts'
