import type { Language } from '@allenio/contract'
import type { CellValue } from '@allenio/contract/documents'
import { printColumn, readColumn, withoutOwnFigures } from '@allenio/domain/programs'
import type { RowEntry } from '../outline.ts'

/** The columns of the editor, in the order in which tables copied from it have them. */
export const columnKeys = ['exercise', 'type', 'sets', 'target', 'load', 'rir', 'rpe', 'tempo', 'rest', 'note'] as const
export type ColumnKey = (typeof columnKeys)[number]

export const isColumnKey = (key: string): key is ColumnKey => columnKeys.some(each => each === key)

/** The cells that a text means in this row, whose type decides what a bare figure counts; undefined where it means nothing. */
export function readCell(
  column: ColumnKey,
  text: string,
  cells: RowEntry['cells'],
  language: Language,
): Record<string, CellValue> | undefined {
  const type = printColumn('type', cells, language)
  const read = readColumn(column, text, type === '' ? undefined : type)
  return read && { ...read, ...withoutOwnFigures(cells, Object.keys(read)) }
}
