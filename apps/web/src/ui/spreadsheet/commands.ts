import { fillDown } from './fill.ts'
import { beginEdit, clearCells, commitEdit, insertRow, leaveEdit, moveRows, selectedRowIds } from './gestures.ts'
import type { Command, PlainCommand } from './keys.ts'
import { at, isOneCell, moved, movedByGroup, movedToEnd, rangeOf, selectedAll, selectedRows, tabbed, type SheetMap } from './selection.ts'
import { select, toggleGroup, type Sheet } from './sheet.ts'

export const mapOf = ({ state }: Sheet): SheetMap => ({
  layout: state.layout,
  columnCount: state.columns.length,
  isFilled: ({ line, column }) => {
    const each = state.layout.lines[line]
    return each?.kind === 'row' && state.cellOf(each.row.id, column).text !== ''
  },
})

/** False where the key is to do what it does elsewhere: Tab at the end leaves the table. */
export function runCommand(sheet: Sheet, command: Command): boolean {
  const isEditing = sheet.editing.get().mode !== 'none'
  if (isEditing && !(command.kind === 'leave' ? leaveEdit(sheet) : commitEdit(sheet))) return true
  const selection = sheet.selection.get()
  const map = mapOf(sheet)
  if (command.kind !== 'tab' && command.kind !== 'enter') sheet.tabOrigin = undefined
  switch (command.kind) {
    case 'move':
      return selectNext(sheet, moved(map, selection, command.direction, command))
    case 'move to end':
      return selectNext(sheet, movedToEnd(map, selection, command.end, command.isExtending))
    case 'move by group':
      return selectNext(sheet, movedByGroup(map, selection, command.step, command.isExtending))
    case 'tab':
      return runTab(sheet, map, command.step)
    case 'enter':
      return runEnter(sheet, map, command.step, isEditing)
    case 'move rows':
      moveRows(sheet, command.step, command.isToOtherGroup)
      return true
    case 'turn page':
      sheet.state.actions.onTurnPage?.(command.step)
      return true
    default:
      return runPlain(sheet, command.kind, isEditing)
  }
}

function selectNext(sheet: Sheet, next: ReturnType<typeof moved>): true {
  select(sheet, next)
  return true
}

function runTab(sheet: Sheet, map: SheetMap, step: 1 | -1): boolean {
  const selection = sheet.selection.get()
  const next = tabbed(map, selection, step)
  if (!next) return false
  sheet.tabOrigin ??= selection.active.column
  return selectNext(sheet, next)
}

/** Down, and after some Tabs to the column where they began. A heading opens or closes; a line for new rows stays for the next one. */
function runEnter(sheet: Sheet, map: SheetMap, step: 1 | -1, isEditing: boolean): true {
  const selection = sheet.selection.get()
  const line = sheet.state.layout.lines[selection.active.line]
  if (line?.kind === 'heading') {
    toggleGroup(sheet, line.group.id)
    return true
  }
  if (line?.kind === 'add' && isEditing) return true
  const column = sheet.tabOrigin ?? selection.active.column
  sheet.tabOrigin = undefined
  return selectNext(sheet, moved(map, at(selection.active.line, column), step > 0 ? 'down' : 'up'))
}

function runPlain(sheet: Sheet, kind: PlainCommand, wasEditing: boolean): boolean {
  const { actions, layout, columns } = sheet.state
  const selection = sheet.selection.get()
  switch (kind) {
    case 'edit':
      beginEdit(sheet)
      break
    case 'leave':
      // without a cell to leave, Escape lets the next Tab out of the table
      if (!wasEditing) leaveTable(sheet)
      break
    case 'clear':
      clearCells(sheet)
      break
    case 'select all':
      select(sheet, selectedAll(mapOf(sheet), selection))
      break
    case 'select row': {
      const { top, bottom } = rangeOf(selection)
      if (layout.lines[top]?.kind === 'row') select(sheet, selectedRows(top, bottom, columns.length))
      break
    }
    case 'fill down':
      if (actions.onDuplicate) actions.onDuplicate(selectedRowIds(sheet))
      else fillDown(sheet)
      break
    case 'copy onward': {
      const { left, right } = rangeOf(selection)
      const keys = columns.slice(left, right + 1).map(({ key }) => key)
      actions.onCopyOnward?.(selectedRowIds(sheet), keys)
      break
    }
    case 'insert':
      insertRow(sheet)
      break
    case 'join':
      actions.onJoin?.(selectedRowIds(sheet))
      break
    case 'part':
      actions.onPart?.(selectedRowIds(sheet))
      break
    case 'undo':
      actions.onUndo?.()
      break
    case 'redo':
      actions.onRedo?.()
      break
    case 'help':
      sheet.isHelpOpen.set(true)
      break
    case 'menu':
      openMenuAtCell(sheet)
      break
    case 'pick':
      openPicker(sheet)
      break
    default:
      kind satisfies never
  }
  return true
}

/** The column's own choice, its list, or the choice of the whole row. */
export function openPicker(sheet: Sheet): void {
  const { line, column } = sheet.selection.get().active
  const each = sheet.state.layout.lines[line]
  const pick = sheet.state.columns[column]?.onPick
  if (each?.kind !== 'row') beginEdit(sheet)
  else if (pick) pick(each.row.id)
  else if (sheet.state.columns[column]?.options || !sheet.state.actions.onPick) beginEdit(sheet)
  else sheet.state.actions.onPick(each.row.id)
}

function openMenuAtCell(sheet: Sheet): void {
  const box = sheet.widget?.getBoundingClientRect()
  if (box) sheet.menuAt.set({ x: box.left, y: box.bottom })
}

/** A selection shrinks to its cell first; then the focus goes to the table itself, from where Tab goes on. */
function leaveTable(sheet: Sheet): void {
  const selection = sheet.selection.get()
  if (isOneCell(rangeOf(selection))) sheet.scroller?.focus({ preventScroll: true })
  else select(sheet, at(selection.active.line, selection.active.column))
}
