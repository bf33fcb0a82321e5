import type { CompletedExercise, CompletedSet, ExerciseBests, MaximumFormula } from '@allenio/contract/workouts'
import { estimatedMaximum } from './maximums.ts'
import { compareSets } from './comparison.ts'
import { isWarmUp } from './prefill.ts'
import { finalRecords, recordsOf, tonnageOf, type WorkoutRecord } from './records.ts'
import { exerciseKey, exercisesOf, isWorkDone, setsByExercise, type WorkoutResults } from './results.ts'

export interface ExerciseSummary {
  exercise: CompletedExercise
  setsDone: number
  sets: number
  tonnageKg: number
  /** The highest estimate of this workout. */
  e1rm: number | null
  records: readonly WorkoutRecord[]
}

export interface WorkoutSummary {
  minutes: number
  setsDone: number
  /** The number of sets, open and skipped ones included. */
  sets: number
  tonnageKg: number
  exercises: readonly ExerciseSummary[]
  skipped: readonly CompletedExercise[]
  withPain: readonly CompletedExercise[]
}

interface SummaryFacts {
  /** By `exerciseKey`, before this workout. */
  bests: ReadonlyMap<string, ExerciseBests>
  formula: MaximumFormula
}

export function summaryOf(results: WorkoutResults, { bests, formula }: SummaryFacts): WorkoutSummary {
  const sets = setsByExercise(results)
  const all = exercisesOf(results)
  const isDone = (exercise: CompletedExercise) => exercise.skipReason === null || sets.get(exercise.id)?.some(isWorkDone)
  const workOf = ({ id }: CompletedExercise) => (sets.get(id) ?? []).filter(isWorkDone).toSorted(byMoment)
  const records = recordsByExercise(all, { workOf, bests, formula })
  const exercises = all.filter(isDone).map(exercise => {
    const own = sets.get(exercise.id) ?? []
    const work = workOf(exercise)
    return {
      exercise,
      ...countedSets(exercise, own),
      tonnageKg: tonnageOf(work),
      e1rm: work.reduce<number | null>((best, set) => larger(best, estimatedMaximum(set, formula)), null),
      records: (records.get(exerciseKey(exercise)) ?? []).filter(({ setId }) => work.some(({ id }) => id === setId)),
    }
  })
  const skipped = all.filter(each => !isDone(each))
  const skippedSets = skipped.reduce((total, exercise) => total + countedSets(exercise, sets.get(exercise.id) ?? []).sets, 0)
  const sum = (figure: 'setsDone' | 'sets' | 'tonnageKg') => exercises.reduce((total, each) => total + each[figure], 0)
  return {
    minutes: minutesOf(results),
    setsDone: sum('setsDone'),
    sets: sum('sets') + skippedSets,
    tonnageKg: sum('tonnageKg'),
    exercises,
    skipped: all.filter(({ skipReason }) => skipReason !== null),
    withPain: all.filter(({ pain }) => pain !== null),
  }
}

/** Several rows of one exercise, as in a 5/3/1, have each record once between them. */
function recordsByExercise(
  exercises: readonly CompletedExercise[],
  { workOf, bests, formula }: SummaryFacts & { workOf: (exercise: CompletedExercise) => CompletedSet[] },
): Map<string, WorkoutRecord[]> {
  const recordsIn = (key: string, rows: readonly CompletedExercise[]) =>
    finalRecords(recordsOf(rows.flatMap(workOf).toSorted(byMoment), bests.get(key) ?? null, formula))
  return new Map([...Map.groupBy(exercises, exerciseKey)].map(([key, rows]) => [key, recordsIn(key, rows)]))
}

/** The sets of a plan and those added to it. One for warming up that nobody planned is neither, nor does it stand for a planned one. */
function countedSets(exercise: CompletedExercise, sets: readonly CompletedSet[]) {
  const counted = compareSets({ ...exercise, sets }).filter(({ plan, done }) => plan !== null || (done !== null && !isWarmUp(done)))
  return { sets: counted.length, setsDone: counted.filter(({ done }) => (done?.doneAt ?? null) !== null).length }
}

const larger = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other)

const byMoment = (one: CompletedSet, other: CompletedSet): number => Date.parse(one.doneAt ?? '') - Date.parse(other.doneAt ?? '')

/** The minutes until the workout was finished or, if it never was, until its last set. */
function minutesOf({ workout, sets }: WorkoutResults): number {
  const moments = [...sets.values()].flatMap(({ doneAt }) => (doneAt === null ? [] : [Date.parse(doneAt)]))
  const end = workout.finishedAt === null ? Math.max(Date.parse(workout.startedAt), ...moments) : Date.parse(workout.finishedAt)
  return Math.max(0, Math.round((end - Date.parse(workout.startedAt)) / 60_000))
}
