export * from './progress.ts'
