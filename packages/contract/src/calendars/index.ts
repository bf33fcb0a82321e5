export * from './calendars.ts'
export * from './feeds.ts'
