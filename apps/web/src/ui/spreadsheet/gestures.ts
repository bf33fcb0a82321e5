import { copyTable, readClipboardTable, type CopiedTable } from '#lib/clipboard-table'
import { rowKey } from './lines.ts'
import { cellChange, columnsToCopy, pasteInto } from './paste.ts'
import { at, rangeOf, rowsIn } from './selection.ts'
import { say, select, type Sheet } from './sheet.ts'
import type { CellChange } from './sheet-actions.ts'

export const selectedRowIds = ({ state, selection }: Sheet): string[] =>
  rowsIn(state.layout, rangeOf(selection.get())).map(({ row }) => row.id)

/** Makes one gesture of the cells that their columns take, and says how many they did not. */
export function editCells(sheet: Sheet, read: readonly (CellChange | 'refused' | undefined)[]): readonly CellChange[] {
  const { actions, words } = sheet.state
  const changes = read.filter(change => change !== undefined && change !== 'refused')
  const refusedCount = read.filter(change => change === 'refused').length
  if (changes.length > 0) actions.onEdit(changes)
  if (refusedCount > 0) say(sheet, words('notTaken', { count: refusedCount }))
  return changes
}

/** Ends editing with what is typed. False where the column refuses it: the text then stays to be mended. */
export function commitEdit(sheet: Sheet, option?: { id: string; text: string }): boolean {
  const { widget, editing, state, selection } = sheet
  if (editing.get().mode === 'none') return true
  if (!(widget instanceof HTMLInputElement)) return leaveEdit(sheet)
  const { line: lineIndex, column: columnIndex } = selection.get().active
  const line = state.layout.lines[lineIndex]
  const column = state.columns[columnIndex]
  const typedText = widget.value
  const text = option?.text ?? typedText
  if (line?.kind === 'add') {
    const edit = editing.get()
    leaveEdit(sheet)
    const afterId = line.group.rows.at(-1)?.id
    if (text.trim() === '' || !state.actions.onInsert) return true
    const insertion = { groupId: line.group.id, afterId, text, ...(option && { optionId: option.id, typedText }) }
    if (state.actions.onInsert(insertion) !== undefined) return true
    // no row came of it: the text stays to be mended
    widget.value = text
    editing.set(edit)
    return false
  }
  if (line?.kind !== 'row' || !column) return leaveEdit(sheet)
  const before = state.cellOf(line.row.id, columnIndex).text
  if (text === before && !option) return leaveEdit(sheet)
  const change = option
    ? { rowId: line.row.id, column: column.key, text, optionId: option.id, typedText }
    : cellChange(line.row.id, column, text)
  if (change === 'refused') {
    editing.set({ ...editing.get(), refusal: refusalOf(sheet, columnIndex, text) })
    return false
  }
  leaveEdit(sheet)
  if (change) state.actions.onEdit([change])
  return true
}

function refusalOf({ state }: Sheet, columnIndex: number, text: string): string {
  const result = state.columns[columnIndex]?.parse?.(text)
  return result && 'refusal' in result ? result.refusal : state.words('chooseOne')
}

export function leaveEdit({ widget, editing }: Sheet): true {
  editing.set({ mode: 'none' })
  if (widget instanceof HTMLInputElement) widget.value = ''
  return true
}

export function beginEdit(sheet: Sheet): void {
  const { widget, editing, state, selection } = sheet
  const { line: lineIndex, column } = selection.get().active
  const line = state.layout.lines[lineIndex]
  if (!(widget instanceof HTMLInputElement) || line?.kind === 'heading' || state.columns[column]?.isReadOnly) return
  const text = line?.kind === 'row' ? state.cellOf(line.row.id, column).text : ''
  widget.value = text
  widget.setSelectionRange(text.length, text.length)
  editing.set({ mode: 'changing' })
}

/** Says how many rows are gone: what is selected then are others. */
export function deleteRows(sheet: Sheet): void {
  const rowIds = selectedRowIds(sheet)
  sheet.state.actions.onDelete?.(rowIds)
  say(sheet, sheet.state.words('deleted', { count: rowIds.length }))
}

export function clearCells(sheet: Sheet): void {
  const { state, selection } = sheet
  if (selection.get().isOfRows && state.actions.onDelete) return deleteRows(sheet)
  const { left, right } = rangeOf(selection.get())
  const columns = state.columns.slice(left, right + 1)
  editCells(
    sheet,
    selectedRowIds(sheet).flatMap(rowId =>
      columns.map((column, index) => (state.cellOf(rowId, left + index).text === '' ? undefined : cellChange(rowId, column, ''))),
    ),
  )
}

/** The selected cells as texts. */
export function selectedTexts({ state, selection }: Sheet): string[][] {
  const { top, bottom, left, right } = rangeOf(selection.get())
  const indexes = columnsToCopy(state.columns, { left, right }).map(column => state.columns.indexOf(column))
  return rowsIn(state.layout, { top, bottom }).map(({ row }) => indexes.map(index => state.cellOf(row.id, index).text))
}

/** Says what went to the clipboard, to the reader and to the owner. */
export function announceCopy(sheet: Sheet, texts: readonly (readonly string[])[]): void {
  say(sheet, sheet.state.words('copied', { count: texts.flat().length }))
  sheet.state.actions.onCopy?.({ rowIds: selectedRowIds(sheet), isOfRows: sheet.selection.get().isOfRows, texts })
}

export async function pasteTable(sheet: Sheet, table: CopiedTable, insertsRows: boolean): Promise<void> {
  const { state, selection } = sheet
  const { actions, words } = state
  const paste = pasteInto(state, table, { range: rangeOf(selection.get()), insertsRows })
  if (!paste) return
  if (actions.mayOverwrite && !(await actions.mayOverwrite(paste))) return
  const byPosition = { cellCount: paste.changes.length + paste.extraRows.flat().length, refusedCount: paste.refusedCount }
  const { cellCount, refusedCount } = actions.onPaste(paste) ?? byPosition
  const { top, left } = rangeOf(selection.get())
  const height = paste.rowIds.length
  const lastColumn = state.columns.findIndex(({ key }) => key === paste.columns.at(-1))
  if (height > 0) select(sheet, { ...at(top, left), end: { line: top + height - 1, column: Math.max(left, lastColumn) } })
  const sentences = [words('pasted', { count: cellCount })]
  if (refusedCount > 0) sentences.push(words('notTaken', { count: refusedCount }))
  if (table.isCut) sentences.push(words('cutShort'))
  say(sheet, sentences.join('. '))
}

/** By the menu, where the browser may refuse the clipboard: the keys always work. */
export async function copyByMenu(sheet: Sheet): Promise<boolean> {
  const rows = selectedTexts(sheet)
  try {
    await copyTable(rows)
    announceCopy(sheet, rows)
    return true
  } catch {
    sayRefused(sheet, 'C')
    return false
  }
}

export async function pasteByMenu(sheet: Sheet, insertsRows: boolean): Promise<void> {
  try {
    const table = await readClipboardTable()
    if (table) await pasteTable(sheet, table, insertsRows)
  } catch {
    sayRefused(sheet, insertsRows ? 'Shift+V' : 'V')
  }
}

const sayRefused = (sheet: Sheet, key: string): void =>
  say(sheet, sheet.state.words('clipboardRefused', { keys: `${sheet.state.isMac ? '⌘' : 'Ctrl+'}${key}` }))

/** A new row below the active one. */
export function insertRow(sheet: Sheet): void {
  const { state, selection } = sheet
  const line = state.layout.lines[selection.get().active.line]
  if (!line || !state.actions.onInsert) return
  const afterId = line.kind === 'row' ? line.row.id : line.kind === 'add' ? line.group.rows.at(-1)?.id : undefined
  const id = state.actions.onInsert({ groupId: line.group.id, afterId })
  if (id === undefined) return
  const now = state.layout.lineOf.get(rowKey(id)) ?? sheet.state.layout.lineOf.get(rowKey(id))
  if (now === undefined) sheet.awaitedKey = rowKey(id)
  else select(sheet, at(now, selection.get().active.column))
}

/** Moves the selected rows past the next one, or to the end of the next group. */
export function moveRows(sheet: Sheet, step: 1 | -1, isToOtherGroup: boolean): void {
  const { state, selection } = sheet
  const rows = rowsIn(state.layout, rangeOf(selection.get()))
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || !state.actions.onMove || first.group.id !== last.group.id) return
  const rowIds = rows.map(({ row }) => row.id)
  if (isToOtherGroup) {
    const index = state.layout.groups.findIndex(({ group }) => group.id === first.group.id)
    const group = state.layout.groups[index + step]?.group
    if (group) state.actions.onMove({ rowIds, groupId: group.id, beforeId: step > 0 ? group.rows[0]?.id : undefined })
    return
  }
  const neighbours = first.group.rows
  const target = step < 0 ? first.index - 1 : last.index + 2
  if (step < 0 ? first.index === 0 : last.index >= neighbours.length - 1) return
  state.actions.onMove({ rowIds, groupId: first.group.id, beforeId: neighbours[target]?.id })
}
