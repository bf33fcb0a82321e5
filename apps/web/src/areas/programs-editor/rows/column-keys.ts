import type { Language } from '@allenio/contract'
import type { CellValue } from '@allenio/contract/documents'
import { printColumn, parseColumn, parseSetsAndTarget, parseSetTarget, rowTypeOf, withoutOwnFigures } from '@allenio/domain/programs'
import type { RowEntry } from '../outline.ts'

/** The columns of the editor, in the order in which tables copied from it have them. */
export const columnKeys = ['exercise', 'type', 'sets', 'target', 'load', 'rir', 'rpe', 'tempo', 'rest', 'note'] as const
export type ColumnKey = (typeof columnKeys)[number]

export const isColumnKey = (key: string): key is ColumnKey => columnKeys.some(each => each === key)

/**
 * The cells that a text means in this row, whose type decides what a bare figure counts; undefined where it means nothing. A target that
 * says what it counts changes the type.
 */
export function parseCell(
  column: ColumnKey,
  text: string,
  cells: RowEntry['cells'],
  language: Language,
): Record<string, CellValue> | undefined {
  const type = rowTypeOf(cells)
  const byType = type === 'reps' ? undefined : parseColumn(column, text, printColumn('type', { type }, language))
  const saysType = type === 'reps' || column !== 'target' || parseSetTarget(text.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-'))
  const both = column === 'sets' ? parseSetsAndTarget(text) : undefined
  const read = byType ?? (saysType ? parseColumn(column, text) : undefined) ?? both
  return read && { ...read, ...withoutOwnFigures(cells, Object.keys(read)) }
}
