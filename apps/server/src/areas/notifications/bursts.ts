const burst = 4

export interface SplitRows<Row> {
  /** Sent each by itself. */
  alone: readonly Row[]
  /** Sent in one summary. */
  together: readonly Row[]
}

/** Nobody is disturbed again and again: news that have waited leave together, and so do those that come in numbers. */
export function splitRows<Row>(rows: readonly Row[], isHeld: (row: Row) => boolean): SplitRows<Row> {
  if (rows.length >= burst) return { alone: [], together: rows }
  const heldRows = rows.filter(isHeld)
  return heldRows.length < 2 ? { alone: rows, together: [] } : { alone: rows.filter(row => !isHeld(row)), together: heldRows }
}
