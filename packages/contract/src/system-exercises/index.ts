export * from './imports.ts'
export * from './system-exercises.ts'
