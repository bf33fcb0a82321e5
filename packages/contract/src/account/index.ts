export * from './account.ts'
export * from './invitations.ts'
