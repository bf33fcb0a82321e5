import type { Input } from '@allenio/contract'
import {
  getOwnExerciseHistory,
  getOwnWorkout,
  listOwnTrainedExercises,
  getClientWorkout,
  getTrainingMap,
  listClientWorkouts,
  listCompletedWorkouts,
  listTrainedExercises,
  listWeightsFromExercise,
} from '@allenio/contract/workouts'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { clientExercisesHref, ownExercisesHref, ownWorkoutHref, workoutHref } from './addresses.ts'
import { inputOf, type WorkoutFilters } from './list/filters.ts'

/** The list as it opens is there without a connection, too; for a client it is their own. */
export const workoutsQuery = (filters: WorkoutFilters, today: string) =>
  listQuery(listCompletedWorkouts, inputOf(filters, today), {
    rows: ({ completedWorkouts }) => completedWorkouts,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

export type WorkoutMark = NonNullable<Input<typeof listClientWorkouts>['mark']>

export const clientWorkoutsQuery = (id: string, mark: WorkoutMark | undefined) =>
  listQuery(
    listClientWorkouts,
    { id, ...(mark && { mark }) },
    { rows: ({ completedWorkouts }) => completedWorkouts, quiet: true, ...(!mark && { isStored: true }) },
  )

export const clientWorkoutQuery = (id: string, workoutId: string) => read(getClientWorkout, { id, workoutId }, { quiet: true })

/** A client reads it in the gym, too. */
export const ownWorkoutQuery = (id: string) => read(getOwnWorkout, { id }, { quiet: true, isStored: true })

export const trainingMapQuery = (id: string) => read(getTrainingMap, { id }, { quiet: true, isStored: true })

/** How the exercises of one client went over time, as the team reads it, or the client. */
export interface ExerciseCourses {
  list: ReturnType<typeof trainedByClient>
  course: (exercise: string) => ReturnType<typeof courseOfClient>
  /** The page of all of them, or of one. */
  href: (exercise?: string) => string
  workoutHref: (workoutId: string) => string
}

const trainedByClient = (id: string) => read(listTrainedExercises, { id }, { quiet: true })
const courseOfClient = (id: string, exercise: string) => read(listWeightsFromExercise, { id, exercise }, { quiet: true })

export const coursesOfClient = (id: string): ExerciseCourses => ({
  list: trainedByClient(id),
  course: exercise => courseOfClient(id, exercise),
  href: exercise => clientExercisesHref(id, exercise),
  workoutHref: workoutId => workoutHref({ id: workoutId, client: { id } }),
})

/** A client reads them in the gym, too. */
export const ownCourses: ExerciseCourses = {
  list: read(listOwnTrainedExercises, {}, { quiet: true, isStored: true }),
  course: exercise => read(getOwnExerciseHistory, { exercise }, { quiet: true, isStored: true }),
  href: ownExercisesHref,
  workoutHref: ownWorkoutHref,
}
