import type { Point } from '#ui/chart'

interface MethodPoint {
  day: string
  value: number
  /** By which the value is known; undefined where there is one alone. */
  method?: string | undefined
}

/** Points in the order of days with a gap where the method changes: between two methods a difference is no change of the body. */
export const withMethodGaps = (points: readonly MethodPoint[]): Point[] =>
  points.flatMap(({ day, value, method }, at) => {
    const before = points[at - 1]
    return before && before.method !== method
      ? [
          { day, value: null },
          { day, value },
        ]
      : [{ day, value }]
  })
