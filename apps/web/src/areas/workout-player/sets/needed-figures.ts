import type { ProgramSettings } from '@allenio/contract/program-settings'
import type { FigureName } from './figures.ts'
import type { ExerciseView } from './workout-view.ts'

/** Each kind of exercise is counted by one figure. */
const counted = { reps: 'reps', time: 'seconds', distance: 'metres' } as const satisfies Record<ExerciseView['type'], FigureName>

/**
 * The figures without which a set was probably forgotten: it is asked for them once. Somebody who has done the exercise without one, now
 * or, for the load, the last time, is not asked for it.
 */
export function neededFigures(
  { type, sets, last }: Pick<ExerciseView, 'type' | 'sets' | 'last'>,
  columns: ProgramSettings['clientColumns'],
): FigureName[] {
  const isLoaded = type === 'reps' && columns.includes('weight') && (!last || last.sets.some(({ kg }) => kg !== null))
  const needed: FigureName[] = [...(isLoaded ? (['kg'] as const) : []), counted[type]]
  return needed.filter(name => !sets.some(({ set }) => set.doneAt !== null && set[name] === null))
}
