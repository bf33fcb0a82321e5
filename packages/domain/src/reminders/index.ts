export { alertedStart, alertsBetween, dayAlertClock, type Alert } from './alerts.ts'
export { finalDay, isOccurrence, occurrenceOn, occurrencesIn, type Occurrence, type ReminderTimes } from './occurrences.ts'
