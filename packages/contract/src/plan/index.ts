export * from './fields.ts'
export * from './plan.ts'
