export * from './shopping-lists.ts'
