export * from './notifications.ts'
