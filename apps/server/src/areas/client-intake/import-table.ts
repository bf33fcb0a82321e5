import { buffer } from 'node:stream/consumers'
import { importRowsAtMost, type ClientImport } from '@allenio/contract/client-intake'
import { guessFields, looksLikeHeading, type ImportField, type SexWord } from '@allenio/domain/client-intake'
import { presetCountryCode } from '@allenio/domain/business'
import { csvRows, decodeTable, guessSeparator, TableFault, type TableRow } from '@allenio/domain/tables'
import { AppError } from '#platform/errors'
import { useFiles } from '#platform/files'
import { inSlices, openPlaces } from '#platform/slices'

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

/** Limits how many tables calls read at once: in memory, each weighs as much as many files of its size. */
export const inReadingPlace = openPlaces({ atOnce: 2, waitingAtMost: 4 })

export const bytesOf = async (storageKey: string): Promise<Buffer> => buffer((await useFiles().store.get(storageKey)).body)

/** Reads a whole table by the given options, and guesses the others. */
export async function readTable(bytes: Uint8Array, options: ReadOptions): Promise<Table> {
  const { text, encoding } = decodeTable(bytes, options.encoding)
  const separator = options.separator ?? guessSeparator(text)
  const all = await readRows(text, separator)
  const first = all[0]
  if (!first) throw new AppError('table empty')
  const hasHeading = options.hasHeading ?? looksLikeHeading(first.cells)
  const rows = hasHeading ? all.slice(1) : all
  if (!rows.length) throw new AppError('table empty')
  if (rows.length > importRowsAtMost) throw new AppError('table too long', { values: { max: importRowsAtMost } })
  const headings = hasHeading ? first.cells : first.cells.map((_, at) => String(at + 1))
  const guessedFields = guessFields(headings)
  const fields = headings.map((_, at) => (options.fields === undefined ? (guessedFields[at] ?? null) : (options.fields[at] ?? null)))
  const { dateOrder = 'day first', countryCode = presetCountryCode, invite = false, sexes = [], fixes = [] } = options
  const how = { separator, encoding, hasHeading, dateOrder, countryCode, fields, invite, sexes, fixes }
  return { how, headings, rows: withFixes(rows, fixes) }
}

function withFixes(rows: TableRow[], fixes: readonly CellFix[]): TableRow[] {
  const byLine = Map.groupBy(fixes, ({ line }) => line)
  if (byLine.size === 0) return rows
  return rows.map(row => {
    const cells = [...row.cells]
    for (const { columnAt, value } of byLine.get(row.line) ?? []) if (columnAt < cells.length) cells[columnAt] = value
    return { ...row, cells }
  })
}

async function readRows(text: string, separator: FullReadOptions['separator']): Promise<TableRow[]> {
  const rows: TableRow[] = []
  try {
    // one more for the heading
    for await (const row of inSlices(csvRows(text, { separator, limits: { rows: importRowsAtMost + 1 } }))) rows.push(row)
  } catch (error) {
    throw error instanceof TableFault ? refusalOf(error) : error
  }
  return rows
}

function refusalOf({ kind, line, column, max = 0 }: TableFault): AppError {
  switch (kind) {
    case 'broken quote':
      return new AppError('table unreadable', { values: { line, column } })
    case 'not text':
      return new AppError('table not text', { values: { line, column } })
    case 'cell too long':
      return new AppError('table cell too long', { values: { line, column, max } })
    case 'too many columns':
      return new AppError('table too wide', { values: { line, max } })
    case 'too many rows':
      return new AppError('table too long', { values: { max: importRowsAtMost } })
    case 'too many cells':
      return new AppError('table too large', { values: { max } })
    default:
      return kind satisfies never
  }
}
