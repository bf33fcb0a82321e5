import type { MaximumFormula } from '@allenio/contract/workouts'

/** Beyond this the formulas tell little. */
export const mostRepsForMaximum = 12

interface LiftedSet {
  kg: number | null
  reps: number | null
  rir?: number | null
  rpe?: number | null
}

/** Repetitions in reserve count as if they had been done; an effort of 8 leaves two. */
export const possibleReps = ({ reps, rir, rpe }: LiftedSet): number => (reps ?? 0) + (rir ?? (typeof rpe === 'number' ? 10 - rpe : 0))

/**
 * The load that could be lifted once. Epley: load × (1 + repetitions / 30); Brzycki: load × 36 / (37 - repetitions); one repetition is
 * the maximum itself.
 */
export function estimatedMaximum(set: LiftedSet, formula: MaximumFormula): number | null {
  const { kg, reps } = set
  if (kg === null || kg <= 0 || reps === null || reps < 1) return null
  const possible = possibleReps(set)
  if (possible > mostRepsForMaximum) return null
  if (possible === 1) return kg
  return roundTo2(formula === 'epley' ? kg * (1 + possible / 30) : (kg * 36) / (37 - possible))
}

/** Whether a set has no estimate because of its effort alone: the repetitions done would have one. */
export const isBeyondEstimate = (set: LiftedSet): boolean =>
  estimatedMaximum({ ...set, rir: null, rpe: null }, 'epley') !== null && estimatedMaximum(set, 'epley') === null

const roundTo2 = (value: number): number => Math.round(value * 100) / 100

/** The maximum that shares are taken of: somewhat below the estimate, and never rounded above it. */
export const trainingMaximum = (maximumKg: number, stepKg: number, percent: number): number =>
  roundTo2(Math.floor(roundTo2((maximumKg * percent) / 100 / stepKg)) * stepKg)
