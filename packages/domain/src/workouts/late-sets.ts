import type { CompletedSet, CompletedWorkout } from '@allenio/contract/workouts'

/** Nobody trains for so long: whoever left has forgotten to say so, and the server ends the workout. */
export const leftAfterHours = 18

/**
 * A workout, with sets that arrive now. One that was discarded goes on if a set was done afterwards, because a device without a network
 * knew nothing of it. One that the server ended, because nobody did, ends with the last set.
 */
export function withLateSets(workout: CompletedWorkout, sets: readonly CompletedSet[]): CompletedWorkout {
  const lastDone = lastDoneOf(sets)
  if (lastDone === undefined) return workout
  if (workout.state === 'discarded') {
    return lastDone > workout.changedAt ? { ...workout, state: 'under way', changedAt: lastDone } : workout
  }
  const { state, startedAt, finishedAt, changedAt } = workout
  // a client who ends a workout changes it at that moment, and not before its last set
  const isEndedByServer = state === 'finished' && finishedAt !== null && changedAt < finishedAt
  const isOfWorkout = Date.parse(lastDone) - Date.parse(startedAt) < leftAfterHours * 3_600_000
  if (!isEndedByServer || !isOfWorkout || lastDone <= finishedAt) return workout
  return { ...workout, finishedAt: lastDone, changedAt: momentAfter(changedAt) }
}

export const lastDoneOf = (sets: Iterable<CompletedSet>): string | undefined =>
  [...sets]
    .flatMap(({ doneAt, isRemoved }) => (doneAt === null || isRemoved ? [] : doneAt))
    .sort()
    .at(-1)

/** A change of that moment wins over the one that it was made from, and over nothing else. */
export const momentAfter = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString()
