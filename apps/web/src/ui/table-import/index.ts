export { ColumnMatch, MatchRow } from './column-match.tsx'
export { TableFormat } from './table-format.tsx'
export { RefusedCells } from './refused-cells.tsx'
export type { RefusedCell } from './refused-cells.tsx'
