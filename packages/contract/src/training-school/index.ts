export * from './training-school.ts'
