import { daysBetween } from './days.ts'

export interface Point {
  /** YYYY-MM-DD */
  day: string
  /** null means that no value is known; the line has a gap there */
  value: number | null
}

export interface Series {
  key: string
  label: string
  points: readonly Point[]
  /** single measurements beside the line that summarizes them; the default is a line */
  look?: 'line' | 'points' | undefined
}

export const withoutGaps = (points: readonly Point[]): Point[] => points.filter(({ value }) => value !== null)

// a curve through days that are further apart would tell of weeks that nobody has measured
const daysOfCurve = 31
// a person who is measured every month or two has a curve of months
const spacingsOfCurve = 3

/** The most days between two points of one curve: a month, or three times what usually lies between the points. */
function mostDaysOfCurve(points: readonly Point[]): number {
  const spacings = points.flatMap(({ day }, at) => (at > 0 ? [daysBetween(points[at - 1]?.day ?? day, day)] : []))
  const usual = spacings.toSorted((one, other) => one - other)[Math.floor((spacings.length - 1) / 2)] ?? 0
  return Math.max(daysOfCurve, usual * spacingsOfCurve)
}

/** The points through which one curve goes, up to the next gap. */
export interface Run {
  points: readonly Point[]
  /** Only time lies between it and the run before: they belong together, and what was in between is not known. */
  isLinked: boolean
}

export function runsOf(points: readonly Point[]): Run[] {
  const runs: { points: Point[]; isLinked: boolean }[] = []
  const mostDays = mostDaysOfCurve(points)
  let before: Point | undefined
  for (const point of points) {
    if (point.value !== null) {
      const isKnownBefore = before !== undefined && before.value !== null
      if (before && isKnownBefore && daysBetween(before.day, point.day) <= mostDays) runs.at(-1)?.points.push(point)
      else runs.push({ points: [point], isLinked: isKnownBefore })
    }
    before = point
  }
  return runs
}

/** All days with the value of each series, the latest first. */
export function tableOf(all: readonly Series[]): { day: string; values: (number | null)[] }[] {
  const rows = new Map<string, (number | null)[]>()
  for (const [index, { points }] of all.entries()) {
    for (const { day, value } of points) {
      if (value === null) continue
      const values = rows.get(day) ?? all.map(() => null)
      values[index] = value
      rows.set(day, values)
    }
  }
  return [...rows].map(([day, values]) => ({ day, values })).toSorted((one, other) => other.day.localeCompare(one.day))
}

/** The first and the last day of the drawing; `from` and `to` may lie outside the days of the values. */
export function rangeOf(days: readonly string[], { from, to }: { from?: string | undefined; to?: string | undefined }) {
  const all = [...days, from, to].filter(day => day !== undefined).toSorted()
  return { firstDay: all[0] ?? '', lastDay: all.at(-1) ?? '' }
}

/** The rows in the order of days, with a row for each of these days that has none: what is marked there can be read, too. */
export function withDays<Row extends { day: string; values: readonly (number | null)[] }>(rows: readonly Row[], days: readonly string[]) {
  const more = days.filter(day => !rows.some(row => row.day === day)).map(day => ({ day, values: [] as const }))
  return [...rows, ...more].toSorted((one, other) => one.day.localeCompare(other.day))
}

export const lastOf = ({ points }: Pick<Series, 'points'>): { day: string; value: number } | undefined => {
  const last = points.findLast(({ value }) => value !== null)
  return last && { day: last.day, value: last.value ?? 0 }
}

/** Moves labels apart that would overlap, from the highest down. Each number is the middle of a label. */
export function apart(middles: readonly number[], gap: number, lowest: number): number[] {
  const order = middles.map((middle, index) => ({ middle, index })).toSorted((one, other) => one.middle - other.middle)
  let last = -Infinity
  const placed = order.map(({ middle, index }) => {
    last = Math.max(middle, last + gap)
    return { middle: last, index }
  })
  // labels that were moved below the lowest position move up again
  let next = lowest
  for (const each of placed.toReversed()) {
    each.middle = Math.min(each.middle, next)
    next = each.middle - gap
  }
  return placed.toSorted((one, other) => one.index - other.index).map(({ middle }) => middle)
}
