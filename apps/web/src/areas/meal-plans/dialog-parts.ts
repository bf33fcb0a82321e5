// loaded by `dialogs.ts` with the first dialog
export { AssignNext } from './home/assign-next.tsx'
export { AssignToClient } from './client/assign-to-client.tsx'
export { StartFromExample } from './list/plan-examples.tsx'
