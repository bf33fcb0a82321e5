import type { Cells, CellValue } from '@allenio/contract/documents'
import { rowBounds, rowTextLengths, type BoundedFigure } from '@allenio/contract/row-bounds'
import { setListIn } from './cells.ts'
import { parseLoadValues } from './load-values.ts'
import { parseRepTargets } from './rep-targets.ts'

// The one rule of what a row may hold: the editor, files and the server ask here, so that nothing is taken by one and refused by another.

/** Whether a figure is one that a row may ask for. */
export function isPossible(figure: BoundedFigure, value: number): boolean {
  const { least, most, step } = rowBounds[figure]
  return least <= value && value <= most && (step === 0 || Number.isInteger(Math.round((value / step) * 1e6) / 1e6))
}

const figuresOfLoad = /^(?:(?:bw|pc|bodyweight)\s*[+-]|-)?\s*\d+(?:[.,]\d+)*(?:\/\d+(?:[.,]\d+)*)*\s*(?:kg|chili|lbs?|libbre|%)?$/i

/** Free text is possible; figures that are out of bounds would look like a load, and count as none. */
export const isPossibleLoad = (load: string): boolean => parseLoadValues(load) !== undefined || !figuresOfLoad.test(load.trim())

const figuresOfReps = /^-?\d+(?:\s*[-–—]\s*\d+)?\+?(?:\s*\/\s*(?:\d+(?:\s*[-–—]\s*\d+)?\+?|max))*$/i

export const isPossibleReps = (reps: string): boolean => parseRepTargets(reps) !== undefined || !figuresOfReps.test(reps.trim())

/** Whether all that a row says, or one of its sets, is possible. What is stored since before a bound may not be. */
export const arePossible = (cells: Cells): boolean => Object.entries(cells).every(([cell, value]) => isPossibleCell(cell, value))

export function isPossibleCell(cell: string, value: CellValue): boolean {
  if (isTooLong(cell, value)) return false
  if (cell === 'setList') return setListIn({ setList: value }).every(arePossible)
  if (cell === 'load') return typeof value !== 'string' || isPossibleLoad(value)
  if (cell === 'reps' || cell === 'repRange') return typeof value !== 'string' || isPossibleReps(value)
  return typeof value !== 'number' || !isFigure(cell) || isPossible(cell, value)
}

function isTooLong(cell: string, value: CellValue): boolean {
  if (cell === 'exercise') return typeof value === 'object' && value !== null && 'name' in value && isTooLong('name', value.name)
  const length = textLengths.get(cell)
  return length !== undefined && typeof value === 'string' && value.length > length
}

/** A title is as long as a name, and a description as a note. */
const textLengths = new Map<string, number>(
  Object.entries({ ...rowTextLengths, title: rowTextLengths.name, description: rowTextLengths.note }),
)

const isFigure = (cell: string): cell is BoundedFigure => Object.hasOwn(rowBounds, cell)
