export * from './professionals.ts'
