import { fillRange } from './fill.ts'
import { beginEdit, commitEdit } from './gestures.ts'
import { lineAt, topOf } from './lines.ts'
import { at, rangeOf, rowsIn, selectedRows, type CellAt, type CellRange } from './selection.ts'
import { select, type Sheet } from './sheet.ts'
import type { RowMove } from './sheet-actions.ts'

/** The cell under a point of the window; beyond the edges it is the nearest one. */
export function cellAt(sheet: Sheet, body: Element, { x, y }: { x: number; y: number }): CellAt {
  const box = body.getBoundingClientRect()
  const { layout, lefts } = sheet.state
  const next = lefts.findIndex(left => left > x - box.left)
  const column = next < 0 ? lefts.length - 2 : Math.max(0, next - 1)
  return { line: lineAt(layout, y - box.top), column }
}

/** Calls for every move until the button is up, and scrolls where the pointer is beyond an edge. */
function followPointer(sheet: Sheet, start: PointerEvent, { onMove, onEnd }: { onMove: (point: Point) => void; onEnd: () => void }): void {
  let point: Point = { x: start.clientX, y: start.clientY }
  let frame = requestAnimationFrame(scrollOn)
  function scrollOn(): void {
    const { scroller } = sheet
    if (!scroller) return
    const box = scroller.getBoundingClientRect()
    const beyond = (value: number, low: number, high: number) => Math.max(value - high, 0) + Math.min(value - low, 0)
    const by = { x: beyond(point.x, box.left, box.right), y: beyond(point.y, box.top + sheet.state.headHeight, box.bottom) }
    if (by.x !== 0 || by.y !== 0) {
      scroller.scrollBy(by.x / 3, by.y / 3)
      onMove(point)
    }
    frame = requestAnimationFrame(scrollOn)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    point = { x: event.clientX, y: event.clientY }
    onMove(point)
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    onEnd()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

type Point = { x: number; y: number }

const lineOfTarget = (target: Element): number => Number(target.closest('[data-line]')?.getAttribute('data-line') ?? Number.NaN)

/** A press of a mouse or a pen, and of a finger where it is a handle. */
export function pressCell(sheet: Sheet, body: Element, event: PointerEvent): void {
  const { target } = event
  if (!(target instanceof Element) || event.button !== 0) return
  if (target.closest('[data-fill]')) return dragCorner(sheet, body, event)
  if (target.closest('[data-grip]')) return dragRows(sheet, body, event)
  if (event.pointerType !== 'touch') pressWithMouse(sheet, body, event, target)
}

function pressWithMouse(sheet: Sheet, body: Element, event: PointerEvent, target: Element): void {
  // an option is chosen by its click: what is typed so far is not what was meant
  if (target.closest('button, a, [role=listbox]') || (target === sheet.widget && sheet.editing.get().mode !== 'none')) return
  const line = lineOfTarget(target)
  if (Number.isNaN(line) || !commitEdit(sheet)) return
  // a press on the active cell draws none that would take the focus
  sheet.widget?.focus({ preventScroll: true })
  const columns = sheet.state.columns.length
  const isHead = target.closest('[data-head]') !== null
  const start = cellAt(sheet, body, { x: event.clientX, y: event.clientY })
  const selection = sheet.selection.get()
  const isRow = sheet.state.layout.lines[line]?.kind === 'row'
  if (isHead && isRow) {
    const first = event.shiftKey ? selection.active.line : line
    select(sheet, selectedRows(first, line, columns))
    return followPointer(sheet, event, {
      onMove: point => {
        const to = cellAt(sheet, body, point).line
        if (sheet.selection.get().end.line !== to) select(sheet, selectedRows(first, to, columns))
      },
      onEnd: () => undefined,
    })
  }
  if (event.shiftKey && isRow) select(sheet, { ...selection, end: start, isOfRows: false })
  else select(sheet, at(line, start.column))
  if (isRow) followPointer(sheet, event, { onMove: point => extendTo(sheet, cellAt(sheet, body, point)), onEnd: () => undefined })
}

function extendTo(sheet: Sheet, end: CellAt): void {
  const selection = sheet.selection.get()
  const isSame = selection.end.line === end.line && selection.end.column === end.column
  if (!isSame && sheet.state.layout.lines[end.line]?.kind === 'row') select(sheet, { ...selection, end, isOfRows: false })
}

/** A finger selects with the first tap and edits with the second; moving it scrolls. */
export function tapCell(sheet: Sheet, body: Element, event: { target: EventTarget; clientX: number; clientY: number }): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest('button, a, [data-fill], [data-grip]')) return
  const line = lineOfTarget(target)
  if (Number.isNaN(line)) return
  if (target.closest('[data-head]')) return select(sheet, selectedRows(line, line, sheet.state.columns.length))
  const { column } = cellAt(sheet, body, { x: event.clientX, y: event.clientY })
  const { active } = sheet.selection.get()
  if (sheet.isFocused.get() && active.line === line && active.column === column) {
    if (sheet.editing.get().mode === 'none') editByTouch(sheet)
  } else if (commitEdit(sheet)) select(sheet, at(line, column))
}

/** A keyboard appears only for a field that gets the focus while it wants one. */
function editByTouch(sheet: Sheet): void {
  const { widget, state, selection } = sheet
  if (!(widget instanceof HTMLInputElement)) return
  widget.inputMode = state.columns[selection.get().active.column]?.inputMode ?? 'text'
  widget.blur()
  widget.focus({ preventScroll: true })
  beginEdit(sheet)
}

/** A mouse fills with the corner of the selection; a finger has no Shift, and extends with it. */
function dragCorner(sheet: Sheet, body: Element, event: PointerEvent): void {
  event.preventDefault()
  if (event.pointerType === 'touch') {
    return followPointer(sheet, event, { onMove: point => extendTo(sheet, cellAt(sheet, body, point)), onEnd: () => undefined })
  }
  const source = rangeOf(sheet.selection.get())
  followPointer(sheet, event, {
    onMove: point => sheet.fill.set(fillTarget(sheet, source, cellAt(sheet, body, point))),
    onEnd: () => {
      const target = sheet.fill.get()
      sheet.fill.set(undefined)
      if (target) fillRange(sheet, target)
    },
  })
}

/** In the direction in which the pointer is further away from the selection. */
function fillTarget({ state }: Sheet, source: CellRange, { line, column }: CellAt): CellRange | undefined {
  const rows = Math.max(line - source.bottom, source.top - line, 0)
  const columns = Math.max(column - source.right, source.left - column, 0)
  if (rows === 0 && columns === 0) return undefined
  if (rows * 2 >= columns) {
    const target = line > source.bottom ? { top: source.bottom + 1, bottom: line } : { top: line, bottom: source.top - 1 }
    return rowsIn(state.layout, target).length > 0 ? { ...source, ...target } : undefined
  }
  return column > source.right ? { ...source, left: source.right + 1, right: column } : { ...source, left: column, right: source.left - 1 }
}

function dragRows(sheet: Sheet, body: Element, event: PointerEvent): void {
  const { state, selection } = sheet
  const { target } = event
  const line = target instanceof Element ? lineOfTarget(target) : Number.NaN
  const pressed = state.layout.lines[line]
  if (pressed?.kind !== 'row' || !commitEdit(sheet)) return
  event.preventDefault()
  const range = rangeOf(selection.get())
  const isWithin = selection.get().isOfRows && line >= range.top && line <= range.bottom
  if (!isWithin) select(sheet, selectedRows(line, line, state.columns.length))
  const rowIds = rowsIn(state.layout, isWithin ? range : { top: line, bottom: line }).map(({ row }) => row.id)
  const stop = (press: KeyboardEvent) => {
    if (press.key !== 'Escape') return
    press.stopPropagation()
    sheet.drop.set(undefined)
    isCancelled = true
  }
  let isCancelled = false
  addEventListener('keydown', stop, true)
  followPointer(sheet, event, {
    onMove: ({ y }) => {
      if (!isCancelled) sheet.drop.set(dropAt(sheet, rowIds, y - body.getBoundingClientRect().top))
    },
    onEnd: () => {
      removeEventListener('keydown', stop, true)
      const drop = sheet.drop.get()
      sheet.drop.set(undefined)
      if (drop) sheet.state.actions.onMove?.(drop.move)
    },
  })
}

/** Between the two lines whose border is nearest; nowhere where the rows would stay in their place. */
function dropAt(sheet: Sheet, rowIds: readonly string[], y: number): { line: number; move: RowMove } | undefined {
  const { layout } = sheet.state
  const over = lineAt(layout, y)
  const isLower = y > (topOf(layout, over) + topOf(layout, over + 1)) / 2
  const each = layout.lines[over]
  if (!each) return undefined
  const { group } = each
  const index = each.kind === 'row' ? each.index + (isLower ? 1 : 0) : each.kind === 'heading' ? 0 : group.rows.length
  const line = each.kind === 'row' ? over + (isLower ? 1 : 0) : each.kind === 'heading' ? over + 1 : over
  const beforeId = group.rows[index]?.id
  const isOwnPlace = (beforeId !== undefined && rowIds.includes(beforeId)) || group.rows[index - 1]?.id === rowIds.at(-1)
  return isOwnPlace ? undefined : { line, move: { rowIds, groupId: group.id, beforeId } }
}
