export * from './calls.ts'
export * from './subscriptions.ts'
