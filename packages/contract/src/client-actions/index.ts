export * from './client-actions.ts'
