export * from './business.ts'
