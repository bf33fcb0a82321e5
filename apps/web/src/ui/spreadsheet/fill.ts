import { editCells } from './gestures.ts'
import { changeMaker } from './paste.ts'
import { rangeOf, rowsIn, type CellRange } from './selection.ts'
import { continueSeries } from './series.ts'
import type { CellChange } from './sheet-actions.ts'
import { say, select, type Sheet } from './sheet.ts'

/** Copies the first row of the selection into the others; a single row takes the one above. */
export function fillDown(sheet: Sheet): void {
  const { selection, state } = sheet
  const range = rangeOf(selection.get())
  const [first, ...others] = rowsIn(state.layout, range)
  if (!first) return
  const above = rowsIn(state.layout, { top: range.top - 1, bottom: range.top - 1 })[0]
  const [source, targets] = others.length > 0 ? [first, others] : [above, [first]]
  if (!source) return
  const columns = state.columns.slice(range.left, range.right + 1)
  const changeOf = changeMaker()
  const changes = targets.flatMap(({ row }) =>
    columns.map((column, index) => changeOf(row.id, column, state.cellOf(source.row.id, range.left + index).text)),
  )
  const { length } = editCells(sheet, changes)
  if (length > 0) say(sheet, state.words('filled', { count: length }))
}

/** Goes on with the series of the selection into the cells that the handle was drawn over. */
export function fillRange(sheet: Sheet, target: CellRange): void {
  const { state, selection } = sheet
  const source = rangeOf(selection.get())
  const isDown = target.left === source.left && target.right === source.right
  const changeOf = changeMaker()
  const textAt = (rowId: string, column: number) => state.cellOf(rowId, column).text
  const sourceRows = rowsIn(state.layout, source)
  const changes: (CellChange | 'refused' | undefined)[] = []
  if (isDown) {
    const targetRows = rowsIn(state.layout, target)
    const isBackwards = target.top < source.top
    for (let index = source.left; index <= source.right; index += 1) {
      const texts = continueSeries(
        sourceRows.map(({ row }) => textAt(row.id, index)),
        targetRows.length,
        isBackwards,
      )
      const column = state.columns[index]
      const rows = isBackwards ? targetRows.toReversed() : targetRows
      if (column) changes.push(...rows.map(({ row }, place) => changeOf(row.id, column, texts[place])))
    }
  } else {
    const isBackwards = target.left < source.left
    const columns = state.columns.slice(target.left, target.right + 1)
    for (const { row } of sourceRows) {
      const texts = Array.from({ length: source.right - source.left + 1 }, (_, index) => textAt(row.id, source.left + index))
      const next = continueSeries(texts, columns.length, isBackwards)
      changes.push(...(isBackwards ? columns.toReversed() : columns).map((column, place) => changeOf(row.id, column, next[place])))
    }
  }
  const { length } = editCells(sheet, changes)
  const whole = {
    active: { line: Math.min(source.top, target.top), column: Math.min(source.left, target.left) },
    end: { line: Math.max(source.bottom, target.bottom), column: Math.max(source.right, target.right) },
  }
  select(sheet, { ...whole, isOfRows: false })
  if (length > 0) say(sheet, state.words('filled', { count: length }))
}
