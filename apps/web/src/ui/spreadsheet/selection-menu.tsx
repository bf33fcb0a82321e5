import {
  IconArrowBarDown,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconBackspace,
  IconClipboard,
  IconClipboardPlus,
  IconCopy,
  IconCopyPlus,
  IconLink,
  IconRowInsertBottom,
  IconScissors,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useStored } from '#lib/store'
import { Menu, type MenuGroup } from '#ui/menu'
import { clearCells, copyByMenu, deleteRows, insertRow, moveRows, pasteByMenu, selectedRowIds } from './gestures.ts'
import { keyText } from './key-text.ts'
import css from './selection-menu.module.css'
import type { PlainCommand } from './keys.ts'
import { runCommand } from './commands.ts'
import { rangeOf } from './selection.ts'
import { nameOf, type Sheet } from './sheet.ts'
import type { NamedDeed } from './sheet-actions.ts'

/** The menu of the selection, where the pointer or the active cell is. It can do all that the keys do. */
export function SelectionMenu({ sheet }: { sheet: Sheet }) {
  const place = useStored(sheet.menuAt)
  const anchor = useRef<HTMLButtonElement>(null)
  const { words } = sheet.state
  useLayoutEffect(() => {
    if (place) anchor.current?.click()
  }, [place])
  return (
    <Menu side="bottom-start" groups={place ? menuGroups(sheet) : []}>
      <button
        ref={anchor}
        type="button"
        className={css.anchor}
        style={place && { left: place.x, top: place.y }}
        tabIndex={-1}
        aria-label={words('menu')}
        // the menu gives the focus back to here when it closes
        onFocus={() => sheet.widget?.focus({ preventScroll: true })}
      />
    </Menu>
  )
}

function menuGroups(sheet: Sheet): MenuGroup[] {
  const { state, selection } = sheet
  const { words, actions, layout } = state
  const name = (deed: NamedDeed) => nameOf(state, deed)
  const line = layout.lines[rangeOf(selection.get()).top]
  if (line?.kind === 'heading') return [{ items: line.group.menu?.() ?? [] }]
  const rowIds = selectedRowIds(sheet)
  const column = state.columns[selection.get().active.column]?.key ?? ''
  const hint = (keys: string) => keyText(keys, state)
  const run = (kind: PlainCommand) => () => void runCommand(sheet, { kind })
  const pastes = [
    { label: words('paste'), icon: IconClipboard, keys: hint('Ctrl V'), onClick: () => void pasteByMenu(sheet, false) },
    { label: words('pasteRows'), icon: IconClipboardPlus, keys: hint('Ctrl Shift V'), onClick: () => void pasteByMenu(sheet, true) },
  ]
  if (rowIds.length === 0) return [{ items: pastes }]
  const cut = async () => {
    if (await copyByMenu(sheet)) clearCells(sheet)
  }
  return [
    {
      items: [
        { label: words('cut'), icon: IconScissors, keys: hint('Ctrl X'), onClick: () => void cut() },
        { label: words('copy'), icon: IconCopy, keys: hint('Ctrl C'), onClick: () => void copyByMenu(sheet) },
        ...pastes,
      ],
    },
    {
      items: [
        actions.onDuplicate
          ? { label: words('duplicate', { count: rowIds.length }), icon: IconCopyPlus, keys: hint('Ctrl D'), onClick: run('fill down') }
          : { label: words('fillDown'), icon: IconArrowBarDown, keys: hint('Ctrl D'), onClick: run('fill down') },
        ...(actions.onCopyOnward
          ? [{ label: name('copyOnward'), icon: IconArrowForwardUp, keys: hint('Ctrl R'), onClick: run('copy onward') }]
          : []),
        {
          label: words('clear'),
          icon: IconBackspace,
          keys: hint('Delete'),
          onClick: () => clearCells({ ...sheet, selection: cellsOnly(sheet) }),
        },
      ],
    },
    ...(actions.rowItems ? [{ items: [...actions.rowItems(rowIds, column)] }] : []),
    {
      items: [
        ...(actions.onInsert
          ? [{ label: words('insert'), icon: IconRowInsertBottom, keys: hint('Ctrl Enter'), onClick: () => insertRow(sheet) }]
          : []),
        ...(actions.onMove
          ? [
              { label: words('moveUp'), icon: IconArrowUp, keys: hint('Alt ↑'), onClick: () => moveRows(sheet, -1, false) },
              { label: words('moveDown'), icon: IconArrowDown, keys: hint('Alt ↓'), onClick: () => moveRows(sheet, 1, false) },
              {
                label: name('moveToPrevious'),
                icon: IconArrowBarToUp,
                keys: hint('Alt Shift ↑'),
                onClick: () => moveRows(sheet, -1, true),
              },
              { label: name('moveToNext'), icon: IconArrowBarToDown, keys: hint('Alt Shift ↓'), onClick: () => moveRows(sheet, 1, true) },
            ]
          : []),
        ...(actions.onJoin ? [{ label: name('join'), icon: IconLink, keys: hint('Ctrl G'), onClick: run('join') }] : []),
        ...(actions.onPart ? [{ label: name('part'), icon: IconUnlink, keys: hint('Ctrl Shift G'), onClick: run('part') }] : []),
        ...(actions.onDelete
          ? [{ label: words('deleteRows', { count: rowIds.length }), icon: IconTrash, danger: true, onClick: () => deleteRows(sheet) }]
          : []),
      ],
    },
  ]
}

/** To empty cells although whole rows are chosen. */
const cellsOnly = ({ selection }: Sheet): Sheet['selection'] => ({ ...selection, get: () => ({ ...selection.get(), isOfRows: false }) })
