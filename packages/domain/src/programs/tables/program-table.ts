import type { Language } from '@allenio/contract'
import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import { numberRows } from '../model.ts'
import { printGroup, parseGroup, splitGroup, supersetAt } from './superset-texts.ts'
import { isCut, printColumn, parseColumn, parseSetsAndTarget, parseSetsInTarget } from './table-cells.ts'
import {
  areHeadings,
  columnHeading,
  guessProgramColumns,
  programColumns,
  tableHeadings,
  type ProgramColumn,
  type TableColumn,
} from './table-columns.ts'
import { isBlank, markUnread } from './table-numbers.ts'

export interface TableShape {
  columns?: readonly TableColumn[]
  hasHeadings: boolean
  language: Language
}

/** The rows of a workout as texts. Whoever writes them to a clipboard or a file has to escape formulas, quotes and line breaks. */
export function printProgramTable(
  rows: readonly DocumentRow[],
  { columns = programColumns, hasHeadings, language }: TableShape,
): string[][] {
  const numbers = numberRows(rows)
  const lines = rows.map(row =>
    columns.map(column => (column === 'group' ? printGroup(numbers.get(row.id)) : printColumn(column, row.cells, language))),
  )
  return hasHeadings ? [tableHeadings(columns, language), ...lines] : lines
}

export interface TableRowCells {
  /** The cells that the table sets; a null empties one. */
  cells: Readonly<Record<string, CellValue>>
  /** Rows with the same number are a superset. */
  superset: number | null
  /** The texts that were not understood, worded for the row's note; empty where everything was understood. */
  unreadNote: string
}

export interface UnreadCell {
  /** The place of the row in the table, from 0, without the headings. */
  row: number
  /** Null where the meaning of the column is not known. */
  column: TableColumn | null
  text: string
}

export interface ProgramTable {
  /** The meaning of each column of the table; null where nobody knows. */
  columns: readonly (TableColumn | null)[]
  hasHeadings: boolean
  rows: readonly TableRowCells[]
  /** Texts that are no figures; their cells stay as they are. */
  unread: readonly UnreadCell[]
}

interface TablePosition {
  /** The column at which a table without headings begins. */
  from?: ProgramColumn
  /** The meaning of each column, where somebody has said so: null leaves the column out, undefined means not known. */
  columns?: readonly (TableColumn | null | undefined)[]
  /** Whether the first row holds headings, where somebody has said so. */
  hasHeadings?: boolean
  /** The language of the words that name what was not understood. */
  language?: Language
}

/** Reads a table by its headings, in either language, or by position. */
export function parseProgramTable(table: readonly (readonly string[])[], position: TablePosition = {}): ProgramTable {
  const [first = []] = table
  const hasHeadings = position.hasHeadings ?? areHeadings(first)
  const byPosition = programColumns.slice(programColumns.indexOf(position.from ?? 'exercise'))
  const columns = position.columns ?? (hasHeadings ? guessProgramColumns(first) : byPosition)
  // an empty line of a file is only a separator, while one that is pasted into a range empties a row
  const lines = (hasHeadings ? table.slice(1) : table).filter(line => !hasHeadings || line.some(text => text.trim() !== ''))
  const named = lines.map(line => splitGroup(textAt(line, columns, 'exercise')))
  // a column of groups comes before the letters in the names of exercises
  const groups = lines.map((line, row) => {
    const text = textAt(line, columns, 'group')
    return text === '' ? (named[row]?.group ?? null) : parseGroup(text)
  })
  const unread: UnreadCell[] = []
  const rows = lines.map((line, row) => {
    const cells: Record<string, CellValue> = {}
    const hasOwnGroup = isBlank(textAt(line, columns, 'group'))
    const typeText = textAt(line, columns, 'type') || undefined
    const setsAndTarget = parseBoth(textAt(line, columns, 'sets'), textAt(line, columns, 'target'), typeText)
    const unreadHere: UnreadCell[] = []
    const parseText = (column: Exclude<TableColumn, 'group'>, text: string) => {
      const name = column === 'exercise' && hasOwnGroup ? named[row]?.name : undefined
      const isDoubled =
        (column === 'target' && !isBlank(textAt(line, columns, 'sets')) && parseSetsInTarget(text, typeText)) ||
        (column === 'percent' && !isBlank(text) && !isBlank(textAt(line, columns, 'load')))
      return isDoubled ? undefined : parseColumn(column, name ?? text, typeText)
    }
    for (const [index, text] of line.entries()) {
      const column = columns[index]
      if (column === 'group' || (column === null && position.columns)) continue
      if (!column) {
        const heading = hasHeadings ? (first[index] ?? '').trim() : ''
        if (!isBlank(text)) unreadHere.push({ row, column: null, text: heading === '' ? text : `${heading}: ${text}` })
        continue
      }
      const isSaidTogether = setsAndTarget && (column === 'sets' || column === 'target')
      const isOtherLoad = column === 'load' && isBlank(text) && !isBlank(textAt(line, columns, 'percent'))
      const read = isSaidTogether ? setsAndTarget : isOtherLoad ? {} : parseText(column, text)
      // without a text, the unit of the target says the type
      const isSaidByTarget = column === 'type' && isBlank(text) && columns.slice(0, line.length).includes('target')
      if (read && !isSaidByTarget) Object.assign(cells, read)
      if (!read || isCut(column, text)) unreadHere.push({ row, column, text })
    }
    unread.push(...unreadHere)
    return { cells, superset: supersetAt(groups, row), unreadNote: printUnread(unreadHere, position.language ?? 'it') }
  })
  const width = Math.max(0, ...table.map(({ length }) => length))
  return { columns: columns.slice(0, width).map(column => column ?? null), hasHeadings, rows, unread }
}

/** Reads "5x5" from either of two columns. Beside another figure it contradicts that figure, and is not read. */
function parseBoth(sets: string, target: string, typeText: string | undefined): Record<string, CellValue> | undefined {
  if (isBlank(target)) return parseSetsAndTarget(sets, typeText)
  const both = parseSetsInTarget(target, typeText)
  return both && (isBlank(sets) || parseColumn('sets', sets)?.['sets'] === both['sets']) ? both : undefined
}

/** Lists each text that was not understood with its column and a question mark, for the reader of the note. */
const printUnread = (unread: readonly UnreadCell[], language: Language): string =>
  unread.map(({ column, text }) => `${column ? `${columnHeading(column, language)}: ` : ''}${markUnread(text.trim())}`).join('\n')

const longestNote = 4_000

/** A row's note, with the texts that were not understood below it. */
export const noteWith = (note: CellValue | undefined, unreadNote: string): string =>
  [typeof note === 'string' ? note : '', unreadNote].filter(Boolean).join('\n').slice(0, longestNote)

function textAt(line: readonly string[], columns: readonly unknown[], column: TableColumn): string {
  const index = columns.indexOf(column)
  return index < 0 ? '' : (line[index] ?? '').trim()
}
