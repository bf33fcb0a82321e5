import type { Training, CompletedWorkout } from '@allenio/contract/workouts'
import { trainingToday } from '@allenio/domain/programs'
import { trainingDaysOf, type Assignment, type PlannedWorkout, type TrainingDay } from './planned-workouts.ts'

/** Today’s training of a client, with the days around it. */
export interface OwnTrainingToday {
  /** Today's, in their order, without those that are done. */
  due: readonly PlannedWorkout[]
  /** Finished today, the last one first. */
  done: readonly CompletedWorkout[]
  next: TrainingDay | null
  /** Not trained when they were planned, the latest first. */
  missed: readonly TrainingDay[]
  assignments: readonly Assignment[]
}

interface Now {
  today: string
  /** Finished on this device; the plan knows of them when the server has told it. */
  finished: readonly CompletedWorkout[]
}

export function trainingOfToday({ assignments }: Training, { today, finished }: Now): OwnTrainingToday {
  const finishedOf = ({ id, assignment }: PlannedWorkout) =>
    finished.find(each => each.plannedWorkoutId === id && each.programUserId === assignment.programUserId)
  const plans = assignments.map(assignment => {
    const days = trainingDaysOf(assignment)
    const find = (dayId: string | null) => days.find(({ day }) => day.dayId === dayId)
    const { due, missed, next } = trainingToday(assignment.days, {
      today,
      state: assignment.state,
      isInOrder: assignment.weekdays === null,
      trainedOn: trainedDays(days, assignment, { today, finishedOf }),
    })
    return {
      due: (find(due)?.workouts ?? []).filter(workout => !finishedOf(workout)),
      missed: missed.flatMap(({ dayId }) => find(dayId) ?? []),
      next: find(next?.dayId ?? null) ?? null,
    }
  })
  const next = plans.flatMap(plan => plan.next ?? []).toSorted(byDate)
  return {
    due: plans.flatMap(plan => plan.due),
    done: finished.filter(({ day }) => day === today).toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1)),
    next: next[0] ?? null,
    missed: plans.flatMap(plan => plan.missed).toSorted((one, other) => byDate(other, one)),
    assignments,
  }
}

interface TrainedQuestion {
  today: string
  finishedOf: (workout: PlannedWorkout) => CompletedWorkout | undefined
}

/** When each day was trained. A day of two workouts goes on until this device has finished both, or until tomorrow. */
function trainedDays(days: readonly TrainingDay[], { days: all }: Assignment, { today, finishedOf }: TrainedQuestion) {
  const trained = new Map(all.flatMap(({ dayId, trainedOn }) => (trainedOn === null ? [] : [[dayId, trainedOn] as const])))
  for (const { day, workouts } of days) {
    const finishedOn = workouts.flatMap(workout => finishedOf(workout)?.day ?? []).toSorted()
    const isHalfDone = finishedOn.length > 0 && finishedOn.length < workouts.length
    const lastDay = finishedOn.at(-1)
    if (lastDay !== undefined && !isHalfDone && !trained.has(day.dayId)) trained.set(day.dayId, lastDay)
    else if (isHalfDone && trained.get(day.dayId) === today) trained.delete(day.dayId)
  }
  return trained
}

/** Days in order, which have no date, come when the dated ones are over. */
const byDate = (one: TrainingDay, other: TrainingDay): number => ((one.day.date ?? '9') < (other.day.date ?? '9') ? -1 : 1)
