import type { Progress } from '@allenio/contract/progress'
import { addDays, daysBetween } from '@allenio/domain/days'

/** A photo that is farther away shows another body. */
const nearDays = 14

/** The days around one in which its photos are looked for. */
export const daysAround = (day: string): { from: string; to: string } => ({ from: addDays(day, -nearDays), to: addDays(day, nearDays) })

/** Those taken nearest to a day; of two as near the later one, which the list has first. */
export function nearestTo<Row extends Pick<Progress, 'day'>>(day: string, progresses: readonly Row[]): Row | undefined {
  const distance = (row: Row) => Math.abs(daysBetween(day, row.day))
  const [nearest] = progresses.toSorted((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) <= nearDays ? nearest : undefined
}
