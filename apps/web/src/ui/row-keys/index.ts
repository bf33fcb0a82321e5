export { focusFirstRow, walkRows } from './row-keys.ts'
