export * from './changes.ts'
export * from './exercises.ts'
export * from './fields.ts'
export * from './imports.ts'
