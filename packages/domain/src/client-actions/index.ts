export { actionKindName } from './kind-names.ts'
