import { neutralizeFormula } from './formulas.ts'

// the byte order mark tells spreadsheets that the text is UTF-8
const byteOrderMark = '\ufeff'

/** One line after the other of a table that spreadsheets open; nothing in it is taken for a formula. */
export function* csvLines(rows: Iterable<readonly unknown[]>): Generator<string> {
  let mark = byteOrderMark
  for (const row of rows) {
    yield `${mark}${row.map(csvCell).join(',')}\r\n`
    mark = ''
  }
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = neutralizeFormula(typeof value === 'string' ? value : JSON.stringify(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
