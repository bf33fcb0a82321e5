export { ColumnMatch, MatchRow } from './column-match.tsx'
export { RefusedCells } from './refused-cells.tsx'
export type { RefusedCell } from './refused-cells.tsx'
