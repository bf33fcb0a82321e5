import { useId, useLayoutEffect, useMemo, useState } from 'react'
import type { CSSProperties } from 'react'
import { useStored } from '#lib/store'
import { VisuallyHidden } from '#ui/visually-hidden'
import { SheetInput } from './cell-input.tsx'
import { leaveEdit } from './gestures.ts'
import { SelectionMenu } from './selection-menu.tsx'
import { SheetKeys } from './sheet-keys.tsx'
import { layoutReader, type SheetGroup } from './lines.ts'
import { SheetBar } from './sheet-bar.tsx'
import { SheetContext, type RowCells, type RowSource, type SheetParts, type SheetVisitor } from './sheet-context.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { SheetLines } from './sheet-group.tsx'
import { DropMark, FillMark } from './sheet-marks.tsx'
import { createSheet, emptyCell, updateSheet, type Sheet } from './sheet.ts'
import type { CellView, ColumnBase, SheetActions } from './sheet-actions.ts'
import css from './spreadsheet.module.css'
import { columnLefts, useSheetSize } from './use-sheet-window.ts'
import { useSheetWords } from './words.ts'

export interface SheetColumn<RowData> extends ColumnBase {
  /** The cell of a row; a text alone is shown as it is edited. */
  cell: (row: RowData) => string | CellView
}

/** Columns, sources and `rowName` are to stay the same between renders, so that rows are not drawn again. */
export interface SpreadsheetProps<RowData extends object> extends SheetActions {
  label: string
  columns: readonly SheetColumn<RowData>[]
  groups: readonly SheetGroup[]
  rows: RowSource<RowData | undefined>
  /** The row in a few words, read aloud with each of its cells. */
  rowName: (row: RowData) => string
  visitors?: RowSource<readonly SheetVisitor[]>
  /** The hint in the last line of each group, if `onInsert` is given; the line's name and the column of its options are below. */
  addHint?: string
  /** After the hint, as it would be typed. */
  addExample?: string
  addLabel?: string
  addColumn?: string
  /** Counts the texts that stayed to be mended, and of which the owner has made something else: the one that is there goes. */
  takenTexts?: number
  /** Asked once at the beginning: whether the table takes the focus, because a key in the table before has led to it. */
  startsFocused?: () => boolean
  /** Rows have neither numbers nor labels, so that their head is narrow. */
  isPlain?: boolean
  /** The number of columns that stay visible when the table scrolls sideways. */
  fixedColumns?: number
}

// before it is measured
const guessedWidth = 1000
const headHeight = 32
const headWidths = { full: 68, plain: 34 }
const fineHeights = { heading: 38, row: 33, add: 36 }
const coarseHeights = { heading: 48, row: 44, add: 48 }
const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')
const noVisitors: readonly SheetVisitor[] = []
const nobody: RowSource<readonly SheetVisitor[]> = { get: () => noVisitors, watch: () => () => undefined }
const noCells: RowCells = { name: '', views: [] }

/** A table that is edited like a spreadsheet. It stores nothing: each gesture is handed to the owner, who answers with new rows. */
export function Spreadsheet<RowData extends object>(props: SpreadsheetProps<RowData>) {
  const { label, columns, groups, rows, rowName, visitors = nobody, addHint = '', addLabel = '' } = props
  const { addExample = '', addColumn, fixedColumns = 1, startsFocused, isPlain = false, takenTexts = 0, ...rest } = props
  const headWidth = isPlain ? headWidths.plain : headWidths.full
  const words = useSheetWords()
  const [sheet] = useState(() => createSheet(words, createInputHost(), startsFocused?.() ?? false))
  const collapsedIds = useStored(sheet.collapsedIds)
  const [heights] = useState(() => (globalThis.matchMedia?.('(pointer: coarse)').matches ? coarseHeights : fineHeights))
  const mayAdd = rest.onInsert !== undefined
  const mayMove = rest.onMove !== undefined
  const cells = useMemo(() => cellsOfRows({ rows, columns, rowName }), [rows, columns, rowName])
  const layOut = useMemo(() => layoutReader({ collapsedIds, heights, mayAdd }), [collapsedIds, heights, mayAdd])
  const layout = useMemo(() => layOut(groups), [layOut, groups])
  const size = useSheetSize(sheet)
  const width = size?.width ?? guessedWidth
  const lefts = useMemo(() => columnLefts(columns, headWidth, width), [columns, headWidth, width])
  const id = useId()
  const helpId = `${id}-help`

  useLayoutEffect(() =>
    updateSheet(sheet, {
      layout,
      columns,
      lefts,
      fixedWidth: lefts[fixedColumns] ?? headWidth,
      headHeight,
      cellOf: (rowId, index) => cells.get(rowId).views[index] ?? emptyCell,
      actions: rest,
      words,
      isMac,
    }),
  )

  useLayoutEffect(() => {
    if (takenTexts > 0) leaveEdit(sheet)
  }, [sheet, takenTexts])

  const parts = useMemo<SheetParts>(
    () => ({
      id,
      sheet,
      columns,
      fixedColumns,
      lefts,
      cells,
      visitors,
      addHint,
      addExample,
      addLabel,
      addColumn: columns.find(({ key }) => key === addColumn),
      mayMove,
    }),
    [id, sheet, columns, fixedColumns, lefts, cells, visitors, addHint, addExample, addLabel, addColumn, mayMove],
  )
  const style = {
    '--sheet-columns': lefts.map((left, index) => `${left - (lefts[index - 1] ?? 0)}px`).join(' '),
    '--sheet-head': `${headHeight}px`,
    '--sheet-heading': `${heights.heading}px`,
    '--sheet-row': `${heights.row}px`,
    '--sheet-add': `${heights.add}px`,
    '--sheet-view': `${width}px`,
  } as CSSProperties
  return (
    <SheetContext value={parts}>
      <div className={css.frame} style={style} data-wide={(lefts.at(-1) ?? 0) > width || undefined}>
        <SheetFrame id={id} label={label} helpId={helpId} lineCount={layout.lines.length} height={layout.tops.at(-1) ?? 0}>
          {size && <SheetLines sheet={sheet} layout={layout} height={size.height - headHeight} />}
          <SheetInput />
          <FillMark sheet={sheet} />
          <DropMark sheet={sheet} />
        </SheetFrame>
        <SheetBar sheet={sheet} />
        <VisuallyHidden id={helpId}>{words('help')}</VisuallyHidden>
        <Announcement sheet={sheet} />
        <SelectionMenu sheet={sheet} />
        <SheetKeys sheet={sheet} />
      </div>
    </SheetContext>
  )
}

function createInputHost(): HTMLElement {
  const host = document.createElement('span')
  host.style.display = 'contents'
  return host
}

/** The cells of a row are made once, for all that show or read them. */
function cellsOfRows<RowData extends object>({
  rows,
  columns,
  rowName,
}: Pick<SpreadsheetProps<RowData>, 'rows' | 'columns' | 'rowName'>): RowSource<RowCells> {
  const cellsByRow = new WeakMap<RowData, RowCells>()
  const read = (row: RowData): RowCells => {
    const cells = { name: rowName(row), views: columns.map(column => viewOf(column.cell(row))) }
    cellsByRow.set(row, cells)
    return cells
  }
  const get = (rowId: string) => {
    const row = rows.get(rowId)
    return row === undefined ? noCells : (cellsByRow.get(row) ?? read(row))
  }
  return { get, watch: rows.watch }
}

const viewOf = (cell: string | CellView): CellView => (typeof cell === 'string' ? { text: cell } : cell)

/** Says to screen readers how large a selection is, and what a paste or a fill has done. */
function Announcement({ sheet }: { sheet: Sheet }) {
  return (
    <VisuallyHidden>
      <output aria-live="polite">{useStored(sheet.message)}</output>
    </VisuallyHidden>
  )
}
