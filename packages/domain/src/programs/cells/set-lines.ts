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

/**
 * The sets one by one of a row into which cells of another are filled: a figure goes along for each set, and of a list that is shorter
 * the last set goes on. With the number of sets the whole list does; where there is none, the row keeps its own.
 */
export function filledSetList(source: Cells, target: Cells, names: readonly CellName[]): CellValue | undefined {
  const [sourceList, targetList] = [setListIn(source), setListIn(target)]
  if (names.includes('sets') && sourceList.length > 0) return source['setList']
  const isFilled = (name: string) => names.some(each => each === name)
  if (![...sourceList, ...targetList].some(line => Object.keys(line).some(isFilled))) return target['setList']
  const sourceLines = setLinesOf(source)
  const lines = setLinesOf(target).map((line, index) => ({
    ...pick(line, name => !isFilled(name)),
    ...pick(sourceLines[index] ?? sourceLines.at(-1) ?? {}, isFilled),
  }))
  return cellsOfSetLines(lines)['setList'] ?? undefined
}

const pick = (line: Cells, isPicked: (name: string) => boolean): Cells =>
  Object.fromEntries(Object.entries(line).filter(([name]) => isPicked(name)))

/** A figure that is written for the whole row holds for each of its sets: their own ones go. */
export function withoutOwnFigures(cells: Cells, names: readonly string[]): Record<string, CellValue> {
  const list = setListIn(cells)
  if (!list.some(line => names.some(name => name in line))) return {}
  const lines = list.map(line => pick(line, name => !names.includes(name)))
  return { setList: cellsOfSetLines(lines)['setList'] ?? null }
}
