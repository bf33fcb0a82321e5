import type { Cells } from '@allenio/contract/documents'
import { programColumns as columnsOfSettings, type ProgramSettings } from '@allenio/contract/programs'
import type { SetFigures } from '@allenio/contract/workouts'
import { setListIn, type CellName } from './cells/cells.ts'
import { setCountOf } from './cells/planned-sets.ts'
import type { ProgramColumn } from './tables/table-columns.ts'

// A business chooses which figures of an exercise its clients see. Hidden figures are not sent to their devices.

export type ClientColumns = ProgramSettings['clientColumns']
type ClientColumn = ClientColumns[number]

/** The cells of each column. Cells without a column are always sent: the exercise, its superset, its type and the kinds of its sets. */
const cellsOfColumn = {
  type: [],
  sets: ['sets'],
  reps: ['reps', 'repRange', 'seconds', 'metres'],
  rest: ['restType', 'restSeconds'],
  weight: ['load'],
  rir: ['rir'],
  rpe: ['rpe'],
  tut: ['tut'],
  note: ['note'],
} as const satisfies Record<ClientColumn, readonly CellName[]>

const settingOf: Readonly<Partial<Record<ProgramColumn, ClientColumn>>> = {
  type: 'type',
  sets: 'sets',
  target: 'reps',
  load: 'weight',
  rir: 'rir',
  rpe: 'rpe',
  tempo: 'tut',
  rest: 'rest',
  note: 'note',
}

/** Whether a column of a table is one of those that may be seen. */
export function isColumnVisible(column: ProgramColumn, visible: ClientColumns): boolean {
  const setting = settingOf[column]
  return setting === undefined || visible.includes(setting)
}

const hiddenCells = (visible: ClientColumns): ReadonlySet<string> =>
  new Set(columnsOfSettings.filter(column => !visible.includes(column)).flatMap(column => cellsOfColumn[column]))

/** The cells of a row without the figures of columns that may not be seen, also where they stand set by set. */
export function visibleCells(cells: Cells, visible: ClientColumns): Cells {
  const hidden = hiddenCells(visible)
  if (hidden.size === 0) return cells
  const lines = setListIn(cells).map(line => without(line, hidden))
  const setList = lines.slice(0, lines.findLastIndex(line => Object.keys(line).length > 0) + 1)
  const count = setCountOf(cells)
  return {
    ...without(cells, hidden),
    // the number of sets may follow from a list that is shorter now
    ...(!hidden.has('sets') && count > 1 && { sets: count }),
    ...(setList.length > 0 && { setList }),
  }
}

const without = (cells: Cells, hidden: ReadonlySet<string>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([cell]) => cell !== 'setList' && !hidden.has(cell)))

const cellOfFigure = { kg: 'load', reps: 'reps', seconds: 'seconds', metres: 'metres' } as const satisfies Partial<
  Record<keyof SetFigures, CellName>
>

/** The figures of a set without those that its row asks for in columns that may not be seen. */
export function visibleFigures<Figures extends SetFigures>(figures: Figures, cells: Cells, visible: ClientColumns): Figures {
  const hidden = hiddenCells(visible)
  const isAsked = (cell: CellName) => [cells, ...setListIn(cells)].some(line => line[cell] !== undefined)
  const visibleFigure = (figure: keyof typeof cellOfFigure) => {
    const cell = cellOfFigure[figure]
    return hidden.has(cell) && isAsked(cell) ? null : figures[figure]
  }
  return {
    ...figures,
    kg: visibleFigure('kg'),
    reps: visibleFigure('reps'),
    seconds: visibleFigure('seconds'),
    metres: visibleFigure('metres'),
  }
}
