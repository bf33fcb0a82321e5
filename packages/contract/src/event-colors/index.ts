export * from './event-colors.ts'
