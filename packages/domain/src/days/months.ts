interface OfDay {
  day: string
}

export interface Month<Row> {
  /** '2026-11' */
  month: string
  rows: Row[]
}

/** Rows that come by day, under the month they belong to. */
export function groupByMonth<Row extends OfDay>(rows: readonly Row[]): Month<Row>[] {
  const months: Month<Row>[] = []
  for (const row of rows) {
    const month = row.day.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.rows.push(row)
    else months.push({ month, rows: [row] })
  }
  return months
}

/** A day of the month, for the formats. */
export const firstDayOf = (month: string): string => `${month}-01`
