/** Hours of a usual day, as HH:mm. */
export interface Range {
  from: string
  to: string
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

export type RangeFault = 'wrong' | 'meets'

/** The fault of each of the hours: an end before its start, or hours that overlap those before them. */
export const rangeFaults = (ranges: readonly Range[]): (RangeFault | undefined)[] =>
  ranges.map(({ from, to }, at) => {
    if (to <= from) return 'wrong'
    return ranges.slice(0, at).some(other => other.from < to && from < other.to) ? 'meets' : undefined
  })

/** How many times a week can be booked. */
export function countTimes(ranges: readonly Range[], { days, durationMinutes, stepMinutes }: WeekFacts): number {
  const perDay = ranges.map(({ from, to }) => Math.floor((minutesOf(to) - minutesOf(from) - durationMinutes) / stepMinutes) + 1)
  return days * perDay.reduce((sum, count) => sum + Math.max(0, count), 0)
}

interface WeekFacts {
  days: number
  durationMinutes: number
  stepMinutes: number
}

/** The next hours after those that are there, for one more row. */
export function nextRange(ranges: readonly Range[]): Range {
  const last = ranges.at(-1)
  if (!last) return { from: '09:00', to: '13:00' }
  const start = Math.min(minutesOf(last.to) + 120, 22 * 60)
  const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { from: clock(start), to: clock(Math.min(start + 240, 23 * 60 + 30)) }
}
