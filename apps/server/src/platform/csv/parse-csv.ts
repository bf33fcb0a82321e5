import { buffer } from 'node:stream/consumers'
// imported for the error codes of tables that cannot be read
import type {} from '@allenio/contract/client-intake'
import type { Encoding, Separator, TableRow } from '@allenio/domain/tables'
import { besideHeld } from '#platform/db'
import { AppError } from '#platform/errors'
import { useFiles } from '#platform/files'
import { openPlaces } from '#platform/slices'
import { parseInThread, type PlainFault } from './table-thread.ts'

/** The known facts about a table; everything else is guessed. */
export interface CsvOptions {
  separator?: Separator | undefined
  encoding?: Encoding | undefined
  hasHeading?: boolean | undefined
}

export interface CsvTable {
  separator: Separator
  encoding: Encoding
  hasHeading: boolean
  /** The headings; numbers where the table has none. */
  headings: string[]
  /** The rows without the headings. */
  rows: TableRow[]
}

interface CsvBounds {
  rowsAtMost: number
  looksLikeHeading: (cells: readonly string[]) => boolean
  /** A time limit for tests, which have no file that takes long. */
  longestMs?: number
}

/** The types that browsers state for a CSV file. */
export const tableTypes = ['text/*', 'application/csv', 'application/vnd.ms-excel', 'application/octet-stream'] as const

/** The most characters of a heading that are read: no known heading is longer. */
const headingLength = 200

/** Limits how many tables calls read at once: in memory, each weighs as much as many files of its size. */
export const inReadingPlace = openPlaces({ atOnce: 2, waitingAtMost: 4 })

export const bytesOf = (storageKey: string): Promise<Buffer> =>
  besideHeld('table of an import', async () => buffer((await useFiles().store.get(storageKey)).body))

/** Reads a whole table; a broken or empty one, or one beyond its bounds, is refused with the place of the fault. */
export async function parseCsv(bytes: Uint8Array, options: CsvOptions, bounds: CsvBounds): Promise<CsvTable> {
  const { rowsAtMost, looksLikeHeading, longestMs } = bounds
  const table = await parseInThread({ bytes, separator: options.separator, encoding: options.encoding, rowsAtMost }, longestMs)
  if ('kind' in table) throw refusalOf(table, rowsAtMost)
  const { separator, encoding, rows: all } = table
  const first = all[0]
  if (!first) throw new AppError('table empty')
  // headings are cut before anything reads them
  const firstCells = first.cells.map(cell => cell.slice(0, headingLength))
  const hasHeading = options.hasHeading ?? looksLikeHeading(firstCells)
  const rows = hasHeading ? all.slice(1) : all
  if (!rows.length) throw new AppError('table empty')
  if (rows.length > rowsAtMost) throw new AppError('table too long', { values: { max: rowsAtMost } })
  const headings = hasHeading ? firstCells : firstCells.map((_, at) => String(at + 1))
  return { separator, encoding, hasHeading, headings, rows }
}

function refusalOf({ kind, line, column, max = 0 }: PlainFault, rowsAtMost: number): AppError {
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
