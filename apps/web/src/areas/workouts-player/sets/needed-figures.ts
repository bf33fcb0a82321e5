import type { ProgramSettings } from '@allenio/contract/programs'
import type { ExerciseBests, SetFigures } from '@allenio/contract/workouts'
import type { FigureName } from './figures.ts'
import type { ExerciseView } from './workout-view.ts'

/** Each kind of exercise is counted by one figure. */
const counted = { reps: 'reps', time: 'seconds', distance: 'metres' } as const satisfies Record<ExerciseView['type'], FigureName>

/** The reasons to ask about a figure before its set is done. */
export interface FigureChecks {
  /** The figures without which a set was probably forgotten. */
  needed: readonly FigureName[]
  /** The most that was planned or done; 0 where nobody knows. */
  most: Partial<Record<FigureName, number>>
  /** The least kilograms: below zero for exercises with body weight, but never with a bar. */
  leastKg: number
}

/** Somebody who has done the exercise without a figure, now or, for the load, the last time, is not asked for it. */
export function figureChecks(
  { type, sets, last, most, hasBar, isBodyweight }: Pick<ExerciseView, 'type' | 'sets' | 'last' | 'most' | 'hasBar' | 'isBodyweight'>,
  columns: ProgramSettings['clientColumns'],
): FigureChecks {
  const wasLoaded = last ? last.sets.some(({ kg }) => kg !== null) : !isBodyweight
  const isLoaded = type === 'reps' && columns.includes('weight') && wasLoaded
  const needed: FigureName[] = [...(isLoaded ? (['kg'] as const) : []), counted[type]]
  return {
    needed: needed.filter(name => !sets.some(({ set }) => set.doneAt !== null && set[name] === null)),
    most,
    leastKg: hasBar ? 0 : -Infinity,
  }
}

export function mostOf(bests: ExerciseBests | undefined, sets: readonly Pick<SetFigures, 'kg' | 'reps'>[]): FigureChecks['most'] {
  const most = (name: 'kg' | 'reps', best = 0) => Math.max(best, ...sets.map(set => set[name] ?? 0))
  return { kg: most('kg', bests?.load ?? 0), reps: most('reps', bests?.repsAtLoads.at(-1)?.reps) }
}

/** More than twice the most is rather a slip than a best. */
export const isTooMuch = ({ most }: FigureChecks, name: FigureName, value: number | null): boolean =>
  (value ?? 0) > 2 * (most[name] || Infinity)

export function isDoubtful(checks: FigureChecks, name: FigureName, value: number | null): boolean {
  const isMissing = value === null || (name === 'kg' ? value < checks.leastKg : value === 0)
  return (isMissing && checks.needed.includes(name)) || isTooMuch(checks, name, value)
}
