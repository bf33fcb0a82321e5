import type { ProgramSettings, SetKind } from '@allenio/contract/programs'
import type { ExerciseView } from './workout-view.ts'

export type Effort = 'rpe' | 'rir'

/** The question after a set: the one of the two that the plan speaks of, as far as clients see it. */
export function effortOf(
  { type, target }: Pick<ExerciseView, 'type' | 'target'>,
  kind: SetKind,
  columns: ProgramSettings['clientColumns'],
): Effort | undefined {
  if (kind === 'warmup') return undefined
  // nothing is in reserve of a plank or a run, which only a plan makes a question of
  if (type !== 'reps') return columns.includes('rpe') && target?.rpe !== undefined ? 'rpe' : undefined
  if (columns.includes('rir') && (target?.rir !== undefined || !columns.includes('rpe'))) return 'rir'
  return columns.includes('rpe') ? 'rpe' : undefined
}
