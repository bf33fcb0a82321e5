export * from './client-files.ts'
