export * from './checkout.ts'
export * from './fields.ts'
export * from './own.ts'
export * from './purchases.ts'
