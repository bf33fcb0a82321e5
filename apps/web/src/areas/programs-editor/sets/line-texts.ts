import type { Language } from '@allenio/contract'
import type { Cells, CellValue } from '@allenio/contract/documents'
import { setKinds, type SetKind } from '@allenio/contract/programs'
import { printColumn, rowFigure, rowTypeOf, type CellName } from '@allenio/domain/programs'
import { parseCell } from '../rows/column-keys.ts'

/** The figures that a set may have itself. */
export const figureColumns = ['target', 'load', 'rir', 'rpe'] as const
export type FigureColumn = (typeof figureColumns)[number]

/** A set as the texts of its fields. */
export type LineText = Record<FigureColumn, string> & { kind: SetKind }

const figureCells: readonly CellName[] = ['reps', 'seconds', 'metres', 'load', 'rir', 'rpe']

/** Adds the row's type to a set, because a set of a row in seconds or metres is counted in them too. */
const withType = (row: Cells, figures: Cells): Cells => ({ ...figures, ...(rowTypeOf(row) !== 'reps' && { type: rowTypeOf(row) }) })

export function lineText(row: Cells, line: Cells, language: Language): LineText {
  const text = (column: FigureColumn) => printColumn(column, withType(row, line), language)
  const kind = setKinds.find(each => each === line['kind']) ?? 'work'
  return { kind, target: text('target'), load: text('load'), rir: text('rir'), rpe: text('rpe') }
}

/** The row's figures for one of its sets, which count where the set has none. */
export function rowText(row: Cells, index: number, language: Language): LineText {
  const figures = figureCells.flatMap(cell => {
    const value = rowFigure(row, cell, index)
    return value === undefined ? [] : [[cell, value] as const]
  })
  return lineText(row, Object.fromEntries(figures), language)
}

/** Reads a set from its fields, with the columns that cannot be read. */
export function parseLine(row: Cells, text: LineText, language: Language): { line: Cells; refused: FigureColumn[] } {
  const line: Record<string, CellValue> = text.kind === 'work' ? {} : { kind: text.kind }
  const refused: FigureColumn[] = []
  for (const column of figureColumns) {
    if (text[column].trim() === '') continue
    const read = parseCell(column, text[column], withType(row, {}), language)
    const figures = Object.entries(read ?? {}).filter(([cell, value]) => cell !== 'type' && value !== null)
    // a set of repetitions cannot be typed as a time
    if (!read || ('type' in read && (read['type'] ?? 'reps') !== rowTypeOf(row))) refused.push(column)
    else Object.assign(line, Object.fromEntries(figures))
  }
  return { line, refused }
}
