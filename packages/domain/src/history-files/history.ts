import { resultLimits, type ImportedWorkout } from '@allenio/contract/workouts'
import { csvRows, guessSeparator, restoreFormula, type TableRow } from '@allenio/domain/tables'
import type { HistoryColumn, HistoryColumns, HistoryLayout } from './columns.ts'
import { emptySet, parseSets, plainWord, type HistoryCells, type WeightUnit } from './sets.ts'
import { guessDateOrder, parseMoment, parseSeconds, type DateOrder, type LocalMoment } from './times.ts'

// Workouts as other products export them: a row for each set, or for each exercise.

export interface HistoryChoices {
  layout: HistoryLayout
  /** Loads that name no unit are read in this one. */
  unit: WeightUnit
  dateOrder: DateOrder
  /** The person whose rows are read, where the table is of several people. */
  person?: string | undefined
  today: string
}

export const historyFaults = ['no day', 'not over yet', 'no exercise', 'too much', 'not read'] as const

/** A row that was left out; or, where it is 'not read', a cell that went into the note. */
export interface HistoryFault {
  line: number
  fault: (typeof historyFaults)[number]
  column: HistoryColumn | null
  value: string
}

export interface TrainingHistory {
  /** Oldest first. */
  workouts: ImportedWorkout[]
  refusedRows: number
  /** Cells that were not understood and went into the notes. */
  unreadCells: number
  /** The first of both. */
  faults: HistoryFault[]
}

const shownFaults = 30
const shownLength = 60
const noon = '12:00'

/** The rows of a CSV. Throws a TableFault where it is no table. */
export const csvHistoryRows = (text: string): TableRow[] => {
  const plain = text.replace(/^\uFEFF/, '')
  return [...csvRows(plain, { separator: guessSeparator(plain) })]
}

/** Reads cells by their columns. Rows are many and most cells are empty, so that an empty cell costs a look-up alone. */
const cellReader = (columns: HistoryColumns) => {
  const places = new Map(columns.flatMap((column, place) => (column === null ? [] : [[column, place] as const])))
  return (cells: readonly string[]): HistoryCells =>
    column => {
      const cell = cells[places.get(column) ?? -1]
      return cell ? restoreFormula(cell).trim() : ''
    }
}

const rowsBelow = (rows: readonly TableRow[], { headingRow }: HistoryLayout) => rows.slice(headingRow + 1)

/** The people of a table, each as it is written there. */
export function peopleOf(rows: readonly TableRow[], layout: HistoryLayout): string[] {
  const readerOf = cellReader(layout.columns)
  return [...new Set(rowsBelow(rows, layout).map(({ cells }) => readerOf(cells)('person')))].filter(Boolean)
}

/** The order of day and month that the dates of a table show; null where none is written in figures alone. */
export function dateOrderOf(rows: readonly TableRow[], layout: HistoryLayout) {
  const readerOf = cellReader(layout.columns)
  return guessDateOrder(rowsBelow(rows, layout).map(({ cells }) => readerOf(cells)('start')))
}

/** Whether the file leaves open if loads are kilograms or pounds: neither a heading nor another column nor the cells themselves say it. */
export function needsUnit(rows: readonly TableRow[], layout: HistoryLayout): boolean {
  const { columns } = layout
  if (!columns.includes('weight') || columns.includes('weightUnit')) return false
  const readerOf = cellReader(columns)
  return rowsBelow(rows, layout).some(({ cells }) => {
    const load = readerOf(cells)('weight')
    return /^[\d.,/ ]+$/.test(load) && /[1-9]/.test(load)
  })
}

/** Reads the workouts of a table. */
export function parseHistory(rows: readonly TableRow[], choices: HistoryChoices): TrainingHistory {
  const readerOf = cellReader(choices.layout.columns)
  const history = new HistoryRows(choices)
  for (const { line, cells } of rowsBelow(rows, choices.layout)) {
    const read = readerOf(cells)
    if (choices.person === undefined || read('person') === choices.person) history.add(line, read)
  }
  return history.result()
}

/** Half a sign at the end would not be text. */
const clipped = (text: string, most: number): string =>
  text
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
    .trim()

const withText = (note: string, text: string): string => {
  const added = text.trim()
  if (added === '' || note.includes(added)) return note
  return clipped(note === '' ? added : `${note}\n${added}`, resultLimits.note)
}

/** Words by which a column of states says that a row was planned and not done. */
const undone: ReadonlySet<string> = new Set([
  'false',
  'no',
  '0',
  'missed',
  'skipped',
  'incomplete',
  'pending',
  'saltato',
  'nonfatto',
  'falso',
])

/** Collects the rows of a table to workouts: those of one beginning and one name are one. */
class HistoryRows {
  readonly #choices: HistoryChoices
  readonly #byKey = new Map<string, ImportedWorkout>()
  readonly #moments = new Map<string, LocalMoment | null>()
  readonly #faults: HistoryFault[] = []
  #refusedRows = 0
  #unreadCells = 0

  constructor(choices: HistoryChoices) {
    this.#choices = choices
  }

  add(line: number, cell: HistoryCells): void {
    const kind = plainWord(cell('kind'))
    if (kind === 'resttimer' || kind === 'note' || undone.has(plainWord(cell('done')))) return
    const moment = this.#momentOf(cell)
    const name = clipped(cell('exercise'), 120)
    const refuse = (fault: HistoryFault['fault'], column: HistoryColumn | null) => this.#refuse(line, fault, column, cell)
    if (moment === null) {
      // an empty line of cells, or a total below the table, is no row that was left out
      if (cell('start') !== '' || name !== '') refuse('no day', 'start')
      return
    }
    if (moment.day > this.#choices.today) return refuse('not over yet', 'start')
    if (name === '') return refuse('no exercise', 'exercise')
    const { sets, unread } = parseSets(cell, { kind, unit: this.#choices.unit })
    const words = [cell('exerciseNote'), ...unread.map(({ value }) => `${value}?`)]
    if (sets.length === 0) {
      const isApp = this.#choices.layout.source === 'strong' || this.#choices.layout.source === 'hevy'
      // an app writes rows without figures that are no sets; a cell that is not understood says that something was done
      if ((isApp && unread.length === 0) || words.every(text => text === '')) return
      sets.push(emptySet)
    }
    const workout = this.#workoutOf(cell, moment)
    const exercise = exerciseOf(workout, name, cell('superset'))
    if (!exercise || !hasRoom(workout, exercise, sets.length)) return refuse('too much', null)
    exercise.sets.push(...sets)
    exercise.note = words.reduce(withText, exercise.note)
    for (const { column, value } of unread) {
      this.#unreadCells += 1
      this.#keep({ line, fault: 'not read', column, value })
    }
  }

  /** Rows of one workout repeat its time, so that each text is read once. */
  #momentOf(cell: HistoryCells): LocalMoment | null {
    const text = `${cell('start')} ${cell('clock')}`
    const former = this.#moments.get(text)
    if (former !== undefined) return former
    const moment = parseMoment(text, this.#choices.dateOrder) ?? parseMoment(cell('start'), this.#choices.dateOrder)
    this.#moments.set(text, moment)
    return moment
  }

  #refuse(line: number, fault: HistoryFault['fault'], column: HistoryColumn | null, cell: HistoryCells): void {
    this.#refusedRows += 1
    this.#keep({ line, fault, column, value: column === null ? '' : cell(column) })
  }

  #keep(fault: HistoryFault): void {
    if (this.#faults.length < shownFaults) this.#faults.push({ ...fault, value: clipped(fault.value, shownLength) })
  }

  #workoutOf(cell: HistoryCells, { day, clock }: LocalMoment): ImportedWorkout {
    const name = clipped(cell('workout'), 120)
    const key = `${day} ${clock} ${name}`
    const former = this.#byKey.get(key)
    if (former) {
      former.note = withText(former.note, cell('workoutNote'))
      return former
    }
    const begin = { day, clock: clock ?? noon }
    const minutes = Math.min(1_439, Math.max(0, Math.round(this.#secondsOf(cell, begin) / 60)))
    const workout: ImportedWorkout = { name, ...begin, minutes, note: withText('', cell('workoutNote')), exercises: [] }
    this.#byKey.set(key, workout)
    return workout
  }

  #secondsOf(cell: HistoryCells, { day, clock }: { day: string; clock: string }): number {
    const end = parseMoment(cell('end'), this.#choices.dateOrder)
    if (end?.clock) return (Date.parse(`${end.day}T${end.clock}:00Z`) - Date.parse(`${day}T${clock}:00Z`)) / 1000
    const minutes = parseSeconds(cell('minutes'))
    if (minutes > 0) return /^[\d.,]+$/.test(cell('minutes')) ? minutes * 60 : minutes
    return parseSeconds(cell('duration'))
  }

  result(): TrainingHistory {
    const workouts = [...this.#byKey.values()]
      .filter(({ exercises }) => exercises.length > 0)
      .sort((one, other) => (`${one.day} ${one.clock}` < `${other.day} ${other.clock}` ? -1 : 1))
    return { workouts, refusedRows: this.#refusedRows, unreadCells: this.#unreadCells, faults: this.#faults }
  }
}

type ImportedExercise = ImportedWorkout['exercises'][number]

/** The exercise of this name in the workout; undefined where the workout has too many already. */
function exerciseOf(workout: ImportedWorkout, name: string, superset: string): ImportedExercise | undefined {
  const former = workout.exercises.find(each => each.exercise.name === name)
  if (former || workout.exercises.length === resultLimits.exercises) return former
  const exercise: ImportedExercise = { exercise: { name }, note: '', superset: clipped(superset, 40) || null, sets: [] }
  workout.exercises.push(exercise)
  return exercise
}

const hasRoom = ({ exercises }: ImportedWorkout, exercise: ImportedExercise, count: number): boolean =>
  exercise.sets.length + count <= resultLimits.setsInWrite &&
  exercises.reduce((sum, { sets }) => sum + sets.length, count) <= resultLimits.sets
