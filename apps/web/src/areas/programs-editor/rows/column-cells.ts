import type { HistoryPlace } from '#shell/editor'

/** By cell of a document, the column or the word that stands for it. */
const columnByCell = {
  exercise: 'exercise',
  superset: 'joinRows',
  type: 'type',
  sets: 'sets',
  setList: 'setsOneByOne',
  reps: 'target',
  repRange: 'target',
  seconds: 'target',
  metres: 'target',
  load: 'load',
  rir: 'rir',
  rpe: 'rpe',
  tut: 'tempo',
  restType: 'rest',
  restSeconds: 'rest',
  note: 'note',
  asksForVideo: 'asksForVideo',
  title: 'title',
  description: 'description',
  name: 'name',
  isDeload: 'deload',
  cycle: 'cycle',
} as const

const isNamedCell = (cell: string): cell is keyof typeof columnByCell => cell in columnByCell
export const columnOf = (cell: string) => (isNamedCell(cell) ? columnByCell[cell] : 'note')

/** The texts of a week, a day or a workout. */
export const placeOfNames = (rowId: string): HistoryPlace => ({ rowId, cells: ['name', 'note'] })

/** Cells that typing into a column may change, too: a time changes the type, and a figure of the row ends those of single sets. */
const cellsBeside: Readonly<Record<string, readonly string[]>> = {
  sets: ['setList'],
  target: ['type', 'setList'],
  load: ['setList'],
  rir: ['setList'],
  rpe: ['setList'],
}

/** The cells that a column shows; of a column without cells of its own, and of no column, the whole row. */
export function placeOfHistory(rowId: string, column: string | undefined): HistoryPlace {
  const cells = Object.keys(columnByCell).filter(cell => columnOf(cell) === column)
  return cells.length > 0 ? { rowId, cells: [...cells, ...(cellsBeside[column ?? ''] ?? [])] } : { rowId }
}
