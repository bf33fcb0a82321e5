import { hrefTo } from '#lib/screens'

/** The workouts of a client, as the team reads them. */
export const clientWorkoutsHref = (id: string): string => hrefTo('/clients/$id/completed_workouts', { id })

/** The page of a workout for the team. */
export const workoutHref = ({ id: workoutId, client: { id } }: { id: string; client: { id: string } }): string =>
  hrefTo('/clients/$id/completed_workouts/$workoutId/details', { id, workoutId })

/** The same for the client. */
export const ownWorkoutHref = (workoutId: string): string => hrefTo('/completedWorkouts/$workoutId', { workoutId })

/** How a client's exercises went over time; with one of them open. */
export const clientExercisesHref = (id: string, exercise?: string): string =>
  hrefTo('/clients/$id/exercises', { id }, { search: { exercise } })

export const ownExercisesHref = (exercise?: string): string => hrefTo('/me/exercises', { search: { exercise } })
