import type { Weight, WeightPoint, WeightTrend } from '@allenio/contract/weights'
import { addDays, daysBetween } from '@allenio/domain/days'
import { isReached } from '../trend/spans.ts'

export const spans = ['28', '84', '365'] as const
export type Span = (typeof spans)[number]

/** The weights of a span; if there are none in it, all weights. */
export function pointsIn(points: readonly WeightPoint[], span: Span, today: string): readonly WeightPoint[] {
  const within = points.filter(({ day }) => daysBetween(day, today) <= Number(span))
  return within.length > 1 ? within : points
}

/** The change from the first to the last point, by means, because a single day says little. */
export function changeOver(points: readonly WeightPoint[]): { kg: number; days: number } | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return undefined
  return { kg: Math.round((last.mean - first.mean) * 10) / 10 + 0, days: daysBetween(first.day, last.day) }
}

const stillKg = 0.05
const farthestDays = 3 * 365

export type Prospect =
  | { kind: 'no goal' }
  | { kind: 'reached'; target: number }
  | { kind: 'unclear' | 'still'; target: number; missing: number }
  | { kind: 'away'; target: number; missing: number; perWeek: number }
  | { kind: 'arrives'; target: number; missing: number; perWeek: number; day: string }

/** Where the weight is going, seen from the goal. */
export function prospectOf({ latest, mean, target, perWeek, isTowardsTarget }: WeightTrend, today: string): Prospect {
  if (target === null || mean === null || !latest) return { kind: 'no goal' }
  const missing = Math.round(Math.abs(target - latest.kg) * 10) / 10
  if (isReached(mean, target)) return { kind: 'reached', target }
  if (perWeek === null) return { kind: 'unclear', target, missing }
  if (Math.abs(perWeek) < stillKg) return { kind: 'still', target, missing }
  if (!isTowardsTarget) return { kind: 'away', target, missing, perWeek }
  const days = Math.round((missing / Math.abs(perWeek)) * 7)
  return days > farthestDays
    ? { kind: 'unclear', target, missing }
    : { kind: 'arrives', target, missing, perWeek, day: addDays(today, days) }
}

/** A weight that came with photos is left out, because the photos report it. */
export const withoutPhotos = (weights: readonly Weight[]): Weight[] => weights.filter(({ source }) => source !== 'progress')
