import { importedWorkoutsAtOnce, resultLimits, type ImportedWorkout } from '@allenio/contract/workouts'
import { csvRows, guessSeparator, plainHeading, type TableRow } from '@allenio/domain/tables'
import { parseMoment, parseSeconds } from './history-times.ts'
import { parseSet, type HistoryCells, type WeightUnit } from './history-sets.ts'

// Workouts as Strong and Hevy export them: a row for each set.

export interface TrainingHistory {
  app: 'strong' | 'hevy'
  /** Oldest first. */
  workouts: ImportedWorkout[]
  /** Rows without a time or an exercise, and what is too much for one workout. */
  refusedRows: number
  /** The file does not say whether loads are kilograms or pounds. */
  needsUnit: boolean
}

/** The headings by which both apps name their columns, in all versions that we know. */
const headings = {
  start: ['date', 'starttime'],
  end: ['endtime'],
  duration: ['duration', 'durationsec', 'durationseconds'],
  workout: ['workoutname', 'title'],
  workoutNote: ['workoutnotes', 'description'],
  exercise: ['exercisename', 'exercisetitle'],
  exerciseNote: ['exercisenotes', 'notes'],
  superset: ['supersetid'],
  kind: ['setorder', 'settype'],
  kg: ['weightkg'],
  lb: ['weightlbs', 'weightlb'],
  weight: ['weight'],
  weightUnit: ['weightunit'],
  reps: ['reps'],
  metres: ['distancemeters', 'distancem'],
  kilometres: ['distancekm'],
  miles: ['distancemiles'],
  distance: ['distance'],
  distanceUnit: ['distanceunit'],
  seconds: ['seconds', 'durationseconds'],
  rpe: ['rpe'],
} as const satisfies Record<string, readonly string[]>

type Column = keyof typeof headings
const isColumn = (name: string): name is Column => name in headings
const columnNames = Object.keys(headings).filter(isColumn)

/** Null where the file is of neither app. Throws a TableFault where it is no table. */
export function parseTrainingHistory(text: string, unit: WeightUnit = 'kg'): TrainingHistory | null {
  const rows = csvRows(text.replace(/^\uFEFF/, ''), { separator: guessSeparator(text) })
  const first: IteratorResult<TableRow, unknown> = rows.next()
  if (first.done) return null
  const plain = first.value.cells.map(plainHeading)
  const app = plain.includes('exercisetitle') ? 'hevy' : 'strong'
  // what Strong calls a duration is the workout's, and what Hevy calls so is the set's
  const namesOf = (column: Column): readonly string[] =>
    column === 'duration' && app === 'hevy' ? [] : column === 'seconds' && app === 'strong' ? ['seconds'] : headings[column]
  const places = new Map(columnNames.map(column => [column, plain.findIndex(name => namesOf(column).includes(name))]))
  const has = (column: Column) => (places.get(column) ?? -1) >= 0
  if (!has('start') || !has('exercise') || !has('reps')) return null
  const history = new HistoryRows()
  for (const { cells } of rows) history.add(column => cells[places.get(column) ?? -1] ?? '', unit)
  return {
    app,
    workouts: history.workouts(),
    refusedRows: history.refusedRows,
    needsUnit: has('weight') && !has('weightUnit') && !has('kg') && !has('lb'),
  }
}

type HistoryRow = (column: Column) => string

/** Half a sign at the end would not be text. */
const clipped = (text: string, most: number): string =>
  text
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
    .trim()

/** Collects the rows of a file to workouts: those of one beginning and one name are one. */
class HistoryRows {
  refusedRows = 0
  readonly #byKey = new Map<string, ImportedWorkout>()

  add(cell: HistoryRow, unit: WeightUnit): void {
    const kindCell = plainHeading(cell('kind'))
    if (kindCell === 'resttimer' || kindCell === 'note') return
    const moment = parseMoment(cell('start'))
    const name = clipped(cell('exercise'), 120)
    if (!moment || name === '') {
      this.refusedRows += 1
      return
    }
    const set = parseSet(cellsOf(cell, kindCell), unit)
    if (!set) return
    const workout = this.#workoutOf(cell, moment)
    const exercise = workout.exercises.find(each => each.exercise.name === name)
    if (exercise && exercise.sets.length < resultLimits.setsInWrite) exercise.sets.push(set)
    else if (!exercise && workout.exercises.length < resultLimits.exercises)
      workout.exercises.push({
        exercise: { name },
        note: clipped(cell('exerciseNote'), resultLimits.note),
        superset: clipped(cell('superset'), 40) || null,
        sets: [set],
      })
    else this.refusedRows += 1
  }

  #workoutOf(cell: HistoryRow, { day, clock }: { day: string; clock: string }): ImportedWorkout {
    const name = clipped(cell('workout'), 120)
    const key = `${day} ${clock} ${name}`
    const former = this.#byKey.get(key)
    if (former) return former
    const end = parseMoment(cell('end'))
    const seconds = end
      ? (Date.parse(`${end.day}T${end.clock}:00Z`) - Date.parse(`${day}T${clock}:00Z`)) / 1000
      : parseSeconds(cell('duration'))
    const minutes = Math.min(1_439, Math.max(0, Math.round(seconds / 60)))
    const workout: ImportedWorkout = { name, day, clock, minutes, note: clipped(cell('workoutNote'), resultLimits.note), exercises: [] }
    this.#byKey.set(key, workout)
    return workout
  }

  workouts(): ImportedWorkout[] {
    return [...this.#byKey.values()]
      .filter(({ exercises }) => exercises.length > 0)
      .sort((one, other) => `${one.day} ${one.clock}`.localeCompare(`${other.day} ${other.clock}`))
  }
}

const cellsOf = (cell: HistoryRow, kind: string): HistoryCells => ({
  kind,
  kg: cell('kg'),
  lb: cell('lb'),
  weight: cell('weight'),
  weightUnit: plainHeading(cell('weightUnit')),
  reps: cell('reps'),
  metres: cell('metres'),
  kilometres: cell('kilometres'),
  miles: cell('miles'),
  distance: cell('distance'),
  distanceUnit: plainHeading(cell('distanceUnit')),
  seconds: cell('seconds'),
  rpe: cell('rpe'),
})

/** The names of all exercises, each once, the most frequent first. */
export function exerciseNamesOf({ workouts }: Pick<TrainingHistory, 'workouts'>): string[] {
  const counts = new Map<string, number>()
  for (const { exercises } of workouts)
    for (const { exercise } of exercises) counts.set(exercise.name, (counts.get(exercise.name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

type ExerciseByName = ReadonlyMap<string, ImportedWorkout['exercises'][number]['exercise']>

/** The workouts in portions that one call takes, with the exercises that were found for their names. */
export function historyBatches({ workouts }: Pick<TrainingHistory, 'workouts'>, exercises: ExerciseByName): ImportedWorkout[][] {
  const named = workouts.map(workout => ({
    ...workout,
    exercises: workout.exercises.map(each => ({ ...each, exercise: exercises.get(each.exercise.name) ?? each.exercise })),
  }))
  return Array.from({ length: Math.ceil(named.length / importedWorkoutsAtOnce) }, (_, at) =>
    named.slice(at * importedWorkoutsAtOnce, (at + 1) * importedWorkoutsAtOnce),
  )
}
