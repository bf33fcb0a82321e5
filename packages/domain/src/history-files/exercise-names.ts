import { importedWorkoutsAtOnce, type ImportedWorkout } from '@allenio/contract/workouts'
import type { ExerciseCell, RowType } from '@allenio/contract/programs'

export interface NamedExercise {
  name: string
  /** The number of workouts in which it stands. */
  count: number
  /** How its sets are measured, for an exercise that is made of the name. */
  type: RowType
}

/** The names of all exercises, each once, the most frequent first. */
export function exerciseNamesOf(workouts: readonly ImportedWorkout[]): NamedExercise[] {
  const facts = new Map<string, { count: number; reps: number; seconds: number; metres: number }>()
  for (const { exercises } of workouts)
    for (const { exercise, sets } of exercises) {
      const fact = facts.get(exercise.name) ?? { count: 0, reps: 0, seconds: 0, metres: 0 }
      fact.count += 1
      for (const { reps, seconds, metres } of sets) {
        if (reps !== null) fact.reps += 1
        if (seconds !== null) fact.seconds += 1
        if (metres !== null) fact.metres += 1
      }
      facts.set(exercise.name, fact)
    }
  return [...facts]
    .map(([name, { count, reps, seconds, metres }]) => ({
      name,
      count,
      type: reps >= Math.max(seconds, metres) ? ('reps' as const) : metres >= seconds ? ('distance' as const) : ('time' as const),
    }))
    .sort((one, other) => other.count - one.count)
}

/** The exercise that each name becomes; null leaves it out, and names without an entry stay as they are. */
export type ExerciseByName = ReadonlyMap<string, ExerciseCell | null>

/** The workouts with the exercises that were found for their names; what holds nothing afterwards is left out. */
export const withExercises = (workouts: readonly ImportedWorkout[], exercises: ExerciseByName): ImportedWorkout[] =>
  workouts
    .map(workout => ({
      ...workout,
      exercises: workout.exercises.flatMap(each => {
        const exercise = exercises.get(each.exercise.name)
        return exercise === null ? [] : [{ ...each, exercise: exercise ?? each.exercise }]
      }),
    }))
    .filter(workout => workout.exercises.length > 0)

/** The workouts in portions that one call takes. */
export const historyBatches = (workouts: readonly ImportedWorkout[]): ImportedWorkout[][] =>
  Array.from({ length: Math.ceil(workouts.length / importedWorkoutsAtOnce) }, (_, at) =>
    workouts.slice(at * importedWorkoutsAtOnce, (at + 1) * importedWorkoutsAtOnce),
  )
