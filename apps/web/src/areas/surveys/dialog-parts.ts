// loaded by `dialogs.ts` with the first dialog
export { AssignToClient, AssignToMany } from './client/assign-to-client.tsx'
export { FillInForClient } from './client/fill-in-for-client.tsx'
