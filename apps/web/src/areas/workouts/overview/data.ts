import { getTrainingMap } from '@allenio/contract/workouts'
import { read } from '#lib/api'

export const trainingMapQuery = (id: string) => read(getTrainingMap, { id }, { quiet: true, keep: true })

export const clientWorkoutsHref = (id: string): string => `/clients/${id}/completed_workouts`

export const clientWorkoutHref = (id: string, workoutId: string): string => `${clientWorkoutsHref(id)}/${workoutId}/details`
