/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- lines lie at places of their own, and
   a table's elements would lie below each other; the keys of all cells are heard here, too */
import { useRef } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { parseCopiedTable, writeCopiedTable } from '#lib/clipboard-table'
import { useStored } from '#lib/store'
import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import { runCommand } from './commands.ts'
import { announceCopy, clearCells, commitEdit, pasteTable, selectedRowIds, selectedTexts } from './gestures.ts'
import { commandOf, isPasteOfRows } from './keys.ts'
import { cellAt, pressCell, tapCell } from './pointer.ts'
import { at, rangeOf } from './selection.ts'
import { useSheetParts } from './sheet-context.ts'
import css from './sheet-frame.module.css'
import { holdScroller, select, type Sheet } from './sheet.ts'

interface SheetFrameProps {
  id: string
  label: string
  helpId: string
  lineCount: number
  height: number
  children: ReactNode
}

/** The part that scrolls: the headings of the columns and the lines. It hears all keys and pointers for the cells in it. */
export function SheetFrame({ id, label, helpId, lineCount, height, children }: SheetFrameProps) {
  const { sheet, columns, fixedColumns, lefts } = useSheetParts()
  const isFocused = useStored(sheet.isFocused)
  const body = useRef<HTMLDivElement>(null)
  const lastPointer = useRef('mouse')
  const events = sheetEvents(sheet)
  const withBody = (run: (element: HTMLElement) => void) => body.current && run(body.current)
  return (
    <div
      ref={element => holdScroller(sheet, element)}
      role="grid"
      id={id}
      aria-label={label}
      aria-describedby={helpId}
      aria-multiselectable
      aria-rowcount={lineCount + 1}
      aria-colcount={columns.length + 1}
      // takes the focus from Escape alone, for Tab to leave the table
      tabIndex={-1}
      className={css.scroller}
      data-focused={isFocused || undefined}
      {...events}
      onMouseDown={event => {
        // the active cell keeps the focus; only a text that is edited takes the pointer's caret
        if (!(event.target instanceof HTMLInputElement) || sheet.editing.get().mode === 'none') event.preventDefault()
      }}
      onPointerDown={(event: PointerEvent) => {
        lastPointer.current = event.pointerType
        if (event.pointerType !== 'touch') sheet.isFocused.set(true)
        withBody(element => pressCell(sheet, element, event.nativeEvent))
      }}
      onClick={(event: MouseEvent) => {
        if (lastPointer.current !== 'touch') return
        withBody(element => tapCell(sheet, element, event))
        sheet.isFocused.set(true)
        sheet.widget?.focus({ preventScroll: true })
      }}
      onDoubleClick={(event: MouseEvent) => {
        const isCell = event.target instanceof Element && event.target.closest('[data-column], [data-active]') !== null
        if (isCell && sheet.editing.get().mode === 'none') runCommand(sheet, { kind: 'edit' })
      }}
      onContextMenu={(event: MouseEvent) => {
        const line = event.target instanceof Element ? event.target.closest('[data-line]')?.getAttribute('data-line') : undefined
        if (line === undefined || line === null || sheet.editing.get().mode !== 'none') return
        event.preventDefault()
        withBody(element => openMenu(sheet, element, event, Number(line)))
      }}>
      <div role="row" aria-rowindex={1} className={css.head} style={{ width: lefts.at(-1) }}>
        <div role="columnheader" aria-colindex={1} className={classes(css.title, css.fixed)} style={{ insetInlineStart: 0 }}>
          <VisuallyHidden>{sheet.state.words('row')}</VisuallyHidden>
        </div>
        {columns.map((column, index) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={index + 2}
            className={classes(css.title, column.align === 'end' && css.end, index < fixedColumns && css.fixed)}
            style={index < fixedColumns ? { insetInlineStart: lefts[index] } : undefined}>
            {column.title}
          </div>
        ))}
      </div>
      <div ref={body} role="presentation" className={css.body} style={{ height, width: lefts.at(-1) }}>
        {children}
      </div>
    </div>
  )
}

/** Outside of the selection the pressed cell is selected first. */
function openMenu(sheet: Sheet, body: HTMLElement, { clientX: x, clientY: y }: MouseEvent, line: number): void {
  const cell = { line, column: cellAt(sheet, body, { x, y }).column }
  const { top, bottom, left, right } = rangeOf(sheet.selection.get())
  const isWithin = line >= top && line <= bottom && cell.column >= left && cell.column <= right
  if (!isWithin) select(sheet, at(cell.line, cell.column))
  sheet.isFocused.set(true)
  sheet.menuAt.set({ x, y })
}

function sheetEvents(sheet: Sheet) {
  const isTyping = () => sheet.editing.get().mode !== 'none'
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // a sign that is being composed is not finished yet
      if (event.nativeEvent.isComposing || event.key === 'Process' || event.defaultPrevented) return
      const { isMac } = sheet.state
      sheet.isPasteOfRows = isPasteOfRows(event, isMac)
      prepareCopy(sheet, event)
      if (isOwn(sheet, event) && runOwnKey(sheet, event)) return event.preventDefault()
      const command = commandOf(event, sheet.editing.get().mode, isMac)
      // outside of cells nothing is typed, and the page's own list of keys would hide those of the table
      if ((event.key === '?' || command?.kind === 'help') && !(event.target instanceof HTMLInputElement)) {
        event.preventDefault()
        sheet.isHelpOpen.set(true)
        return
      }
      // the table itself has the focus after Escape: only a way back is ours then
      if (event.target === sheet.scroller) return command?.kind === 'move' ? focusCell(sheet, event) : undefined
      if (command && isOwn(sheet, event) && runCommand(sheet, command)) event.preventDefault()
    },
    onFocus: () => sheet.isFocused.set(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
      // the next active cell takes the focus in the same moment
      setTimeout(() => {
        if (!currentTarget.contains(document.activeElement)) sheet.isFocused.set(false)
      })
    },
    onCopy: (event: ClipboardEvent) => void copyCells(sheet, event, isTyping()),
    onCut: (event: ClipboardEvent) => {
      if (copyCells(sheet, event, isTyping())) clearCells(sheet)
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTyping()) return
      event.preventDefault()
      const table = parseCopiedTable(event.clipboardData)
      if (table) void pasteTable(sheet, table, sheet.isPasteOfRows)
    },
  }
}

/** A text that is edited is taken first. */
function runOwnKey(sheet: Sheet, event: KeyboardEvent): boolean {
  const { state, selection, editing } = sheet
  const { line: lineIndex, column } = selection.get().active
  const line = state.layout.lines[lineIndex]
  if (!line || !state.actions.ownKeys) return false
  const isBlank = line.kind === 'add' || (line.kind === 'row' && state.cellOf(line.row.id, column).text === '')
  const isEmpty = editing.get().mode === 'none' && isBlank
  const place = { rowIds: selectedRowIds(sheet), groupId: line.group.id, column: state.columns[column]?.key ?? '', isEmpty }
  const run = state.actions.ownKeys(event, place)
  if (run && commitEdit(sheet)) run()
  return run !== undefined
}

/** In a heading, Space presses its button; keys of buttons in cells are the buttons'. */
const isOwn = ({ widget }: Sheet, { target }: KeyboardEvent): boolean => target === widget

function focusCell({ widget }: Sheet, event: KeyboardEvent): void {
  event.preventDefault()
  widget?.focus({ preventScroll: true })
}

/** Some browsers copy nothing, and say nothing, where no text is selected: the unseen input selects a blank first. */
function prepareCopy({ widget, editing, state }: Sheet, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  const isCopy = /^[cx]$/i.test(key) && (state.isMac ? metaKey : ctrlKey)
  if (!isCopy || editing.get().mode !== 'none' || !(widget instanceof HTMLInputElement)) return
  widget.value = ' '
  widget.select()
}

function copyCells(sheet: Sheet, event: ClipboardEvent, isTyping: boolean): boolean {
  const { widget } = sheet
  if (isTyping) return false
  if (widget instanceof HTMLInputElement) widget.value = ''
  const rows = selectedTexts(sheet)
  if (rows.length === 0) return false
  event.preventDefault()
  writeCopiedTable(event.clipboardData, rows)
  announceCopy(sheet, rows)
  return true
}
