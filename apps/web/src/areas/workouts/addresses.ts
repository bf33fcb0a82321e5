import { hrefTo } from '#lib/screens'

/** The address of a client's workouts, for the team. */
export const clientWorkoutsHref = (id: string): string => hrefTo('/clients/$id/completed_workouts', { id })

/** The address of a workout, for the team. */
export const workoutHref = ({ id: workoutId, client: { id } }: { id: string; client: { id: string } }): string =>
  hrefTo('/clients/$id/completed_workouts/$workoutId/details', { id, workoutId })

/** The address of a workout, for the client. */
export const ownWorkoutHref = (workoutId: string): string => hrefTo('/completedWorkouts/$workoutId', { workoutId })

/** The address of a client's exercises over time, with one of them open. */
export const clientExercisesHref = (id: string, exercise?: string): string =>
  hrefTo('/clients/$id/exercises', { id }, { search: { exercise } })

export const ownExercisesHref = (exercise?: string): string => hrefTo('/me/exercises', { search: { exercise } })
