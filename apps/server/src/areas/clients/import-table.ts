import { buffer } from 'node:stream/consumers'
import { importRowsAtMost, type ClientImport } from '@allenio/contract/client-intake'
import {
  csvRows, CsvFault, decodeTable, guessFields, guessSeparator, looksLikeHeading, type CsvRow, type ImportField,
} from '@allenio/domain/clients'
import { AppError } from '#platform/errors'
import { useFiles } from '#platform/files'

/** How a table is to be read; what is left out is guessed. */
export interface Reading {
  separator?: ClientImport['separator'] | undefined
  encoding?: ClientImport['encoding'] | undefined
  hasHeading?: boolean | undefined
  dateOrder?: ClientImport['dateOrder'] | undefined
  countryCode?: string | undefined
  fields?: (ImportField | null)[] | undefined
  invite?: boolean | undefined
}

export type Read = { [K in keyof Reading]-?: NonNullable<Reading[K]> }

export interface Table {
  how: Read
  headings: string[]
  rows: CsvRow[]
}

export const bytesOf = async (storageKey: string): Promise<Buffer> => buffer((await useFiles().store.get(storageKey)).body)

/** Reads a whole table, as asked and otherwise as it seems to be meant. */
export function readTable(bytes: Uint8Array, asked: Reading): Table {
  const { text, encoding } = decodeTable(bytes, asked.encoding)
  const separator = asked.separator ?? guessSeparator(text)
  const all = readRows(text, separator)
  const first = all[0]
  if (!first) throw new AppError('table empty')
  const hasHeading = asked.hasHeading ?? looksLikeHeading(first.cells)
  const rows = hasHeading ? all.slice(1) : all
  if (!rows.length) throw new AppError('table empty')
  const headings = hasHeading ? first.cells : first.cells.map((_, at) => String(at + 1))
  const guessed = guessFields(headings)
  const fields = headings.map((_, at) => asked.fields === undefined ? guessed[at] ?? null : asked.fields[at] ?? null)
  const { dateOrder = 'day first', countryCode = '+39', invite = false } = asked
  return { how: { separator, encoding, hasHeading, dateOrder, countryCode, fields, invite }, headings, rows }
}

function readRows(text: string, separator: Read['separator']): CsvRow[] {
  const rows: CsvRow[] = []
  try {
    for (const row of csvRows(text, separator)) {
      rows.push(row)
      if (rows.length > importRowsAtMost + 1) throw new AppError('table too long', { values: { max: importRowsAtMost } })
    }
  } catch (error) {
    if (error instanceof CsvFault) throw new AppError('table unreadable', { values: { line: error.line, column: error.column } })
    throw error
  }
  return rows
}
