export type { Column, Sort } from './columns.ts'
export { DataTable } from './data-table.tsx'
export type { DataTableProps } from './data-table.tsx'
export type { Chosen } from './selection.ts'
