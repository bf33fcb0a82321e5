export * from './agenda.ts'
export * from './reminders.ts'
