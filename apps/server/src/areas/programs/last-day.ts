import type { Pause } from '@allenio/contract/program-users'

export interface AssignmentDays {
  startDay: string
  /** From 1, Monday; null in order. */
  weekdays: readonly number[] | null
  pauses: readonly Pause[]
  /** How many days each week of the program has. */
  daysByWeek: readonly number[]
}

const dayMs = 86_400_000
// 1 January 1970 was a Thursday
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
const dayOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/**
 * The day of the last workout, by weekdays: one day of the program on each of them. In order, the last day of as many weeks as the
 * program has. Days of a pause that has its end do not count.
 */
export function lastDayOf({ startDay, weekdays, pauses, daysByWeek }: AssignmentDays): string {
  const spans = pauses.flatMap(({ from, until }) => (until === null ? [] : [[numberOf(from), numberOf(until)] as const]))
  const isPaused = (day: number) => spans.some(([from, until]) => from <= day && day <= until)
  const counts = (day: number) => !isPaused(day) && (weekdays === null || weekdays.includes(weekdayOf(day)))
  let left = Math.max(1, weekdays === null ? daysByWeek.length * 7 : daysByWeek.reduce((sum, days) => sum + days, 0))
  let day = numberOf(startDay)
  for (;;) {
    if (counts(day)) left -= 1
    if (left === 0) return dayOf(day)
    day += 1
  }
}
