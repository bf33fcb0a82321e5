import type { Language } from '@allenio/contract'
import type { CellValue } from '@allenio/contract/documents'
import { printColumn, readColumn, readSetsAndTarget, readSetTarget, rowTypeOf, withoutOwnFigures } from '@allenio/domain/programs'
import type { RowEntry } from '../outline.ts'

/** The columns of the editor, in the order in which tables copied from it have them. */
export const columnKeys = ['exercise', 'type', 'sets', 'target', 'load', 'rir', 'rpe', 'tempo', 'rest', 'note'] as const
export type ColumnKey = (typeof columnKeys)[number]

export const isColumnKey = (key: string): key is ColumnKey => columnKeys.some(each => each === key)

/**
 * The cells that a text means in this row, whose type decides what a bare figure counts; undefined where it means nothing. A target that
 * says what it counts changes the type.
 */
export function readCell(
  column: ColumnKey,
  text: string,
  cells: RowEntry['cells'],
  language: Language,
): Record<string, CellValue> | undefined {
  const type = rowTypeOf(cells)
  const byType = type === 'reps' ? undefined : readColumn(column, text, printColumn('type', { type }, language))
  const saysType = type === 'reps' || column !== 'target' || readSetTarget(text.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-'))
  const both = column === 'sets' ? readSetsAndTarget(text) : undefined
  const read = byType ?? (saysType ? readColumn(column, text) : undefined) ?? both
  return read && { ...read, ...withoutOwnFigures(cells, Object.keys(read)) }
}
