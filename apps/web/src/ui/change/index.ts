export { Change, useSigned } from './change.tsx'
export type { ChangeProps } from './change.tsx'
export { withUnit } from './with-unit.ts'
