import type { Training, CompletedWorkout } from '@allenio/contract/workouts'
import { addDays, weekdayOf } from '@allenio/domain/days'

export interface WeekDay {
  date: string
  state: 'done' | 'planned' | 'missed' | 'none'
  /** The workout that was done, where this device knows it. */
  workoutId: string | null
}

interface OnDevice {
  today: string
  finished: readonly CompletedWorkout[]
}

/** The seven days around today, Monday first: trained, planned, or missed. */
export function weekOf({ assignments }: Training, { today, finished }: OnDevice): WeekDay[] {
  const monday = addDays(today, 1 - weekdayOf(today))
  const trained = new Set([
    ...finished.map(({ day }) => day),
    ...assignments.flatMap(({ days }) => days.flatMap(({ trainedOn }) => trainedOn ?? [])),
  ])
  const doneHere = new Set(finished.map(({ dayId }) => dayId))
  const open = assignments
    .filter(({ state }) => state === 'active' || state === 'expiring')
    .flatMap(({ days }) => days.filter(({ dayId, trainedOn }) => trainedOn === null && !doneHere.has(dayId)))
  const planned = new Set(open.map(({ date }) => date))
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    const state = trained.has(date) ? 'done' : !planned.has(date) ? 'none' : date < today ? 'missed' : 'planned'
    return { date, state, workoutId: finished.find(({ day }) => day === date)?.id ?? null }
  })
}
