// what `dialogs.ts` loads
export { AssignToClient } from './client/assign-to-client.tsx'
