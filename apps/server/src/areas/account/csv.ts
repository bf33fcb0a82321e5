/** Rows as a table that spreadsheets open: every column that occurs, and nothing that they would take for a formula. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  return csvTable([columns, ...rows.map(row => columns.map(column => row[column]))])
}

/** As `csvOf`, of cells alone, the first row among them: two columns may be called the same. */
export const csvTable = (rows: readonly (readonly unknown[])[]): string =>
  // the mark at the beginning tells spreadsheets that letters with accents are UTF-8
  `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
