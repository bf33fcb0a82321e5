export { ConfirmHost } from './confirm-host.tsx'
export { confirm } from './store.ts'
export type { Question } from './store.ts'
