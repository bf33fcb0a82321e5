import type { CopiedTable } from '#lib/clipboard-table'
import { rowsIn, type CellRange, type RowLine } from './selection.ts'
import type { SheetState } from './sheet.ts'
import type { CellChange, ColumnBase } from './sheet-actions.ts'

export interface Paste {
  /** The cells of the clipboard, as texts. */
  rows: readonly (readonly string[])[]
  /** Whether the texts go over the cells from the selection on, or become new rows below it. */
  as: 'cells' | 'rows'
  groupId: string
  /** The row behind which new rows are inserted. */
  afterId: string | undefined
  /** The rows that the paste reaches, in order; the clipboard's other rows go below the last of the group. */
  rowIds: readonly string[]
  /** The rows among them that are selected as a whole, and so will be replaced. */
  wholeRowIds: readonly string[]
  /** The keys of the columns that the paste reaches. */
  columns: readonly string[]
  /** The changes by position; an owner that places columns by their heading uses `rows` instead. */
  changes: readonly CellChange[]
  /** Filled cells outside the selection that would be overwritten. */
  overwritten: readonly CellChange[]
  /** Rows of the clipboard below the last row of the group. */
  extraRows: readonly (readonly string[])[]
  /** The number of cells whose column does not accept them. */
  refusedCount: number
}

interface PasteOptions {
  range: CellRange
  insertsRows: boolean
}

/** Finds the place of a copied table; undefined where there is no row and none can be added. */
export function pasteInto(state: SheetState, table: CopiedTable, { range, insertsRows }: PasteOptions): Paste | undefined {
  const { layout, columns } = state
  const line = layout.lines[range.top]
  if (!line) return undefined
  const { group } = line
  const selected = rowsIn(layout, range).filter(row => row.group.id === group.id)
  const isForRows = insertsRows || line.kind !== 'row'
  const rangeColumns = columnsToCopy(columns, range)
  const rows = isForRows ? table.rows : tiled(table.rows, { height: range.bottom - range.top + 1, width: rangeColumns.length })
  const width = Math.max(...rows.map(({ length }) => length))
  const left = isForRows ? 0 : range.left
  // read-only columns are skipped, except for the first one: its text must not fill the next column
  const reached = columns.filter(({ isReadOnly }, index) => index === left || (index > left && !isReadOnly)).slice(0, width)
  const reachedRows = line.kind === 'row' && !isForRows ? group.rows.slice(line.index, line.index + rows.length) : []
  const last = line.kind === 'heading' ? undefined : (selected.at(-1)?.row.id ?? group.rows.at(-1)?.id)
  const paste = { rows, as: isForRows ? 'rows' : 'cells', groupId: group.id, columns: reached.map(({ key }) => key) } as const
  if (isForRows)
    return { ...paste, afterId: last, rowIds: [], wholeRowIds: [], changes: [], overwritten: [], extraRows: rows, refusedCount: 0 }
  const changeOf = changeMaker()
  const read = reachedRows.flatMap(({ id }, row) => reached.map((column, index) => changeOf(id, column, rows[row]?.[index])))
  const changes = read.filter(change => change !== undefined && change !== 'refused')
  return {
    ...paste,
    afterId: group.rows.at(-1)?.id,
    rowIds: reachedRows.map(({ id }) => id),
    wholeRowIds: rangeColumns.length === columnsToCopy(columns).length ? selected.map(({ row }) => row.id) : [],
    changes,
    overwritten: overwrittenBy(state, changes, range),
    extraRows: rows.slice(reachedRows.length),
    refusedCount: read.filter(change => change === 'refused').length,
  }
}

/** The columns of a range that are copied, or that a paste reaches: a read-only column only if it is the only one. */
export function columnsToCopy<Column extends ColumnBase>(
  columns: readonly Column[],
  { left, right }: Pick<CellRange, 'left' | 'right'> = { left: 0, right: columns.length - 1 },
): readonly Column[] {
  const all = columns.slice(left, right + 1)
  const editable = all.filter(({ isReadOnly }) => !isReadOnly)
  return editable.length > 0 ? editable : all
}

/** Repeats the copied cells to fill a selection that is a multiple of their size. */
function tiled(rows: CopiedTable['rows'], range: { height: number; width: number }): string[][] {
  const [height, width] = [rows.length, Math.max(...rows.map(cells => cells.length))]
  const [down, across] = [range.height / height, range.width / width]
  if (!Number.isInteger(down) || !Number.isInteger(across)) return rows
  const wide = rows.map(cells => Array.from({ length: across * width }, (_, index) => cells[index % width] ?? ''))
  return Array.from({ length: down * height }, (_, index) => wide[index % height] ?? [])
}

type ParsedText = Omit<CellChange, 'rowId'> | 'refused'

/** Reads a text by its column. */
function parseText(column: ColumnBase, text: string): ParsedText {
  const option = column.options?.(text).find(each => each.text.toLowerCase() === text.trim().toLowerCase())
  if (option) return { column: column.key, text: option.text, optionId: option.id }
  if (column.isStrict && text !== '') return 'refused'
  const result = column.parse?.(text) ?? { text }
  return 'refusal' in result ? 'refused' : { column: column.key, text: result.text }
}

/** Makes the changes of many cells, but none in read-only columns. A text that fills a column is read once. */
export function changeMaker(): (rowId: string, column: ColumnBase, text: string | undefined) => CellChange | 'refused' | undefined {
  const readTexts = new Map<string, ParsedText>()
  return (rowId, column, text) => {
    if (column.isReadOnly || text === undefined) return undefined
    const key = `${column.key} ${text}`
    const read = readTexts.get(key) ?? parseText(column, text)
    readTexts.set(key, read)
    return read === 'refused' ? read : { rowId, ...read }
  }
}

export const cellChange = (rowId: string, column: ColumnBase, text: string | undefined) => changeMaker()(rowId, column, text)

function overwrittenBy(state: SheetState, changes: readonly CellChange[], range: CellRange): CellChange[] {
  const selectedIds = new Set(rowsIn(state.layout, range).map(({ row }: RowLine) => row.id))
  const columnOf = new Map(state.columns.map(({ key }, index) => [key, index]))
  return changes.flatMap(change => {
    const column = columnOf.get(change.column) ?? 0
    if (selectedIds.has(change.rowId) && column >= range.left && column <= range.right) return []
    const { text } = state.cellOf(change.rowId, column)
    return text === '' || text === change.text ? [] : [{ ...change, text }]
  })
}
