export * from './client-notes.ts'
