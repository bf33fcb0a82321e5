import type { Maximum } from '@allenio/contract/programs'
import { trainingMaximum } from '@allenio/domain/workouts'

/** The known figures of a lift for which nobody has set a training maximum. */
export interface KnownMaxima {
  /** The latest value of the lift's metric: the maximum for one repetition. */
  metric: { kg: number; day: string; isFromWorkout: boolean } | undefined
  /** By a formula, from the best set that was done. */
  estimateKg: number | null
}

/** The share of the maximum that is known, the metric's before the estimate; one that is too light for any plate is none. */
export function suggestMaximum({ metric, estimateKg }: KnownMaxima, { share, stepKg }: { share: number; stepKg: number }): Maximum | null {
  const ofKg = metric?.kg ?? estimateKg
  const kg = ofKg === null ? 0 : trainingMaximum(ofKg, stepKg, share)
  if (ofKg === null || kg <= 0) return null
  return { kg, source: metric && !metric.isFromWorkout ? 'metric' : 'estimated', ofKg, share, day: metric?.day ?? null }
}
