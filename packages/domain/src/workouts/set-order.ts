import { presetRestSeconds } from '@allenio/contract/programs'
import type { CompletedExercise, CompletedSet } from '@allenio/contract/workouts'
import { restAfterRound } from '@allenio/domain/programs'
import { exercisesOf, setsByExercise, type WorkoutResults } from './results.ts'

export const groupsOf = (results: WorkoutResults): CompletedExercise[][] => groupExercises(exercisesOf(results))

/** Exercises in their order; those that stand together and bear one superset are done in turns. */
export function groupExercises<Exercise extends Pick<CompletedExercise, 'superset'>>(exercises: readonly Exercise[]): Exercise[][] {
  const groups: Exercise[][] = []
  for (const exercise of exercises) {
    const last = groups.at(-1)
    if (last && exercise.superset !== null && last[0]?.superset === exercise.superset) last.push(exercise)
    else groups.push([exercise])
  }
  return groups
}

/** Rounds of a superset, each with one set of every row that still has one. What is skipped is left out. */
function roundsOf(group: readonly CompletedExercise[], sets: ReadonlyMap<string, readonly CompletedSet[]>): CompletedSet[][] {
  const exercises = group.filter(({ skipReason }) => skipReason === null)
  // the rest of a row that was swapped half-done goes on in its turn
  const rows = Map.groupBy(exercises, ({ id, rowId }) => rowId ?? id)
  const members = [...rows.values()].map(row => row.flatMap(({ id }) => sets.get(id) ?? []))
  const count = Math.max(0, ...members.map(({ length }) => length))
  return Array.from({ length: count }, (_, round) => members.flatMap(each => each[round] ?? []))
}

/** All sets in the order in which they are done. */
export function setOrder(results: WorkoutResults): CompletedSet[] {
  const sets = setsByExercise(results)
  return groupsOf(results).flatMap(group => roundsOf(group, sets).flat())
}

/** The set that comes next: the first open one behind the one that was done last, else the first that was left open. */
export function nextSet(results: WorkoutResults): CompletedSet | undefined {
  const order = setOrder(results)
  const last = order.reduce((latest, { doneAt }, index) => {
    const latestAt = order[latest]?.doneAt ?? ''
    return doneAt !== null && Date.parse(doneAt) >= (Date.parse(latestAt) || 0) ? index : latest
  }, -1)
  const isOpen = ({ doneAt }: CompletedSet) => doneAt === null
  return order.slice(last + 1).find(isOpen) ?? order.find(isOpen)
}

/** Seconds of rest after a set: in a superset after its round alone, none before a drop set, and none after the last of all. */
export function restAfter(results: WorkoutResults, setId: string): number {
  const sets = setsByExercise(results)
  const groups = groupsOf(results)
  const rounds = groups.flatMap(group => roundsOf(group, sets))
  const round = rounds.find(each => each.at(-1)?.id === setId)
  const nextRound = round && rounds[rounds.indexOf(round) + 1]
  const isOver = rounds.every(each => each.every(({ id, doneAt }) => id === setId || doneAt !== null))
  const exercise = results.exercises.get(round?.at(-1)?.exerciseId ?? '')
  if (!exercise || isOver || nextRound?.some(({ kind }) => kind === 'drop')) return 0
  if (!exercise.target) return presetRestSeconds
  // the whole superset counts, also after a round that its last member has no set in
  const group = groups.find(each => each.includes(exercise)) ?? []
  return restAfterRound(group.map(({ target }) => target ?? {}))
}
