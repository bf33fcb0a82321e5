import type { Output } from '@allenio/contract'
import type { getTrainingMap } from '@allenio/contract/workouts'

export type TrainingDays = Pick<Output<typeof getTrainingMap>, 'from' | 'today' | 'days'>

export const dayStates = ['done', 'partly', 'missed', 'planned', 'rest', 'open'] as const
export type DayState = (typeof dayStates)[number]

/** How a day went. Only a workout with a date can be missed: those in order may be done on any day. */
export function stateOfDay(workouts: TrainingDays['days'][number] | undefined, day: string, today: string): DayState {
  const { planned, dated, done } = workouts ?? { planned: 0, dated: 0, done: 0 }
  if (done > 0) return done < dated ? 'partly' : 'done'
  if (day >= today) return planned > 0 ? 'planned' : 'open'
  return dated > 0 ? 'missed' : 'rest'
}
