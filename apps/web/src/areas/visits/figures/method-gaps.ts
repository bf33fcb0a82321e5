import type { Point } from '#ui/chart'

interface MethodPoint {
  day: string
  value: number
  /** The method of the value; undefined where there is only one method. */
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

/** Points in the order of days, of each day the last alone: two visits on one day are a correction, and would draw an upright line. */
export const lastOfEachDay = (points: readonly MethodPoint[]): MethodPoint[] => points.filter(({ day }, at) => points[at + 1]?.day !== day)
