import type { Input } from '@allenio/contract'
import { workoutPeriods, workoutSorts, type listCompletedWorkouts } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'
import { listAddress, oneOf, parseText } from '#lib/list-place'

export const listedStates = ['finished', 'under way', 'discarded'] as const
export const listedMarks = ['unread', 'pain', 'records', 'comments'] as const

export interface WorkoutFilters {
  search?: string | undefined
  mark?: (typeof listedMarks)[number] | undefined
  state?: (typeof listedStates)[number] | undefined
  clientId?: string | undefined
  programId?: string | undefined
  collaboratorId?: string | undefined
  period?: (typeof workoutPeriods)[number] | undefined
  sort?: (typeof workoutSorts)[number] | undefined
}

export const workoutsAddress = listAddress<WorkoutFilters>({
  name: 'completed-workouts',
  path: '/completedWorkouts',
  filters: {
    search: parseText,
    mark: oneOf(listedMarks),
    state: oneOf(listedStates),
    clientId: parseText,
    programId: parseText,
    collaboratorId: parseText,
    period: oneOf(workoutPeriods),
  },
  sorts: workoutSorts,
})

/** The input of the call: a period ends today. */
export const inputOf = (
  { sort: _sort, period, ...filters }: WorkoutFilters,
  today: string,
): Omit<Input<typeof listCompletedWorkouts>, 'page'> => ({ ...filters, ...(period && { from: addDays(today, 1 - Number(period)) }) })
