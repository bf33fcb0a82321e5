const burst = 4

export interface Parted<Row> {
  /** Each by itself. */
  alone: readonly Row[]
  /** In one summary. */
  together: readonly Row[]
}

/** Nobody is rung again and again: what has waited leaves together, and so does what comes in numbers. */
export function parted<Row>(rows: readonly Row[], isHeld: (row: Row) => boolean): Parted<Row> {
  if (rows.length >= burst) return { alone: [], together: rows }
  const held = rows.filter(isHeld)
  return held.length < 2 ? { alone: rows, together: [] } : { alone: rows.filter(row => !isHeld(row)), together: held }
}
