export { renderCalendarFile, type CalendarFile, type CalendarMethod, type CalendarTime } from './calendar-file.ts'
