import { addDays } from '@allenio/domain/days'

export interface DueRow {
  dueDay: string
}

export interface DueDay<Row> {
  day: string
  rows: Row[]
}

/** Today and the seven days after it. */
export const daysAhead = 7

interface ComingDaysOptions {
  today: string
  limit: number
  /** The number of due tasks of each day, including those that are not among the rows. */
  due: readonly { day: string; count: number }[]
}

/** The tasks of the coming days, grouped by day, at most `most` of them. */
export function comingDays<Row extends DueRow>(
  rows: readonly Row[],
  { today, limit, due }: ComingDaysOptions,
): { days: DueDay<Row>[]; restCount: number } {
  const last = addDays(today, daysAhead)
  const near = rows.filter(({ dueDay }) => dueDay >= today && dueDay <= last)
  const days = new Map<string, Row[]>()
  const visibleRows = near.slice(0, limit)
  for (const row of visibleRows) days.set(row.dueDay, [...(days.get(row.dueDay) ?? []), row])
  // `left` counts only days that are shown, because later days are not expected in the list
  const dueCount = due.filter(({ day }) => days.has(day)).reduce((sum, { count }) => sum + count, 0)
  return { days: [...days].map(([day, rowsOfDay]) => ({ day, rows: rowsOfDay })), restCount: Math.max(0, dueCount - visibleRows.length) }
}
