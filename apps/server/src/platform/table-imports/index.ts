export { importDays, tableImports } from './imports.ts'
export type { ImportKind, ImportTarget, KnownItem, RowKeys } from './import-target.ts'
