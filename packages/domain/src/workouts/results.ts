import type { CompletedExercise, CompletedSet, CompletedWorkout, WorkoutWrite } from '@allenio/contract/workouts'

/** A workout as a device holds it. */
export interface WorkoutResults {
  workout: CompletedWorkout
  exercises: ReadonlyMap<string, CompletedExercise>
  sets: ReadonlyMap<string, CompletedSet>
}

export const resultsOf = ({ workout, exercises, sets }: WorkoutWrite): WorkoutResults => ({
  workout,
  exercises: new Map(exercises.map(each => [each.id, each])),
  sets: new Map(sets.map(each => [each.id, each])),
})

interface Placed {
  id: string
  position: number
}

// two devices may have given one position twice
const byPosition = (one: Placed, other: Placed): number => one.position - other.position || (one.id < other.id ? -1 : 1)

export const exercisesOf = ({ exercises }: WorkoutResults): CompletedExercise[] =>
  [...exercises.values()].filter(({ isRemoved }) => !isRemoved).sort(byPosition)

/** The sets of each exercise by its id, in their order. */
export const setsByExercise = ({ sets }: WorkoutResults): ReadonlyMap<string, readonly CompletedSet[]> =>
  Map.groupBy([...sets.values()].filter(({ isRemoved }) => !isRemoved).sort(byPosition), ({ exerciseId }) => exerciseId)

/** Sets that count for figures: done, and not for warming up. */
export const isWorkDone = ({ doneAt, kind, isRemoved }: CompletedSet): boolean => doneAt !== null && kind !== 'warmup' && !isRemoved

/** Names an exercise in figures over time: by its id, or by its name where it is none of the library. */
export const exerciseKey = ({ exercise: { id, name } }: Pick<CompletedExercise, 'exercise'>): string => id ?? `name ${name.toLowerCase()}`
