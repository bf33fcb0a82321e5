export { erasureOfImports } from './old-imports.ts'
export { importDays, tableImports } from './imports.ts'
export { addedHeadings, headingsToImport } from './report-headings.ts'
export type { ImportKind, ImportTarget, KnownItem, RowKeys } from './import-target.ts'
