import { TableFault, type TableFaultKind } from './faults.ts'
import { narrowLimits, type TableLimits } from './limits.ts'

export interface TableRow {
  /** Where the row begins in the file, from 1; a quoted cell may run over several lines. */
  line: number
  cells: string[]
}

export interface RowBuilder {
  /** Refuses a cell that is too long while it is still being read. */
  checkLength(length: number, line: number): void
  addCell(text: string, line: number): void
  /** The row of the cells since the last end; undefined where the line was empty. */
  endRow(): TableRow | undefined
  /** The fault at the cell that comes next. */
  faultAt(kind: TableFaultKind, line: number): TableFault
}

/**
 * Every parser builds its rows here, so that none of them can forget a limit: a TableFault is thrown before the row that is
 * too much is kept.
 */
export function boundedRows(limitOverrides: Partial<TableLimits> = {}): RowBuilder {
  const limits = narrowLimits(limitOverrides)
  let row: TableRow | undefined
  let [rows, emptyLines, cells] = [0, 0, 0]

  const fault = (kind: TableFaultKind, line: number, max?: number) =>
    new TableFault(kind, { line, column: (row?.cells.length ?? 0) + 1, ...(max !== undefined && { max }) })

  function checkLength(length: number, line: number): void {
    if (length > limits.cellLength) throw fault('cell too long', line, limits.cellLength)
  }

  return {
    checkLength,
    faultAt: fault,
    addCell(text, line) {
      checkLength(text.length, line)
      // neither a spreadsheet nor our database can store a NUL: the file may be a picture, or text in an unknown encoding
      if (text.includes('\0')) throw fault('not text', line)
      row ??= { line, cells: [] }
      if (row.cells.length === limits.columns) throw fault('too many columns', line, limits.columns)
      cells += 1
      if (cells > limits.cells) throw fault('too many cells', line, limits.cells)
      row.cells.push(text)
    },
    endRow() {
      const finishedRow = row
      if (!finishedRow) return undefined
      const isEmpty = finishedRow.cells.length === 1 && finishedRow.cells[0] === ''
      if (isEmpty) emptyLines += 1
      else rows += 1
      row = undefined
      if (Math.max(rows, emptyLines) > limits.rows) throw fault('too many rows', finishedRow.line, limits.rows)
      return isEmpty ? undefined : finishedRow
    },
  }
}
