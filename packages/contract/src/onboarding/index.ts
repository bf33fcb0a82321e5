export * from './onboarding.ts'
