export { Change, useSigned, withUnit } from './change.tsx'
export type { ChangeProps } from './change.tsx'
export { ChangedValue } from './changed-value.tsx'
