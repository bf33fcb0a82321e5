import type { Language } from '@allenio/contract'
import { plainHeading } from '@allenio/domain/tables'

/** The columns of a program in a table, in the order in which the editor shows them. */
export const programColumns = [
  'group',
  'exercise',
  'type',
  'sets',
  'target',
  'load',
  'rir',
  'rpe',
  'tempo',
  'rest',
  'note',
  'setList',
  'video',
] as const
export type ProgramColumn = (typeof programColumns)[number]

/**
 * On screens the range of a double progression stands within the target, and a share of the maximum within the load. A table has a column
 * of the range where a row has one; other programs have one of shares.
 */
export type TableColumn = ProgramColumn | 'repRange' | 'percent'
export const tableColumns: readonly TableColumn[] = programColumns.flatMap((column): TableColumn[] =>
  column === 'target' ? [column, 'repRange'] : column === 'load' ? [column, 'percent'] : [column],
)

const headings: Record<Language, Record<TableColumn, string>> = {
  it: {
    group: 'Gruppo',
    exercise: 'Esercizio',
    type: 'Tipo',
    sets: 'Serie',
    target: 'Rip / tempo',
    repRange: 'Fascia rip.',
    load: 'Carico',
    percent: '% del massimale',
    rir: 'RIR',
    rpe: 'RPE',
    tempo: 'TUT',
    rest: 'Rec.',
    note: 'Nota',
    setList: 'Serie una per una',
    video: 'Video',
  },
  en: {
    group: 'Group',
    exercise: 'Exercise',
    type: 'Type',
    sets: 'Sets',
    target: 'Reps / time',
    repRange: 'Rep range',
    load: 'Load',
    percent: '% of max',
    rir: 'RIR',
    rpe: 'RPE',
    tempo: 'Tempo',
    rest: 'Rest',
    note: 'Note',
    setList: 'Set by set',
    video: 'Video',
  },
}

/** The heading of a column, on screens, on paper and in tables. */
export const columnHeading = (column: TableColumn, language: Language): string => headings[language][column]

export const tableHeadings = (columns: readonly TableColumn[], language: Language): string[] =>
  columns.map(column => columnHeading(column, language))

// other programs and people call them so, as `plainHeading` leaves it
const otherHeadings: Record<TableColumn, readonly string[]> = {
  group: ['superset', 'superserie', 'ordine', 'order', 'lettera', 'letter'],
  exercise: ['esercizi', 'exercises', 'exercisename', 'nomeesercizio', 'nome', 'name', 'movimento', 'movement', 'lift'],
  type: [],
  sets: ['set', 'nserie', 'numeroserie', 'sets', 'seriexrip', 'seriexripetizioni', 'serierip', 'setsxreps', 'setxreps', 'setsreps'],
  target: ['rip', 'reps', 'rep', 'ripetizioni', 'repetitions', 'ripetizione', 'repstime', 'riptempo', 'durata', 'duration', 'time'],
  repRange: ['fasciaripetizioni', 'fasciadiripetizioni', 'rangeofreps', 'repsrange', 'rangerip', 'rangeripetizioni', 'rangediripetizioni'],
  load: ['peso', 'weight', 'kg', 'carichi', 'caricokg', 'pesokg', 'weightkg', 'loadkg', 'intensita', 'intensity'],
  percent: ['percentuale', 'percentualetm', 'percentage', 'percent', 'perc'],
  rir: ['buffer', 'riserva'],
  rpe: ['sforzo', 'effort'],
  tempo: ['tut', 'cadenza', 'cadence', 'timeundertension'],
  rest: ['recupero', 'recuperi', 'riposo', 'pausa', 'resttime', 'recuperos', 'rests', 'restsec'],
  note: ['note', 'notes', 'commento', 'commenti', 'comment', 'comments', 'osservazioni', 'istruzioni', 'info'],
  setList: [],
  video: ['filmato', 'film'],
}

// beside a percent sign
const sharedNames = new Set([
  '',
  'tm',
  'max',
  'rm',
  '1rm',
  'massimale',
  'maximum',
  'carico',
  'load',
  'peso',
  'weight',
  'intensita',
  'intensity',
])

/** "%TM", "% 1RM", "Carico %", "% del massimale": a share of the maximum. */
const isShare = (text: string, heading: string): boolean =>
  text.includes('%') && sharedNames.has(heading.replace(/^(?:del|di|of)/, '').replace(/^trainingm/, 'm'))

/** The column that each heading names, in either language; each is used once, for the first heading that fits. */
export function guessProgramColumns(texts: readonly string[]): (TableColumn | null)[] {
  const used = new Set<TableColumn>()
  const columns = texts.map(text => {
    const heading = plainHeading(text)
    const column = tableColumns.find(each =>
      used.has(each)
        ? false
        : each === 'percent' && isShare(text, heading)
          ? true
          : heading !== '' && !text.includes('%') && namesOf(each).has(heading),
    )
    if (column) used.add(column)
    return column ?? null
  })
  // a coach who writes nothing but a range means it as the target
  return used.has('target') ? columns : columns.map(column => (column === 'repRange' ? 'target' : column))
}

const namesByColumn = new Map<TableColumn, ReadonlySet<string>>()

function namesOf(column: TableColumn): ReadonlySet<string> {
  const names =
    namesByColumn.get(column) ?? new Set([plainHeading(headings.it[column]), plainHeading(headings.en[column]), ...otherHeadings[column]])
  namesByColumn.set(column, names)
  return names
}

/** A first row of headings names the exercise, or at least two columns; one word alone may be an exercise. */
export function areHeadings(texts: readonly string[]): boolean {
  const columns = guessProgramColumns(texts).filter(column => column !== null)
  const filled = texts.filter(text => text.trim() !== '').length
  return columns.length >= 2 && columns.length * 2 >= filled
}
