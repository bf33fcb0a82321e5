export * from './changes.ts'
export * from './fields.ts'
export * from './recipes.ts'
export * from './starter.ts'
