export { keptImport } from './import/kept-import.ts'
export { ImportEnd, ImportFlow, LinkDialog } from './lazy.ts'
