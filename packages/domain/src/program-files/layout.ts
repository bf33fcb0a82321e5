import type { Sheet } from '@allenio/domain/workbooks'
import { areFileHeadings, guessFileColumns, type FileColumn } from './file-columns.ts'
import { parseWeekHeading } from './place-texts.ts'

/** How a file is read. All of it is guessed, and can be changed by whoever imports. */
export interface FileLayout {
  /** The index of the sheet that is read; null where each sheet is a week. */
  sheet: number | null
  /** The index of the row with the headings; null where there is none. */
  headingRow: number | null
  columns: readonly (FileColumn | null)[]
}

const rowsLookedAt = 60
// where nothing has a name, this is how most people write
const plainOrder: readonly FileColumn[] = ['exercise', 'sets', 'target', 'load', 'rest', 'note']

const findHeadings = ({ rows }: Sheet): number => rows.slice(0, rowsLookedAt).findIndex(({ cells }) => areFileHeadings(cells))

export const sheetWidth = ({ rows }: Sheet): number => Math.max(0, ...rows.map(({ cells }) => cells.length))

/** The columns by their headings, or where there are none by their order. */
export function columnsAt(sheet: Sheet, headingRow: number | null): (FileColumn | null)[] {
  const headings = headingRow === null ? undefined : sheet.rows[headingRow]?.cells
  const guesses = headings ? guessFileColumns(headings) : plainOrder
  return Array.from({ length: sheetWidth(sheet) }, (_, at) => guesses[at] ?? null)
}

export function layoutOfSheet(sheets: readonly Sheet[], index: number | null): FileLayout {
  const sheet = sheets[index ?? 0]
  if (!sheet) return { sheet: index, headingRow: null, columns: [] }
  const found = findHeadings(sheet)
  const headingRow = found < 0 ? null : found
  return { sheet: index, headingRow, columns: columnsAt(sheet, headingRow) }
}

/** Sheets that are named like weeks are weeks; else the first one that has headings is read. */
export function guessLayout(sheets: readonly Sheet[]): FileLayout {
  if (sheets.length > 1 && sheets.every(({ name }) => parseWeekHeading(name) !== undefined)) return layoutOfSheet(sheets, null)
  const withHeadings = sheets.findIndex(sheet => findHeadings(sheet) >= 0)
  return layoutOfSheet(sheets, Math.max(0, withHeadings))
}
