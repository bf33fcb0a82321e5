import type { HistorySource } from '@allenio/contract/workouts'
import { guessColumns, plainHeading, type TableRow } from '@allenio/domain/tables'

/** The meanings that a column of a history may have, in the order of the choice. */
export const historyColumns = [
  'start',
  'clock',
  'workout',
  'exercise',
  'sets',
  'reps',
  'weight',
  'weightUnit',
  'kg',
  'lb',
  'seconds',
  'rpe',
  'rir',
  'kind',
  'exerciseNote',
  'workoutNote',
  'person',
  'done',
  'end',
  'duration',
  'minutes',
  'distance',
  'distanceUnit',
  'metres',
  'kilometres',
  'miles',
  'superset',
] as const
export type HistoryColumn = (typeof historyColumns)[number]
export type HistoryColumns = readonly (HistoryColumn | null)[]

type Headings = Partial<Record<HistoryColumn, readonly string[]>>

/** The headings of Strong's exports: of iOS and of Android, older and newer. */
const strong: Headings = {
  start: ['date'],
  workout: ['workoutname'],
  duration: ['duration', 'durationsec', 'durationseconds', 'workoutduration'],
  exercise: ['exercisename'],
  kind: ['setorder'],
  weight: ['weight'],
  kg: ['weightkg'],
  lb: ['weightlbs', 'weightlb'],
  weightUnit: ['weightunit'],
  reps: ['reps'],
  rpe: ['rpe'],
  distance: ['distance'],
  metres: ['distancemeters', 'distancem'],
  kilometres: ['distancekm'],
  miles: ['distancemiles', 'distancemi'],
  distanceUnit: ['distanceunit'],
  seconds: ['seconds'],
  exerciseNote: ['notes'],
  workoutNote: ['workoutnotes'],
}

/** The headings of Hevy's exports, in kilograms or pounds. */
const hevy: Headings = {
  start: ['starttime'],
  end: ['endtime'],
  workout: ['title'],
  workoutNote: ['description'],
  exercise: ['exercisetitle'],
  superset: ['supersetid'],
  exerciseNote: ['exercisenotes'],
  kind: ['settype'],
  kg: ['weightkg'],
  lb: ['weightlbs', 'weightlb'],
  reps: ['reps'],
  kilometres: ['distancekm'],
  miles: ['distancemiles'],
  seconds: ['durationseconds'],
  rpe: ['rpe'],
}

const wordsIn = (text: string): string[] => text.split(' ')

/** Everyday headings of tables that come from anywhere, in both languages. */
const everyday: Headings = {
  start: wordsIn(
    'date data day giorno start starttime startedat workoutdate sessiondate completeddate completedat datetime ' +
      'datecompleted dataallenamento inizio datacompletamento',
  ),
  clock: ['time', 'ora', 'orario', 'starthour', 'orainizio'],
  workout: wordsIn(
    'workout workoutname workouttitle title session sessionname routine routinename program programday allenamento ' +
      'nomeallenamento seduta sessione scheda titolo',
  ),
  exercise: ['exercise', 'exercisename', 'exercisetitle', 'movement', 'lift', 'esercizio', 'nomeesercizio', 'esercizi', 'movimento'],
  sets: ['sets', 'numberofsets', 'setscompleted', 'actualsets', 'serie', 'numeroserie', 'numerodiserie'],
  reps: ['reps', 'rep', 'repetitions', 'actualreps', 'repscompleted', 'ripetizioni', 'rip', 'ripetute'],
  weight: ['weight', 'load', 'actualweight', 'resistance', 'carico', 'peso'],
  weightUnit: ['weightunit', 'unit', 'units', 'unita', 'unitapeso', 'unitadimisura'],
  kg: ['kg', 'weightkg', 'loadkg', 'caricokg', 'pesokg', 'kilograms', 'chili'],
  lb: ['lb', 'lbs', 'weightlb', 'weightlbs', 'loadlbs', 'pounds', 'caricolb', 'libbre'],
  seconds: ['seconds', 'secs', 'sec', 'durationseconds', 'timeseconds', 'timesec', 'secondi', 'temposec', 'duratasecondi'],
  rpe: ['rpe', 'effort', 'sforzo'],
  rir: ['rir', 'repsinreserve', 'riserva'],
  kind: ['settype', 'setorder', 'setnumber', 'setno', 'set', 'kind', 'tiposerie', 'tipodiserie', 'nserie'],
  exerciseNote: wordsIn(
    'notes note comment comments exercisenotes clientnotes result results nota commento commenti notaesercizio ' +
      'noteesercizio risultato risultati',
  ),
  workoutNote: ['workoutnotes', 'workoutnote', 'sessionnotes', 'description', 'descrizione', 'noteallenamento', 'notaallenamento'],
  person: ['client', 'clientname', 'athlete', 'athletename', 'user', 'member', 'cliente', 'nomecliente', 'atleta', 'nominativo'],
  done: ['completed', 'done', 'status', 'completato', 'fatto', 'svolto', 'stato'],
  end: ['end', 'endtime', 'finishedat', 'fine'],
  duration: ['duration', 'workoutduration', 'durata'],
  minutes: ['durationmin', 'durationminutes', 'minutes', 'mins', 'duratamin', 'duratainminuti', 'minuti'],
  distance: ['distance', 'distanza'],
  distanceUnit: ['distanceunit', 'unitadistanza'],
  metres: ['distancemeters', 'distancemetres', 'distancem', 'meters', 'metres', 'metri', 'distanzam'],
  kilometres: ['distancekm', 'km', 'kilometers', 'kilometres', 'chilometri', 'distanzakm'],
  miles: ['distancemiles', 'distancemi', 'miles', 'miglia'],
  superset: ['supersetid', 'superset', 'group', 'gruppo'],
}

const columnsBy = (headings: Headings) => historyColumns.map(column => [column, headings[column] ?? []] as const)
const [strongColumns, hevyColumns, everydayColumns] = [strong, hevy, everyday].map(columnsBy)

/** Which product a heading is of. Whoever has neither of these products matches the columns. */
function sourceOf(names: readonly string[]): HistorySource {
  const has = (...wanted: readonly string[]) => wanted.every(name => names.includes(name))
  if (has('exercisetitle', 'starttime', 'settype')) return 'hevy'
  return has('date', 'workoutname', 'exercisename', 'setorder') ? 'strong' : 'other'
}

export interface HistoryLayout {
  source: HistorySource
  /** The index of the row of headings. */
  headingRow: number
  columns: HistoryColumns
}

const rowsWithHeadings = 15

function layoutAt(rows: readonly TableRow[], headingRow: number): HistoryLayout {
  const cells = rows[headingRow]?.cells ?? []
  const source = sourceOf(cells.map(plainHeading))
  const headings = source === 'strong' ? strongColumns : source === 'hevy' ? hevyColumns : everydayColumns
  return { source, headingRow, columns: withSetNumbers(guessColumns(cells, headings ?? []), rows.slice(headingRow + 1)) }
}

const rowsToJudge = 200

/** A column called "Serie" may count the sets of a row, or number them: 1, 2 and 3 in rows of one exercise are numbers. */
function withSetNumbers(columns: HistoryColumns, rows: readonly TableRow[]): HistoryColumns {
  const [sets, exercise, start] = [columns.indexOf('sets'), columns.indexOf('exercise'), columns.indexOf('start')]
  if (sets < 0 || columns.includes('kind')) return columns
  const judged = rows.slice(0, rowsToJudge).map(({ cells }) => cells)
  const isNumbered = judged.some((cells, index) => {
    const former = judged[index - 1]
    const isSameExercise = former !== undefined && former[exercise] === cells[exercise] && former[start] === cells[start]
    return isSameExercise && Number(cells[sets]) === Number(former[sets]) + 1
  })
  return isNumbered ? columns.map(column => (column === 'sets' ? 'kind' : column)) : columns
}

/** Finds the row of headings, above which a sheet may have a title, and what its columns mean. */
export function guessHistoryLayout(rows: readonly TableRow[]): HistoryLayout {
  const layouts = rows.slice(0, rowsWithHeadings).map((_, index) => layoutAt(rows, index))
  const meanings = ({ columns }: HistoryLayout) => columns.filter(column => column !== null).length
  return layouts.reduce((best, layout) => (meanings(layout) > meanings(best) ? layout : best), layoutAt(rows, 0))
}

/** The columns without which no history can be read. */
export const missingColumns = (columns: HistoryColumns): ('start' | 'exercise')[] =>
  (['start', 'exercise'] as const).filter(column => !columns.includes(column))
