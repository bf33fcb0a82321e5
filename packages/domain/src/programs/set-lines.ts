import type { Cells, CellValue } from '@allenio/contract/documents'
import { setListIn, textIn, type CellName } from './cells.ts'
import { setCountOf } from './planned-sets.ts'

// The sets of a row one by one. What a set does not say itself is said by its row, also in a list like "10/8/6".

/** As many as the row has sets, each with what it says itself. */
export function setLinesOf(cells: Cells): Cells[] {
  const list = setListIn(cells)
  return Array.from({ length: setCountOf(cells) }, (_, index) => list[index] ?? {})
}

/** The cells of a row with these sets. The last ones that say nothing of their own need no place in the list. */
export function cellsOfSetLines(lines: readonly Cells[]): Record<string, CellValue> {
  const last = lines.findLastIndex(line => Object.keys(line).length > 0)
  return { sets: lines.length, setList: last < 0 ? null : lines.slice(0, last + 1) }
}

/** The figure that the row says for one of its sets. */
export function rowFigure(cells: Cells, cell: CellName, index: number): CellValue | undefined {
  const text = textIn(cells, cell)
  if (text === undefined || !text.includes('/')) return cells[cell]
  const unit = text.endsWith('%') ? '%' : ''
  const figures = text.replace('%', '').split('/')
  return `${figures[index] ?? figures.at(-1) ?? ''}${unit}`
}

/** A figure of all sets, where they differ: "12/10/8"; undefined where the row says all there is. */
export function setFigures(cells: Cells, cell: CellName): string | undefined {
  const lines = setLinesOf(cells)
  if (lines.every(line => line[cell] === undefined)) return undefined
  const figures = lines.map((line, index) => textOf(line[cell] ?? rowFigure(cells, cell, index)))
  if (new Set(figures).size === 1) return figures[0]
  return figures.every(figure => figure.endsWith('%')) ? `${figures.map(figure => figure.slice(0, -1)).join('/')}%` : figures.join('/')
}

const textOf = (value: CellValue | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '–')

/** A figure that is written for the whole row holds for each of its sets: their own ones go. */
export function withoutOwnFigures(cells: Cells, names: readonly string[]): Record<string, CellValue> {
  const list = setListIn(cells)
  if (!list.some(line => names.some(name => name in line))) return {}
  const lines = list.map(line => Object.fromEntries(Object.entries(line).filter(([name]) => !names.includes(name))))
  return { setList: cellsOfSetLines(lines)['setList'] ?? null }
}
