import type { ExercisePoint } from '@allenio/contract/workouts'

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

interface Estimates {
  best: { day: string; e1rm: number }
  /** The last one, where it is not the best itself. */
  latest: { day: string; e1rm: number } | undefined
}

/** The highest estimated maximum with its day, and the latest one beside it. */
export function estimatesOf(points: readonly ExercisePoint[]): Estimates | undefined {
  const estimates = points.flatMap(({ day, e1rm }) => (e1rm === null ? [] : [{ day, e1rm }]))
  const [first, ...others] = estimates
  if (!first) return undefined
  const best = others.reduce((highest, each) => (each.e1rm > highest.e1rm ? each : highest), first)
  const last = estimates.at(-1)
  const latest = last && { day: last.day, e1rm: Math.max(...estimates.filter(({ day }) => day === last.day).map(({ e1rm }) => e1rm)) }
  return { best, latest: latest?.day === best.day ? undefined : latest }
}

const enough = 0.6

/** The first measure that most of the points have: beyond twelve repetitions nothing is estimated. */
export function mostTelling(points: readonly ExercisePoint[], possible: readonly Measure[]): Measure {
  const countOf = (measure: Measure) => points.filter(point => point[measure] !== null).length
  return possible.find(measure => countOf(measure) >= points.length * enough) ?? possible[0] ?? 'tonnageKg'
}

const fewest = 3

/** By how many percent the latest estimate differs from the first of them; undefined where they are too few to say so. */
export function trendOf(estimates: readonly number[]): number | undefined {
  const [first] = estimates
  const last = estimates.at(-1)
  if (estimates.length < fewest || !first || last === undefined) return undefined
  return Math.round((last / first - 1) * 100)
}
