import type { ExerciseView, WorkoutView } from '../sets/workout-view.ts'

export interface SetCount {
  done: number
  sets: number
}

const countOf = (exercises: readonly ExerciseView[]): SetCount => {
  const sets = exercises.filter(({ isSkipped }) => !isSkipped).flatMap(exercise => exercise.sets)
  return { done: sets.filter(({ set }) => set.doneAt !== null).length, sets: sets.length }
}

/** Sets of a workout, without the exercises that were skipped. */
export const countSets = ({ exercises }: WorkoutView): SetCount => countOf(exercises)

/** Sets of one exercise. */
export const countOwnSets = (exercise: ExerciseView): SetCount => countOf([exercise])
