import type { CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { isSameValue, type DocumentRows } from '@allenio/domain/documents'
import type { ExerciseCell } from '@allenio/contract/programs'
import { noteWith, type ProgramTable, type TableRowCells } from './program-table.ts'
import { insertRows } from '../row-edits.ts'
import { operationsOf, type CellEdit } from '../progression/week-progression.ts'

interface TableTarget {
  workoutId: string
  /** The rows that take the first lines; the others become new rows behind them. */
  targetIds: readonly string[]
  newId: () => string
  /** The exercise of the library that a name means. */
  exerciseOf?: (name: string) => ExerciseCell | undefined
}

export interface TablePastePreview {
  operations: Operation[]
  /** The new cells of existing rows. */
  changes: readonly CellEdit[]
  /** The changes that replace another value. */
  overwritten: readonly CellEdit[]
  newRows: number
}

/** The effects of pasting a table. An existing row keeps its superset; new rows get that of the table. */
export function pasteTable(
  rows: DocumentRows,
  table: ProgramTable,
  { workoutId, targetIds, newId, exerciseOf }: TableTarget,
): TablePastePreview {
  const lines = table.rows.map(line => matchExercise(line, exerciseOf))
  const targets = targetIds.flatMap(id => rows.get(id) ?? [])
  const changes = targets.flatMap((row, index) => cellEdits(row, cellsToSet(lines[index], row)))
  const supersets = new Map<number, string>()
  const added = lines
    .slice(targets.length)
    .map(line => ({
      id: newId(),
      cells: withoutNulls({ ...cellsToSet(line), superset: line.superset === null ? null : nameOf(supersets, line.superset, newId) }),
    }))
  const inserts = added.length > 0 ? insertRows(rows, workoutId, targets.at(-1)?.id ?? null, added) : []
  return {
    operations: [...operationsOf(changes), ...inserts],
    changes,
    overwritten: changes.filter(({ before }) => before !== undefined),
    newRows: added.length,
  }
}

function matchExercise(line: TableRowCells, exerciseOf: TableTarget['exerciseOf']): TableRowCells {
  const exercise = line.cells['exercise']
  const name = typeof exercise === 'object' && exercise !== null && 'name' in exercise ? exercise.name : undefined
  if (typeof name !== 'string' || !exerciseOf) return line
  const match = exerciseOf(name)
  return match ? { ...line, cells: { ...line.cells, exercise: { ...match } } } : line
}

/** Sets a line's cells. Texts that were not understood are added to the note of the line or, without one, of the row. */
export function cellsToSet(line: TableRowCells | undefined, row?: DocumentRow): TableRowCells['cells'] {
  if (!line || line.unreadNote === '') return line?.cells ?? {}
  const note = line.cells['note'] === undefined ? row?.cells['note'] : line.cells['note']
  return { ...line.cells, note: noteWith(note, line.unreadNote) }
}

const cellEdits = (row: DocumentRow, cells: TableRowCells['cells']): CellEdit[] =>
  Object.entries(cells).flatMap(([cell, value]) =>
    isSameValue(row.cells[cell], value) ? [] : [{ rowId: row.id, cell, before: row.cells[cell], after: value ?? undefined }],
  )

function nameOf(names: Map<number, string>, superset: number, newId: () => string): string {
  const name = names.get(superset) ?? newId()
  names.set(superset, name)
  return name
}

const withoutNulls = (cells: Readonly<Record<string, CellValue>>): Record<string, CellValue> =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))
