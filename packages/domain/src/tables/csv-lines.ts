import type { Language } from '@allenio/contract'
import { isPhone, phoneForSheets } from '@allenio/domain/typed-values'
import { neutralizeFormula } from './formulas.ts'
import type { Separator } from './separators.ts'

// the byte order mark tells spreadsheets that the text is UTF-8
const byteOrderMark = '\ufeff'

// an Italian spreadsheet opens a line with commas as one cell, and reads 8.5 as a day in May
const signs = { it: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const satisfies Record<
  Language,
  { separator: Separator; decimal: string }
>

/** One line after the other of a table as spreadsheets of that language open it; nothing in it is taken for a formula. */
export function* csvLines(rows: Iterable<readonly unknown[]>, language: Language): Generator<string> {
  const { separator, decimal } = signs[language]
  let mark = byteOrderMark
  for (const row of rows) {
    yield `${mark}${row.map(value => csvCell(value, decimal)).join(separator)}\r\n`
    mark = ''
  }
}

/** A telephone number needs no apostrophe: without its plus it is no formula. */
const plainText = (text: string): string => (isPhone(text) ? phoneForSheets(text) : neutralizeFormula(text))

function csvCell(value: unknown, decimal: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? plainText(value) : neutralizeFormula(JSON.stringify(value))
  // signs that separate cells in any language are quoted, so that a guess of the separator counts nothing else
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
