export * from './groups.ts'
