import type { CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import {
  changeKeyOf,
  differencesOf,
  operationsTaking,
  type CellBundles,
  type Difference,
  type DocumentRows,
} from '@allenio/domain/documents'
import { exerciseIn } from './cells.ts'
import { numberDays, type DayNumber } from './model.ts'
import { textDifferences, type TextPart } from './text-differences.ts'

// An editor shows these before a release is handed over: the differences of the engine, gathered by row and placed in the program.

export interface Versions {
  /** The model as the client last took it. */
  base: DocumentRows
  /** The model now. */
  template: DocumentRows
  /** The client's own version. */
  copy: DocumentRows
}

export interface CellView {
  key: string
  cell: string
  base: CellValue | undefined
  template: CellValue | undefined
  copy: CellValue | undefined
  isConflict: boolean
  /** In notes: what the model has changed, word by word. */
  words: readonly TextPart[] | null
}

export interface RowView {
  /** The row of the model. */
  originId: string
  type: string
  /** Where it stands in the program; null for weeks and the program itself, and where its place is gone. */
  day: DayNumber | null
  /** Its exercise, or the name that it bears. */
  name: string | null
  change: 'cells' | 'added' | 'deleted' | 'moved'
  /** Names the row's own change when it is chosen; cells have keys of their own. */
  key: string
  isConflict: boolean
  cells: readonly CellView[]
}

/** A target, a rest and the sets are each told by several cells. */
const bundles: CellBundles = [
  ['type', 'reps', 'repRange', 'seconds', 'metres'],
  ['restType', 'restSeconds'],
  ['sets', 'setList'],
]

export const programDifferences = (versions: Versions): Difference[] => differencesOf({ ...versions, bundles })

/** A name for what is chosen as a whole, the same on the server and on the device. */
export const differenceKey = (difference: Difference): string => changeKeyOf(difference, bundles)

/** The differences row by row, in the order in which they are taken. */
export function differenceViews(versions: Versions): RowView[] {
  const differences = programDifferences(versions)
  const numbersOf = (rows: DocumentRows) => numberDays(rows, programIdOf(rows) ?? '')
  const [before, now] = [numbersOf(versions.base), numbersOf(versions.template)]
  const byRow = Map.groupBy(differences, difference => `${difference.kind} ${difference.originId}`)
  return [...byRow.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { originId } = first
    const rows = first.kind === 'deleted' ? versions.base : versions.template
    const row = rows.get(originId)
    const cells = [first, ...others].flatMap(each => (each.kind === 'cell' ? [cellView(each)] : []))
    return [
      {
        originId,
        type: row?.type ?? '',
        day: dayNumberOf(rows, originId, first.kind === 'deleted' ? before : now),
        name: row ? nameOf(row) : null,
        change: first.kind === 'cell' ? 'cells' : first.kind,
        key: differenceKey(first),
        isConflict: [first, ...others].some(({ isConflict }) => isConflict),
        cells,
      },
    ]
  })
}

const programIdOf = (rows: DocumentRows): string | undefined => [...rows.values()].find(({ parentId }) => parentId === null)?.id

function dayNumberOf(rows: DocumentRows, id: string, numbers: ReadonlyMap<string, DayNumber>): DayNumber | null {
  for (let row = rows.get(id); row; row = rows.get(row.parentId ?? '')) {
    const number = numbers.get(row.id)
    if (number) return number
  }
  return null
}

function nameOf({ cells }: DocumentRow): string | null {
  const name = exerciseIn(cells)?.name ?? cells['name'] ?? cells['title']
  return typeof name === 'string' && name !== '' ? name : null
}

const textCells: ReadonlySet<string> = new Set(['note', 'description'])

const cellView = (difference: Extract<Difference, { kind: 'cell' }>): CellView => {
  const { cell, base, template, copy, isConflict } = difference
  const words = textCells.has(cell) ? textDifferences(textOf(base), textOf(template)) : null
  return { key: differenceKey(difference), cell, base, template, copy, isConflict, words }
}

const textOf = (value: CellValue | undefined): string => (typeof value === 'string' ? value : '')

interface Merge extends Versions {
  /** Keys of the conflicts in which the model wins. */
  takenKeys: ReadonlySet<string>
  newId: () => string
}

/** The operations by which a client's version takes over all that it has not changed itself, and the conflicts that were chosen. */
export function mergeOperations({ takenKeys, newId, ...versions }: Merge): Operation[] {
  const taken = programDifferences(versions).filter(difference => !difference.isConflict || takenKeys.has(differenceKey(difference)))
  return operationsTaking(taken, versions.copy, newId)
}

/** The edits since a release: the same comparison, where the release is its own copy. */
export function changesSince(release: DocumentRows, now: DocumentRows): RowView[] {
  const copy = new Map([...release].map(([id, row]) => [id, { ...row, originId: id }]))
  return differenceViews({ base: release, template: now, copy })
}
