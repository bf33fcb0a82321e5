import type { Input } from '@allenio/contract'
import { getOwnExercise, getOwnWorkout } from '@allenio/contract/workout-player'
import {
  getClientWorkout,
  getTrainingMap,
  listClientWorkouts,
  listCompletedWorkouts,
  listTrainedExercises,
  listWeightsFromExercise,
} from '@allenio/contract/workouts'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { inputOf, type WorkoutFilters } from './list/filters.ts'

/** The list as it opens is there without a connection, too; for a client it is their own. */
export const workoutsQuery = (filters: WorkoutFilters, today: string) =>
  listQuery(listCompletedWorkouts, inputOf(filters, today), {
    rows: ({ completedWorkouts }) => completedWorkouts,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { keep: true }),
  })

export type WorkoutMark = NonNullable<Input<typeof listClientWorkouts>['mark']>

export const clientWorkoutsQuery = (id: string, mark: WorkoutMark | undefined) =>
  listQuery(
    listClientWorkouts,
    { id, ...(mark && { mark }) },
    { rows: ({ completedWorkouts }) => completedWorkouts, quiet: true, ...(!mark && { keep: true }) },
  )

export const clientWorkoutQuery = (id: string, workoutId: string) => read(getClientWorkout, { id, workoutId }, { quiet: true })

/** A client reads it in the gym, too. */
export const ownWorkoutQuery = (id: string) => read(getOwnWorkout, { id }, { quiet: true, keep: true })

export const trainedExercisesQuery = (id: string) => read(listTrainedExercises, { id }, { quiet: true })

export const exerciseHistoryQuery = (id: string, exercise: string) => read(listWeightsFromExercise, { id, exercise }, { quiet: true })

export const ownExerciseQuery = (id: string) => read(getOwnExercise, { id }, { quiet: true, keep: true })

export const trainingMapQuery = (id: string) => read(getTrainingMap, { id }, { quiet: true, keep: true })
