import { csvLines } from '@allenio/domain/tables'

/** Records as a table that spreadsheets open, with every column that occurs. */
export function csvOf(records: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(records.flatMap(record => Object.keys(record)))]
  return [...csvLines([columns, ...records.map(record => columns.map(column => record[column]))])].join('')
}
