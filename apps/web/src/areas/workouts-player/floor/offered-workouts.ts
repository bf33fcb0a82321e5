import type { Training, CompletedWorkout } from '@allenio/contract/workouts'
import { trainingDaysOf, type PlannedWorkout, type TrainingDay } from '../plan/planned-workouts.ts'
import { trainingOfToday } from '../plan/training-today.ts'

interface Now {
  today: string
  finished: readonly CompletedWorkout[]
}

export interface OfferedWorkouts {
  /** Somebody who stands in the gym most likely trains one of these, for the reason. */
  offered: readonly PlannedWorkout[]
  reason: 'todayPlan' | 'missed' | 'upcoming'
  missed: readonly PlannedWorkout[]
  /** The rest of the plan; what was trained comes last. */
  others: readonly PlannedWorkout[]
}

/** A device that was offline for long still thinks that a program goes on. */
const isOver = ({ state, lastDay }: Training['assignments'][number], today: string): boolean =>
  state === 'terminated' || (state !== 'paused' && lastDay < today)

export const daysOfPlan = ({ assignments }: Training, today: string): TrainingDay[] =>
  assignments.filter(each => !isOver(each, today)).flatMap(trainingDaysOf)

/** Today's workouts; without any the one that was missed last, or that comes next. */
export function offeredWorkouts(training: Training, now: Now): OfferedWorkouts {
  const assignments = training.assignments.filter(each => !isOver(each, now.today))
  const { due, missed, next } = trainingOfToday({ ...training, assignments }, now)
  const missedWorkouts = missed.flatMap(day => day.workouts)
  const reason = due.length > 0 ? 'todayPlan' : missedWorkouts.length > 0 ? 'missed' : 'upcoming'
  const offered = { todayPlan: due, missed: missedWorkouts.slice(0, 1), upcoming: next?.workouts.slice(0, 1) ?? [] }[reason]
  const listedKeys = new Set([...offered, ...missedWorkouts].map(keyOf))
  const others = daysOfPlan(training, now.today)
    .flatMap(day => day.workouts)
    .filter(workout => !listedKeys.has(keyOf(workout)))
  const isTrained = ({ day }: PlannedWorkout) => (day.trainedOn === null ? 0 : 1)
  return {
    offered,
    reason,
    missed: missedWorkouts.filter(workout => !offered.includes(workout)),
    others: others.toSorted((one, other) => isTrained(one) - isTrained(other)),
  }
}

const keyOf = ({ id, assignment }: PlannedWorkout): string => `${assignment.programUserId} ${id}`
