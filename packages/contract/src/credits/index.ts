export * from './credits.ts'
