// Tables as spreadsheets and other programs write them, read row by row.

export type Separator = ',' | ';' | '\t'
export type Encoding = 'utf-8' | 'windows-1252'

export interface CsvRow {
  /** Where the row begins in the file, from 1; a quoted cell may run over several lines. */
  line: number
  cells: string[]
}

/** The table breaks its own rules, at a line and a column, both from 1. */
export class CsvFault extends Error {
  readonly line: number
  readonly column: number
  constructor(line: number, column: number) {
    super(`the table breaks off at line ${line}, column ${column}`)
    this.line = line
    this.column = column
  }
}

/** Bytes as text: by the mark at their beginning, else as asked, else as UTF-8 where they are that. */
export function decodeTable(bytes: Uint8Array, asked?: Encoding): { text: string, encoding: Encoding } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-8' }
  if (asked) return { text: new TextDecoder(asked).decode(bytes), encoding: asked }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** The mark that stands most often outside quotes in the first line. */
export function guessSeparator(text: string): Separator {
  const counts = new Map<Separator, number>([[';', 0], ['\t', 0], [',', 0]])
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '\n') break
    else if (!isQuoted && isSeparator(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ','
}

const isSeparator = (sign: string): sign is Separator => sign === ',' || sign === ';' || sign === '\t'

/** The rows one after the other; empty lines are passed by. Throws a CsvFault where a quoted cell is broken. */
export function* csvRows(text: string, separator: Separator): Generator<CsvRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const start = line
    const cells: string[] = []
    for (;;) {
      const cell = text[at] === '"' ? quotedCell() : plainCell()
      cells.push(cell)
      if (text[at] !== separator) break
      at += 1
    }
    skipLineEnd()
    if (cells.length > 1 || cells[0] !== '') yield { line: start, cells }

    function quotedCell(): string {
      const [beganLine, beganColumn] = [line, cells.length + 1]
      let cell = ''
      at += 1
      for (;;) {
        const end = text.indexOf('"', at)
        if (end < 0) throw new CsvFault(beganLine, beganColumn)
        const piece = text.slice(at, end)
        line += newlinesIn(piece)
        cell += piece
        at = end + 1
        if (text[at] !== '"') break
        cell += '"'
        at += 1
      }
      while (text[at] === ' ') at += 1
      if (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') throw new CsvFault(line, beganColumn)
      return cell.trim()
    }
  }

  function plainCell(): string {
    const from = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
    return text.slice(from, at).trim()
  }

  function skipLineEnd(): void {
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    line += 1
  }
}

const newlinesIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
