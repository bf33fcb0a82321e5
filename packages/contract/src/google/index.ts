export * from './google.ts'
