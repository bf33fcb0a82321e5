import { useHistory } from '#shell/editor'
import { KeyDialog, useSheetWords, type KeyRow } from '#ui/spreadsheet'
import { closeDialog } from '../dialogs.ts'
import { useEditorWords } from '../words.ts'
import { isMac } from './row-keys.ts'

/** Ctrl+/: what the keys do with the rows of the columns. */
export function KeysDialog() {
  return <KeyDialog rows={useKeys()} isMac={isMac} onClose={closeDialog} />
}

function useKeys(): readonly KeyRow[] {
  const t = useEditorWords()
  const words = useSheetWords()
  const { keyRow: historyRow } = useHistory()
  return [
    [t('byRow'), '↑', '↓'],
    [t('byWeek'), '←', '→', 'Alt Page ↑ ↓'],
    [t('byDay'), 'Page ↑', 'Page ↓'],
    [t('toDayEdge'), 'Ctrl ↑', 'Ctrl ↓'],
    [words('extend'), 'Shift ↑ ↓', 'Shift Page ↑ ↓'],
    [t('dayThenWeek'), 'Ctrl A'],
    [t('onlyRow'), 'Esc'],
    [t('openRow'), 'Enter', 'F2'],
    [t('setsOneByOne'), 'F4'],
    [t('addExercise'), 'Ctrl Enter'],
    [t('deleteRow'), 'Delete'],
    [words('copy'), 'Ctrl C'],
    [words('cut'), 'Ctrl X'],
    [words('paste'), 'Ctrl V'],
    [words('pasteRows'), 'Ctrl Shift V'],
    [t('fillDown'), 'Ctrl D'],
    [t('toLaterWeeks'), 'Ctrl R'],
    [t('moveUp'), 'Alt ↑'],
    [t('moveDown'), 'Alt ↓'],
    [t('toDayBefore'), 'Alt Shift ↑'],
    [t('toDayAfter'), 'Alt Shift ↓'],
    [t('joinRows'), 'Ctrl G'],
    [t('partRows'), 'Ctrl Shift G'],
    historyRow,
    [t('toggleView'), 'V', 'Alt V'],
    [t('publish'), 'Alt P'],
    [t('assign'), 'Alt A'],
    [words('undo'), 'Ctrl Z'],
    [words('redo'), 'Ctrl Y', 'Ctrl Shift Z'],
  ]
}
