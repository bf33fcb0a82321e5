import { roundToStep } from '@allenio/domain/programs'

export interface WarmUpSet {
  kg: number
  reps: number
}

const ramp = [
  { percent: 40, reps: 8 },
  { percent: 55, reps: 5 },
  { percent: 70, reps: 3 },
  { percent: 85, reps: 1 },
] as const
const barReps = 10

/** Sets that lead to a working load: the empty bar, then ever more load with ever fewer repetitions. */
export function warmUpSets(workKg: number, { barKg, stepKg }: { barKg: number; stepKg: number }): WarmUpSet[] {
  if (workKg <= barKg) return []
  const sets = ramp.map(({ percent, reps }) => ({ kg: roundToStep((workKg * percent) / 100, stepKg), reps }))
  const first = barKg > 0 ? [{ kg: barKg, reps: barReps }] : []
  // light loads round to the same figure, or to the bar's
  return [...first, ...sets.filter(({ kg }, index) => kg > barKg && kg < workKg && kg !== sets[index + 1]?.kg)]
}
