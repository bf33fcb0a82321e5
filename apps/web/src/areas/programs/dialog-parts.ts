// loaded by `dialogs.ts` with the first dialog
export { AssignNext } from './home/assign-next.tsx'
export { AssignToClients } from './assign/assign-to-clients.tsx'
export { CreateProgram } from './list/create-program.tsx'
export { StartFromExample } from './list/program-examples.tsx'
