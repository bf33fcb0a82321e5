export * from './repetition.ts'
