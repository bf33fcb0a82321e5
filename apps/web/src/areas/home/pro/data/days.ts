import { addDays, daysBetween } from '@allenio/domain/days'

export interface Due {
  dueDay: string
}

export interface DueOn<Row> {
  day: string
  rows: Row[]
}

/** Today and the seven days after it. */
export const daysAhead = 7

interface Room {
  today: string
  most: number
  /** The number of due tasks of each day, including those that are not among the rows. */
  due: readonly { day: string; count: number }[]
}

/** The tasks of the coming days, grouped by day, at most `most` of them. */
export function comingDays<Row extends Due>(rows: readonly Row[], { today, most, due }: Room): { days: DueOn<Row>[]; left: number } {
  const last = addDays(today, daysAhead)
  const near = rows.filter(({ dueDay }) => dueDay >= today && dueDay <= last)
  const days = new Map<string, Row[]>()
  const shown = near.slice(0, most)
  for (const row of shown) days.set(row.dueDay, [...(days.get(row.dueDay) ?? []), row])
  // `left` counts only days that are shown, because later days are not expected in the list
  const named = due.filter(({ day }) => days.has(day)).reduce((sum, { count }) => sum + count, 0)
  return { days: [...days].map(([day, of]) => ({ day, rows: of })), left: Math.max(0, named - shown.length) }
}

export const daysUntil = (today: string, day: string): number => daysBetween(today, day)
