import { useState } from 'react'
import { Kbd } from '#ui/kbd'
import { useNext } from '#ui/late'
import { Modal } from '#ui/modal'
import css from './key-list.module.css'
import { nameOf, useStored, type Sheet, type SheetState } from './sheet.ts'
import type { KeyRow, NamedDeed } from './sheet-actions.ts'
import { useSheetWords } from './words.ts'

const macSigns: Record<string, string> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩', Delete: '⌫', Space: '␣' }

/** 'Ctrl Shift V' as it is written on this system, and on keyboards of this language. */
export function keyText(keys: string, { isMac, words }: Pick<SheetState, 'isMac' | 'words'>): string {
  const names: Record<string, string> = {
    Enter: words('enterKey'),
    Delete: words('deleteKey'),
    Space: words('spaceKey'),
    Page: words('pageKey'),
  }
  const signs = isMac ? { ...names, ...macSigns } : names
  return keys
    .split(' ')
    .map(key => signs[key] ?? key)
    .join(isMac ? '' : ' ')
}

function allKeys(state: SheetState): KeyRow[] {
  const { words, actions } = state
  const name = (deed: NamedDeed) => nameOf(state, deed)
  const rowsIf = (has: unknown, ...rows: KeyRow[]) => (has ? rows : [])
  return [
    [words('byArrows'), '↑ ↓ ← →', 'Tab', 'Enter'],
    [words('toEdge'), 'Ctrl ↑ ↓ ← →', 'Home', 'End'],
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
    [words(actions.onDuplicate ? 'duplicate' : 'fillDown'), 'Ctrl D'],
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
    [words('redo'), 'Ctrl Y'],
  ]
}

/** Ctrl+/: what the keys do. It costs nothing until it was opened once. */
export function KeyList({ sheet }: { sheet: Sheet }) {
  const isOpen = useStored(sheet.isHelpOpen)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const { state, isHelpOpen } = sheet
  return wasOpen && <KeyDialog isOpen={isOpen} rows={allKeys(state)} isMac={state.isMac} onClose={() => isHelpOpen.set(false)} />
}

interface KeyDialogProps {
  /** Left out by an owner that renders it only while it is open. */
  isOpen?: boolean
  rows: readonly KeyRow[]
  isMac: boolean
  onClose: () => void
}

/** The keys of a table, also of one that is drawn otherwise. */
export function KeyDialog({ isOpen, rows, isMac, onClose }: KeyDialogProps) {
  const words = useSheetWords()
  const isNext = useNext(isOpen ?? true)
  return (
    <Modal opened={isOpen === undefined || isNext} onClose={onClose} title={words('keysTitle')} size="large">
      <dl className={css.list}>
        {rows.map(([text, ...keys]) => (
          <div key={text} className={css.pair}>
            <dt>{text}</dt>
            <dd>
              {keys.map(each => (
                <Kbd key={each}>{keyText(each, { isMac, words })}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
