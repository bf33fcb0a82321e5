import { buffer } from 'node:stream/consumers'
// this import declares the error codes of a table that cannot be read
import type {} from '@allenio/contract/client-intake'
import { csvRows, decodeTable, guessSeparator, TableFault, type Encoding, type Separator, type TableRow } from '@allenio/domain/tables'
import { AppError } from '#platform/errors'
import { useFiles } from '#platform/files'
import { inSlices, openPlaces } from '#platform/slices'

/** Facts that are given about a table; the rest is guessed. */
export interface CsvOptions {
  separator?: Separator | undefined
  encoding?: Encoding | undefined
  hasHeading?: boolean | undefined
}

export interface CsvTable {
  separator: Separator
  encoding: Encoding
  hasHeading: boolean
  /** Numbers, where the table has no headings. */
  headings: string[]
  /** Without the headings. */
  rows: TableRow[]
}

interface CsvBounds {
  rowsAtMost: number
  looksLikeHeading: (cells: readonly string[]) => boolean
}

/** The types that browsers give to a CSV. */
export const tableTypes = ['text/*', 'application/csv', 'application/vnd.ms-excel', 'application/octet-stream'] as const

/** Limits how many tables calls read at once: in memory, each weighs as much as many files of its size. */
export const inReadingPlace = openPlaces({ atOnce: 2, waitingAtMost: 4 })

export const bytesOf = async (storageKey: string): Promise<Buffer> => buffer((await useFiles().store.get(storageKey)).body)

/** Reads a whole table; a broken or empty one, or one beyond its bounds, is refused with the place of the fault. */
export async function readCsv(bytes: Uint8Array, options: CsvOptions, { rowsAtMost, looksLikeHeading }: CsvBounds): Promise<CsvTable> {
  const { text, encoding } = decodeTable(bytes, options.encoding)
  const separator = options.separator ?? guessSeparator(text)
  const all = await readRows(text, separator, rowsAtMost)
  const first = all[0]
  if (!first) throw new AppError('table empty')
  const hasHeading = options.hasHeading ?? looksLikeHeading(first.cells)
  const rows = hasHeading ? all.slice(1) : all
  if (!rows.length) throw new AppError('table empty')
  if (rows.length > rowsAtMost) throw new AppError('table too long', { values: { max: rowsAtMost } })
  const headings = hasHeading ? first.cells : first.cells.map((_, at) => String(at + 1))
  return { separator, encoding, hasHeading, headings, rows }
}

async function readRows(text: string, separator: Separator, rowsAtMost: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  try {
    // one more for the heading
    for await (const row of inSlices(csvRows(text, { separator, limits: { rows: rowsAtMost + 1 } }))) rows.push(row)
  } catch (error) {
    throw error instanceof TableFault ? refusalOf(error, rowsAtMost) : error
  }
  return rows
}

function refusalOf({ kind, line, column, max = 0 }: TableFault, rowsAtMost: number): AppError {
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
      return new AppError('table too long', { values: { max: rowsAtMost } })
    case 'too many cells':
      return new AppError('table too large', { values: { max } })
    default:
      return kind satisfies never
  }
}
