import { boundedRows, type TableRow } from '@allenio/domain/tables'
import { workbookLimits } from './limits.ts'
import type { ShowFigure } from './number-formats.ts'
import { styleAt, tokensOf } from './parts.ts'
import { attributeOf } from './xml.ts'
import type { Zip } from './zip.ts'

export interface CellReading {
  sharedTexts: readonly string[]
  styles: readonly ShowFigure[]
  isFrom1904: boolean
  /** How many cells all sheets may still have. */
  cellsLeft: number
}

interface OpenCell {
  column: number
  type: string
  style: string | undefined
  text: string
}

/** The filled rows of a sheet that are not hidden, with the texts that its cells show. */
export async function parseSheet(zip: Zip, path: string, reading: CellReading): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const bounds = boundedRows({ ...workbookLimits, cells: reading.cellsLeft })
  let [line, isHidden, column, isValue, isPhonetic] = [0, false, 0, false, false]
  let cell: OpenCell | undefined
  let filled: { column: number; text: string }[] = []

  const endRow = () => {
    let next = 0
    for (const { column: at, text } of filled) {
      // a cell that is named twice, or out of order, has no place of its own
      if (at < next) continue
      for (; next < at; next += 1) bounds.addCell('', line)
      bounds.addCell(text, line)
      next += 1
    }
    const row = filled.length > 0 ? bounds.endRow() : undefined
    if (row) rows.push(row)
    filled = []
  }
  const endCell = () => {
    const text = cell && textOf(cell, reading).trim()
    if (cell && text && !isHidden) filled.push({ column: cell.column, text })
    cell = undefined
  }

  for await (const token of tokensOf(zip, path)) {
    if (token.kind === 'text') {
      if (!cell || !isValue || isPhonetic) continue
      cell.text += token.text
      bounds.checkLength(cell.text.length, line)
      continue
    }
    const isOpen = token.kind === 'open' && !token.isEmpty
    switch (token.name) {
      case 'row':
        if (token.kind === 'open') {
          line = Number(attributeOf(token.attributes, 'r') ?? line + 1)
          isHidden = /^(?:1|true)$/.test(attributeOf(token.attributes, 'hidden') ?? '')
          column = 0
        }
        if (!isOpen) endRow()
        break
      case 'c':
        if (token.kind === 'open') {
          const own = columnOf(attributeOf(token.attributes, 'r')) ?? column
          cell = { column: own, type: attributeOf(token.attributes, 't') ?? 'n', style: attributeOf(token.attributes, 's'), text: '' }
          column = own + 1
        }
        if (!isOpen) endCell()
        break
      // a formula stands beside the value that it had when the file was saved
      case 'v':
      case 't':
        isValue = isOpen
        break
      case 'rPh':
        isPhonetic = isOpen
        break
      default:
    }
  }
  return rows
}

/** The index of a column, from 0; letters beyond the widest table count as one column too many. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf({ type, style, text }: OpenCell, { sharedTexts, styles, isFrom1904 }: CellReading): string {
  switch (type) {
    case 's':
      return withoutEscapes(sharedTexts[Number(text)] ?? '')
    case 'b':
      return text === '1' ? '1' : ''
    case 'inlineStr':
    case 'str':
      return withoutEscapes(text)
    case 'n': {
      const value = Number(text)
      return text.trim() === '' || !Number.isFinite(value) ? '' : styleAt(styles, style)(value, isFrom1904)
    }
    default:
      return text
  }
}

/** Signs that XML cannot hold are written as _x000D_. */
const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)).replace('\0', ''))
    : text
