import type { Language } from '@allenio/contract'
import type { Sheet } from '@allenio/domain/workbooks'
import { faultOfDraft, type ProgramDraft } from './draft.ts'
import { guessLayout, type FileLayout } from './layout.ts'
import { parseProgramSheets } from './parse-program.ts'
import { weeksBelowEachOther } from './week-columns.ts'

/** A copied table as a sheet of a file. Empty lines are left out. */
export const sheetOfRows = (rows: readonly (readonly string[])[]): Sheet => ({
  name: '',
  rows: rows.flatMap((cells, at) => (cells.some(cell => cell.trim() !== '') ? [{ line: at + 1, cells: [...cells] }] : [])),
})

/** Whether a copied table has days or weeks of its own, so that it is more than the rows of one workout. */
export function isWholeProgram(rows: readonly (readonly string[])[], language: Language): boolean {
  const copied = sheetOfRows(rows)
  if (copied.rows.length < 3) return false
  const sheet = weeksBelowEachOther(copied) ?? copied
  const { weeks, names } = parseProgramSheets([sheet], guessLayout([sheet]), language)
  const days = weeks.flatMap(week => week.days)
  return names.size > 0 && (weeks.length > 1 || days.length > 1)
}

/**
 * Whether a table reads without doubt: its columns have headings, each cell stands in a column with a meaning, and nothing that it says
 * went into the notes for want of one.
 */
export function isClearlyRead({ rows }: Sheet, { headingRow, columns }: FileLayout, draft: ProgramDraft): boolean {
  if (headingRow === null || draft.names.size === 0 || draft.unreadCount > 0 || faultOfDraft(draft)) return false
  return rows.every(({ cells }, index) => index === headingRow || cells.every((cell, at) => cell.trim() === '' || columns[at]))
}
