import type { Input } from '@allenio/contract'
import type { listCompletedWorkouts } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'
import { listAddress, oneOf, readText } from '#lib/list-place'

/** Days back from today. */
export const periods = ['7', '28', '90', '365'] as const
export const listedStates = ['finished', 'under way', 'discarded'] as const
export const listedMarks = ['unread', 'pain', 'records', 'comments'] as const

export type WorkoutFilters = {
  search?: string | undefined
  mark?: (typeof listedMarks)[number] | undefined
  state?: (typeof listedStates)[number] | undefined
  clientId?: string | undefined
  programId?: string | undefined
  collaboratorId?: string | undefined
  period?: (typeof periods)[number] | undefined
  sort?: 'newest' | undefined
}

export const workoutsAddress = listAddress<WorkoutFilters>({
  name: 'completed-workouts',
  path: '/completedWorkouts',
  filters: {
    search: readText,
    mark: oneOf(listedMarks),
    state: oneOf(listedStates),
    clientId: readText,
    programId: readText,
    collaboratorId: readText,
    period: oneOf(periods),
  },
  sorts: ['newest'],
})

/** The input of the call: a period ends today. */
export const inputOf = (
  { sort: _sort, period, ...filters }: WorkoutFilters,
  today: string,
): Omit<Input<typeof listCompletedWorkouts>, 'page'> => ({ ...filters, ...(period && { from: addDays(today, 1 - Number(period)) }) })
