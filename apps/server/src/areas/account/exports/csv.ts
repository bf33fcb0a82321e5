import type { Language } from '@allenio/contract'
import { csvLines } from '@allenio/domain/tables'

/** Records as a table that spreadsheets of the reader's language open, with every column that occurs. */
export function csvOf(records: readonly Record<string, unknown>[], language: Language): string {
  const columns = [...new Set(records.flatMap(record => Object.keys(record)))]
  return [...csvLines([columns, ...records.map(record => columns.map(column => record[column]))], language)].join('')
}
