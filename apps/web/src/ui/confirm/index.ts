export { ConfirmHost } from './confirm-dialog.tsx'
export { confirm } from './store.ts'
export type { Question } from './store.ts'
