export * from './folders.ts'
