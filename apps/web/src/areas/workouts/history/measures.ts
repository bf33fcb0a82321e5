import type { ExercisePoint } from '@allenio/contract/workout-rows'

export const measures = ['e1rm', 'kg', 'tonnageKg'] as const satisfies readonly (keyof ExercisePoint)[]
export type Measure = (typeof measures)[number]

/** One point a day, the best of it: somebody may train twice. */
export function bestOfDays(points: readonly ExercisePoint[], measure: Measure): { day: string; value: number | null }[] {
  const values = new Map<string, number | null>()
  for (const { day, [measure]: value } of points) {
    const best = values.get(day) ?? null
    values.set(day, best === null ? value : Math.max(best, value ?? best))
  }
  return [...values].map(([day, value]) => ({ day, value }))
}

const enough = 0.6

/** The first measure that most of the points have: beyond twelve repetitions nothing is estimated. */
export function mostTelling(points: readonly ExercisePoint[], possible: readonly Measure[]): Measure {
  const countOf = (measure: Measure) => points.filter(point => point[measure] !== null).length
  return possible.find(measure => countOf(measure) >= points.length * enough) ?? possible[0] ?? 'tonnageKg'
}
