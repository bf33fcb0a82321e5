import { Kbd } from '#ui/kbd'
import { Modal } from '#ui/modal'
import css from './key-list.module.css'
import { useStored, type Sheet } from './sheet.ts'
import type { SheetWords } from './words.ts'

const macSigns: Record<string, string> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩', Delete: '⌫' }

/** 'Ctrl Shift V' as it is written on this system. */
export const keyText = (keys: string, isMac: boolean): string =>
  isMac
    ? keys
        .split(' ')
        .map(key => macSigns[key] ?? key)
        .join('')
    : keys

const allKeys = (words: SheetWords, { actions }: Sheet['state']): [text: string, ...keys: string[]][] => [
  [words('byArrows'), '↑ ↓ ← →', 'Tab', 'Enter'],
  [words('toEdge'), 'Ctrl ↑ ↓ ← →', 'Home', 'End'],
  [words('byGroup'), 'Page ↑', 'Page ↓'],
  ...(actions.onTurnPage ? [[words('byPage'), 'Alt Page ↑', 'Alt Page ↓'] as [string, ...string[]]] : []),
  [words('extend'), 'Shift ↑ ↓ ← →'],
  [words('selectAll'), 'Ctrl A'],
  [words('selectRow'), 'Shift Space'],
  [words('edit'), 'F2'],
  [words('pick'), 'F4'],
  [words('leave'), 'Esc'],
  [words('clear'), 'Delete'],
  [words('copy'), 'Ctrl C'],
  [words('cut'), 'Ctrl X'],
  [words('paste'), 'Ctrl V'],
  [words('pasteRows'), 'Ctrl Shift V'],
  [words('fillDown'), 'Ctrl D'],
  ...(actions.onCopyOnward ? [[words('copyOnward'), 'Ctrl R'] as [string, ...string[]]] : []),
  [words('insert'), 'Ctrl Enter'],
  [words('moveUp'), 'Alt ↑'],
  [words('moveDown'), 'Alt ↓'],
  [words('moveToPrevious'), 'Alt Shift ↑'],
  [words('moveToNext'), 'Alt Shift ↓'],
  ...(actions.onJoin ? [[words('join'), 'Ctrl G'] as [string, ...string[]]] : []),
  ...(actions.onPart ? [[words('part'), 'Ctrl Shift G'] as [string, ...string[]]] : []),
  [words('undo'), 'Ctrl Z'],
  [words('redo'), 'Ctrl Y'],
]

/** Ctrl+/: what the keys do. */
export function KeyList({ sheet }: { sheet: Sheet }) {
  const isOpen = useStored(sheet.isHelpOpen)
  const { words, isMac } = sheet.state
  return (
    <Modal opened={isOpen} onClose={() => sheet.isHelpOpen.set(false)} title={words('keysTitle')} size="large">
      <dl className={css.list}>
        {allKeys(words, sheet.state).map(([text, ...keys]) => (
          <div key={text} className={css.pair}>
            <dt>{text}</dt>
            <dd>
              {keys.map(each => (
                <Kbd key={each}>{keyText(each, isMac)}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
