// Tables as spreadsheets and other programs write them, read row by row.

import { boundedRows, type TableRow } from './bounded-rows.ts'
import type { TableLimits } from './limits.ts'
import type { Separator } from './separators.ts'

const [quote, space, newline, carriageReturn] = ['"', ' ', '\n', '\r'].map(sign => sign.charCodeAt(0))

export interface CsvReading {
  separator: Separator
  limits?: Partial<TableLimits>
}

/**
 * Yields the rows one after the other, without the empty lines. Throws a TableFault at the first thing that is wrong or too
 * much, and does not read the rest.
 */
export function* csvRows(text: string, { separator, limits }: CsvReading): Generator<TableRow> {
  const separatorSign = separator.charCodeAt(0)
  const rows = boundedRows(limits)
  let at = 0
  let line = 1

  const isCellEnd = (): boolean => {
    const sign = text.charCodeAt(at)
    return sign === separatorSign || sign === newline || sign === carriageReturn
  }

  function parsePlainCell(): void {
    const from = at
    while (at < text.length && !isCellEnd()) at += 1
    rows.addCell(text.slice(from, at).trim(), line)
  }

  function parseQuotedCell(): void {
    const firstLine = line
    let cell = ''
    at += 1
    for (;;) {
      const end = text.indexOf('"', at)
      if (end < 0) throw rows.faultAt('broken quote', firstLine)
      rows.checkLength(cell.length + end - at, firstLine)
      const piece = text.slice(at, end)
      line += countNewlines(piece)
      cell += piece
      at = end + 1
      if (text.charCodeAt(at) !== quote) break
      cell += '"'
      at += 1
    }
    while (text.charCodeAt(at) === space) at += 1
    if (at < text.length && !isCellEnd()) throw rows.faultAt('broken quote', line)
    rows.addCell(cell.trim(), firstLine)
  }

  function skipLineEnd(): void {
    if (text.charCodeAt(at) === carriageReturn) at += 1
    if (text.charCodeAt(at) === newline) at += 1
    line += 1
  }

  while (at < text.length) {
    for (;;) {
      if (text.charCodeAt(at) === quote) parseQuotedCell()
      else parsePlainCell()
      if (text.charCodeAt(at) !== separatorSign) break
      at += 1
    }
    skipLineEnd()
    const row = rows.endRow()
    if (row) yield row
  }
}

const countNewlines = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
