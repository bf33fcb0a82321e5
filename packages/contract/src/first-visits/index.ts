export * from './first-visits.ts'
