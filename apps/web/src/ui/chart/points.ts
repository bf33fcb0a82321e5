import { timeOf } from './days.ts'

export interface Point {
  /** YYYY-MM-DD */
  day: string
  /** null: nothing is known here, and the line is broken */
  value: number | null
}

export interface Series {
  key: string
  label: string
  points: readonly Point[]
  /** single measurements beside the line that sums them up; a line unless said otherwise */
  look?: 'line' | 'points' | undefined
}

/** What is plotted: a moment, and what stands at it. */
export interface Row {
  time: number
  [name: string]: number
}

export interface Stretch {
  name: string
  points: { time: number, value: number }[]
}

/**
 * A line of its own between two gaps: lines of different days share their rows, so an absent number alone does not
 * say whether nothing was known or only another line has something there.
 */
export function stretchesOf({ key, points }: Pick<Series, 'key' | 'points'>): Stretch[] {
  const stretches: { time: number, value: number }[][] = [[]]
  for (const { day, value } of points) {
    if (value !== null) stretches.at(-1)?.push({ time: timeOf(day), value })
    else if (stretches.at(-1)?.length) stretches.push([])
  }
  return stretches.filter(each => each.length > 0).map((each, index) => ({ name: `${key} ${index}`, points: each }))
}

export function rowsOf(all: readonly Series[]): Row[] {
  const rows = new Map<number, Row>()
  for (const { name, points } of all.flatMap(stretchesOf)) {
    for (const { time, value } of points) {
      const row = rows.get(time) ?? { time }
      row[name] = value
      rows.set(time, row)
    }
  }
  return [...rows.values()].toSorted((one, other) => one.time - other.time)
}

/** All days with what each series says of them, the latest first. */
export function tableOf(all: readonly Series[]): { day: string, values: (number | null)[] }[] {
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

export const lastOf = ({ points }: Pick<Series, 'points'>): { day: string, value: number } | undefined => {
  const last = points.findLast(({ value }) => value !== null)
  return last && { day: last.day, value: last.value ?? 0 }
}

/** Labels that would stand on each other are pushed apart, the highest first; each is the middle of one. */
export function apart(middles: readonly number[], gap: number, lowest: number): number[] {
  const order = middles.map((middle, index) => ({ middle, index })).toSorted((one, other) => one.middle - other.middle)
  let last = -Infinity
  const placed = order.map(({ middle, index }) => {
    last = Math.max(middle, last + gap)
    return { middle: last, index }
  })
  // what was pushed below the ground moves up again
  let next = lowest
  for (const each of placed.toReversed()) {
    each.middle = Math.min(each.middle, next)
    next = each.middle - gap
  }
  return placed.toSorted((one, other) => one.index - other.index).map(({ middle }) => middle)
}
