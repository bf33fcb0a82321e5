export * from './micronutrients.ts'
