export * from './business.ts'
export * from './seller-fields.ts'
