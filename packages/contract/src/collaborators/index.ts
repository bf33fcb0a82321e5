export * from './collaborators.ts'
