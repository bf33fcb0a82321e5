export * from './client-intake.ts'
