export { TargetDialog } from './lazy.ts'
