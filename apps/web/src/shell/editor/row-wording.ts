import type { Cells, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import type { DocumentRows } from '@allenio/domain/documents'

/** How an area names the parts of its documents. */
export interface RowWording {
  /** As 'Giorno 2 · Panca piana'. */
  row: (row: DocumentRow, rows: DocumentRows) => string
  cell: (cell: string, row: DocumentRow | undefined) => string
  value: (value: CellValue, cell: string) => string
}

interface Wording {
  wording: RowWording
  rows: DocumentRows
  /** For a row that nobody knows any more, and for a cell without a value. */
  erasedRow: string
  empty: string
}

export const rowName = (row: DocumentRow | undefined, { wording, rows, erasedRow }: Wording) => (row && wording.row(row, rows)) || erasedRow

export const valueText = (value: CellValue | undefined, cell: string, { wording, empty }: Wording) =>
  (value !== undefined && value !== null && wording.value(value, cell)) || empty

/** Unsent edits as lines of text, to be pasted wherever somebody keeps them. */
export const linesOf = (operations: readonly Operation[], words: Wording): string[] =>
  operations.flatMap(operation => ('cells' in operation ? cellLines(words.rows.get(operation.id), operation.cells, words) : []))

const cellLines = (row: DocumentRow | undefined, cells: Cells, words: Wording): string[] =>
  Object.entries(cells).map(
    ([cell, value]) => `${rowName(row, words)} · ${words.wording.cell(cell, row)}: ${valueText(value, cell, words)}`,
  )
