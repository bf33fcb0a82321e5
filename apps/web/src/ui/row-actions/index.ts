export { RecordActions } from './record-actions.tsx'
export { RowActions } from './row-actions.tsx'
export type { RowActionsProps } from './row-actions.tsx'
