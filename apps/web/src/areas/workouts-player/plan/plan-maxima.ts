import type { Training, CompletedWorkout } from '@allenio/contract/workouts'
import { maximumInWeek } from '@allenio/domain/training-maxima'

/** The training maxima of the lifts of a workout's program, in the week of its day, by their keys. */
export function maximaOf(
  training: Training | undefined,
  { programUserId, dayId }: Pick<CompletedWorkout, 'programUserId' | 'dayId'>,
): ReadonlyMap<string, number> {
  const assignment = training?.assignments.find(each => each.programUserId === programUserId)
  const { weekNumber = 1 } = assignment?.days.find(each => each.dayId === dayId) ?? {}
  return new Map(
    assignment?.maxima.flatMap(maximum => {
      const kg = maximumInWeek(maximum, weekNumber, assignment.cycle)
      return kg === null ? [] : [[maximum.key, kg] as const]
    }),
  )
}
