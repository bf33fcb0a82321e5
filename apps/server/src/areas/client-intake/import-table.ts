import { importRowsAtMost, type ClientImport } from '@allenio/contract/client-intake'
import { guessFields, looksLikeHeading, type ImportField, type SexWord } from '@allenio/domain/client-intake'
import { presetCountryCode } from '@allenio/domain/business'
import type { TableRow } from '@allenio/domain/tables'
import { parseCsv } from '#platform/csv'

/** The options for reading a table; missing ones are guessed. */
export interface ReadOptions {
  separator?: ClientImport['separator'] | undefined
  encoding?: ClientImport['encoding'] | undefined
  hasHeading?: boolean | undefined
  dateOrder?: ClientImport['dateOrder'] | undefined
  countryCode?: string | undefined
  fields?: (ImportField | null)[] | undefined
  invite?: boolean | undefined
  sexes?: readonly SexWord[] | undefined
  /** Cells that somebody has corrected in the preview. */
  fixes?: readonly CellFix[] | undefined
}

export interface CellFix {
  line: number
  columnAt: number
  value: string
}

export type FullReadOptions = { [K in keyof ReadOptions]-?: NonNullable<ReadOptions[K]> }

export interface Table {
  how: FullReadOptions
  headings: string[]
  rows: TableRow[]
}

/** Reads a whole table by the given options, and guesses the others. */
export async function parseTable(bytes: Uint8Array, options: ReadOptions): Promise<Table> {
  const bounds = { rowsAtMost: importRowsAtMost, looksLikeHeading }
  const { separator, encoding, hasHeading, headings, rows } = await parseCsv(bytes, options, bounds)
  const guessedFields = guessFields(headings)
  const fields = headings.map((_, at) => (options.fields === undefined ? (guessedFields[at] ?? null) : (options.fields[at] ?? null)))
  const { dateOrder = 'day first', countryCode = presetCountryCode, invite = false, sexes = [], fixes = [] } = options
  const how = { separator, encoding, hasHeading, dateOrder, countryCode, fields, invite, sexes, fixes }
  return { how, headings, rows: withFixes(rows, fixes, headings.length) }
}

/** A row may end before the cell that is corrected: it has the columns of the headings all the same. */
function withFixes(rows: TableRow[], fixes: readonly CellFix[], columnCount: number): TableRow[] {
  const byLine = Map.groupBy(
    fixes.filter(({ columnAt }) => columnAt < columnCount),
    ({ line }) => line,
  )
  if (byLine.size === 0) return rows
  return rows.map(row => {
    const own = byLine.get(row.line)
    if (!own) return row
    const cells = Array.from({ length: Math.max(row.cells.length, columnCount) }, (_, at) => row.cells[at] ?? '')
    for (const { columnAt, value } of own) cells[columnAt] = value
    return { ...row, cells }
  })
}
