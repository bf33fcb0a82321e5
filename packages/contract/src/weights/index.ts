export * from './weights.ts'
