import type { ProgramSettings } from '@allenio/contract/program-settings'
import type { ExerciseView } from './workout-view.ts'

/**
 * Whether an exercise is lifted with a load, so that a set without one was probably forgotten. Somebody who has done it without a load, now
 * or the last time, is not asked.
 */
export function asksLoad(
  { type, sets, last }: Pick<ExerciseView, 'type' | 'sets' | 'last'>,
  columns: ProgramSettings['clientColumns'],
): boolean {
  if (type !== 'reps' || !columns.includes('weight')) return false
  if (sets.some(({ set }) => set.doneAt !== null && set.kg === null)) return false
  return !last || last.sets.some(({ kg }) => kg !== null)
}
