export { focusFirstRow, walkControls, walkRows } from './row-keys.ts'
