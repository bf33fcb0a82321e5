import type { Cells, CellValue } from '@allenio/contract/documents'
import { setKinds, type ExerciseCell, type RowCells, type SetKind } from '@allenio/contract/programs'

// A document's cells are of any type. The server checks them where they come in, so that here a look at the type is enough.

export type CellName = keyof RowCells

export function textIn(cells: Cells, cell: CellName): string | undefined {
  const value = cells[cell]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function numberIn(cells: Cells, cell: CellName): number | undefined {
  const value = cells[cell]
  return typeof value === 'number' ? value : undefined
}

export function exerciseIn(cells: Cells): ExerciseCell | undefined {
  const exercise = cells['exercise']
  if (!isCells(exercise)) return undefined
  const { id, name } = exercise
  if (typeof name !== 'string') return undefined
  return { name, ...(typeof id === 'string' && { id }) }
}

/** The figures of single sets, by their number; what one of them lacks is the row's. */
export function setListIn(cells: Cells): readonly Cells[] {
  const list = cells['setList']
  return Array.isArray(list) ? list.filter(isCells) : []
}

export function kindIn(set: Cells | undefined): SetKind {
  const kind = set?.['kind']
  return setKinds.find(each => each === kind) ?? 'work'
}

const isCells = (value: CellValue | undefined): value is Cells => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of a week, day or workout; empty where it has none. */
export const nameOfRow = ({ cells: { name } }: { cells: Cells }): string => (typeof name === 'string' ? name : '')
