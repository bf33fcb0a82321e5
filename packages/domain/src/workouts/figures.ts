import type { SetFigures } from '@allenio/contract/workouts'

export const noFigures: SetFigures = { kg: null, reps: null, seconds: null, metres: null, rpe: null, rir: null }

const figureNames = ['kg', 'reps', 'seconds', 'metres', 'rpe', 'rir'] as const satisfies readonly (keyof SetFigures)[]

export const isSameFigures = (one: SetFigures, other: SetFigures): boolean => figureNames.every(name => one[name] === other[name])

/** Limits and steps of the contract's `SetFigures`. */
const bounds = {
  kg: { least: -999, most: 999, step: 0.01 },
  reps: { least: 0, most: 999, step: 1 },
  seconds: { least: 0, most: 86_399, step: 1 },
  metres: { least: 0, most: 100_000, step: 0.1 },
  rpe: { least: 1, most: 10, step: 0.5 },
  rir: { least: 0, most: 10, step: 0.5 },
} as const satisfies Record<keyof SetFigures, Bounds>

interface Bounds {
  least: number
  most: number
  step: number
}

/** Figures that the server accepts: one that it refuses would hold back everything that waits behind it. */
export const boundedFigures = ({ kg, reps, seconds, metres, rpe, rir }: SetFigures): SetFigures => ({
  kg: bounded(kg, bounds.kg),
  reps: bounded(reps, bounds.reps),
  seconds: bounded(seconds, bounds.seconds),
  metres: bounded(metres, bounds.metres),
  rpe: bounded(rpe, bounds.rpe),
  rir: bounded(rir, bounds.rir),
})

function bounded(value: number | null, { least, most, step }: Bounds): number | null {
  if (value === null || !Number.isFinite(value)) return null
  const stepped = Math.round(Math.round(value / step) * step * 100) / 100
  return Math.min(most, Math.max(least, stepped)) + 0
}
