import type { Progress } from '@allenio/contract/progress'
import { addDays, daysBetween } from '@allenio/domain/days'

/** The most days between a photo and a day: an older one shows another body. */
const nearDays = 14

/** The days in which photos for a day are looked for. */
export const daysAround = (day: string): { from: string; to: string } => ({ from: addDays(day, -nearDays), to: addDays(day, nearDays) })

/** Finds the photos nearest to a day; of two equally near days the later, which comes first in the list. */
export function nearestTo<Row extends Pick<Progress, 'day'>>(day: string, progresses: readonly Row[]): Row | undefined {
  const distance = (row: Row) => Math.abs(daysBetween(day, row.day))
  const [nearest] = progresses.toSorted((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) <= nearDays ? nearest : undefined
}
