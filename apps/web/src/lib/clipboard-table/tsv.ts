import { isFormulaLike } from '@allenio/domain/tables'

export interface CopiedTable {
  rows: string[][]
  /** The clipboard held more than `cellLimit` cells. */
  isCut: boolean
}

/** More would be no table that somebody has looked at. */
export const cellLimit = 20_000
/** As long as the longest cell of a spreadsheet. */
const lengthLimit = 32_767

/** An apostrophe more than the text has, so that a spreadsheet shows the text instead of calculating it. */
const withGuard = (text: string): string => (isFormulaLike(text.replace(/^'+/, '')) ? `'${text}` : text)

const withoutGuard = (text: string): string => (text.startsWith("'") && isFormulaLike(text.replace(/^'+/, '')) ? text.slice(1) : text)

/** The table as spreadsheets copy it: tabs, line ends, and quotes where a cell contains one of them. */
export const printTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => `${cells.map(cell => quoted(withGuard(cell))).join('\t')}\r\n`).join('')

const quoted = (text: string): string => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Reads what spreadsheets copy. A quote that is not closed is taken for a sign like any other. */
export function parseTsv(text: string): CopiedTable {
  const rows: string[][] = [[]]
  const end = endOfTable(text)
  // without this, a text full of quotes that are not closed would be read to its end for each of them
  let isAnyQuoteClosed = true
  for (let at = 0, count = 1; ; count += 1) {
    const quote = isAnyQuoteClosed && text[at] === '"' ? quotedCell(text, at, end) : undefined
    if (quote === 'open') isAnyQuoteClosed = false
    const cell = quote === undefined || quote === 'open' ? plainCell(text, at, end) : quote
    rows.at(-1)?.push(withoutGuard(cell.text.slice(0, lengthLimit)))
    if (cell.end >= end) return { rows, isCut: false }
    if (count >= cellLimit) return { rows, isCut: true }
    at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1)
    if (text[cell.end] !== '\t') rows.push([])
  }
}

/** Spreadsheets end the last row, too. */
function endOfTable(text: string): number {
  if (text.endsWith('\r\n')) return text.length - 2
  return /[\r\n]$/.test(text) ? text.length - 1 : text.length
}

interface ParsedCell {
  text: string
  end: number
}

function plainCell(text: string, at: number, end: number): ParsedCell {
  const separator = /[\t\r\n]/g
  separator.lastIndex = at
  const found = separator.exec(text)?.index ?? end
  return { text: text.slice(at, Math.min(found, end)), end: Math.min(found, end) }
}

/** Undefined where the cell goes on after its closing quote, so that the quotes are part of its text. */
function quotedCell(text: string, at: number, end: number): ParsedCell | 'open' | undefined {
  let close = at + 1
  for (;;) {
    close = text.indexOf('"', close)
    if (close < 0 || close >= end) return 'open'
    if (text[close + 1] !== '"' || close + 1 >= end) break
    close += 2
  }
  const next = text[close + 1]
  if (close + 1 < end && next !== '\t' && next !== '\r' && next !== '\n') return undefined
  return { text: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 }
}
