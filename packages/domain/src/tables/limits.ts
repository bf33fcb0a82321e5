export interface TableLimits {
  columns: number
  /** The most rows, with the heading. Empty lines have the same limit, but are counted apart. */
  rows: number
  cellLength: number
  cells: number
}

/** The limits of every table in every format; a reader may set lower ones, never higher ones. */
export const tableLimits = {
  columns: 200,
  rows: 50_000,
  // the longest cell that a spreadsheet can have
  cellLength: 32_767,
  cells: 1_000_000,
} as const satisfies TableLimits

/** The general limits, some of them lowered. */
export const narrowLimits = (limits: Partial<TableLimits>): TableLimits => ({
  columns: Math.min(limits.columns ?? Infinity, tableLimits.columns),
  rows: Math.min(limits.rows ?? Infinity, tableLimits.rows),
  cellLength: Math.min(limits.cellLength ?? Infinity, tableLimits.cellLength),
  cells: Math.min(limits.cells ?? Infinity, tableLimits.cells),
})
