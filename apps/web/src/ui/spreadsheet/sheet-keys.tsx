import { useStored } from '#lib/store'
import { KeyDialog } from './key-dialog.tsx'
import { nameOf, type Sheet, type SheetState } from './sheet.ts'
import type { KeyRow, NamedDeed } from './sheet-actions.ts'

/** Lists the keys of this table. */
export function SheetKeys({ sheet: { state, isHelpOpen } }: { sheet: Sheet }) {
  return <KeyDialog isOpen={useStored(isHelpOpen)} rows={allKeys(state)} isMac={state.isMac} onClose={() => isHelpOpen.set(false)} />
}

export function allKeys(state: Pick<SheetState, 'words' | 'actions'>): KeyRow[] {
  const { words, actions } = state
  const name = (deed: NamedDeed) => nameOf(state, deed)
  const rowsIf = (has: unknown, ...rows: KeyRow[]) => (has ? rows : [])
  const isTaken = actions.furtherKeys?.some(([, ...keys]) => keys.includes('Ctrl ↑ ↓'))
  return [
    [words('byArrows'), '↑ ↓ ← →', 'Tab', 'Enter'],
    [words('toEdge'), isTaken ? 'Ctrl ← →' : 'Ctrl ↑ ↓ ← →', 'Home', 'End'],
    [name('byGroup'), 'Page ↑', 'Page ↓'],
    ...rowsIf(actions.onTurnPage, [name('byPage'), 'Alt Page ↑', 'Alt Page ↓']),
    [words('extend'), 'Shift ↑ ↓ ← →'],
    [words('selectAll'), 'Ctrl A'],
    [words('selectRow'), 'Shift Space'],
    [words('edit'), 'F2'],
    [words('pick'), 'F4'],
    [words('asTyped'), 'Ctrl Enter'],
    [words('leave'), 'Esc'],
    [words('clear'), 'Delete'],
    [words('copy'), 'Ctrl C'],
    [words('cut'), 'Ctrl X'],
    [words('paste'), 'Ctrl V'],
    [words('pasteRows'), 'Ctrl Shift V'],
    [actions.onDuplicate ? words('duplicate', { count: 1 }) : words('fillDown'), 'Ctrl D'],
    ...rowsIf(actions.onCopyOnward, [name('copyOnward'), 'Ctrl R']),
    [words('insert'), 'Ctrl Enter'],
    [words('moveUp'), 'Alt ↑'],
    [words('moveDown'), 'Alt ↓'],
    [name('moveToPrevious'), 'Alt Shift ↑'],
    [name('moveToNext'), 'Alt Shift ↓'],
    ...rowsIf(actions.onJoin, [name('join'), 'Ctrl G']),
    ...rowsIf(actions.onPart, [name('part'), 'Ctrl Shift G']),
    ...(actions.furtherKeys ?? []),
    [words('undo'), 'Ctrl Z'],
    [words('redo'), 'Ctrl Y', 'Ctrl Shift Z'],
  ]
}
