import {
  IconArrowBarDown,
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconClipboard,
  IconClipboardPlus,
  IconCopy,
  IconCopyPlus,
  IconLink,
  IconPlus,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import type { MenuGroup, MenuItem } from '#ui/menu'
import { copyRow, pasteCopiedOver } from '../columns/row-clipboard.ts'
import {
  copyOnward,
  duplicateRow,
  fillDown,
  hasLaterWeeks,
  moveByOne,
  moveToNextDay,
  rowAbove,
  workoutBeside,
} from '../columns/row-gestures.ts'
import { closeDialog, openDialog } from '../dialogs.ts'
import { copiedRows, insertCopied } from '../gestures/clipboard.ts'
import { deleteRows, joinRows, partRows } from '../gestures/rows.ts'
import type { RowEntry, WorkoutEntry } from '../outline.ts'
import { useRowItems } from '../rows/use-row-items.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** The gestures that the keys do with a row, by thumb and by mouse. */
export function useRowMenu(entry: RowEntry, workout: WorkoutEntry): () => MenuGroup[] {
  const t = useEditorWords()
  const session = useEditor()
  const rowItems = useRowItems()
  const reading = { library: useExerciseLibrary(), language: useLanguage() }
  const { id, groupId, number, isUnsaved } = entry
  const when = (isPossible: boolean, item: MenuItem): MenuItem[] => (isPossible ? [item] : [])
  return () => {
    const index = workout.rows.findIndex(row => row.id === id)
    const next = workout.rows[index + 1]
    const hasCopied = copiedRows.get() !== undefined
    const remove = () => {
      deleteRows(session, [id])
      closeDialog()
    }
    const insertBelow = () => openDialog({ kind: 'exercise', groupId, afterId: id })
    const copying: MenuItem[] = [
      { label: t('insertBelow'), icon: IconPlus, onClick: insertBelow },
      { label: t('duplicateRow'), icon: IconCopyPlus, onClick: () => duplicateRow(session, entry) },
      { label: t('copyRow'), icon: IconCopy, onClick: () => copyRow(session, id, reading.language) },
      ...when(hasCopied, { label: t('pasteOver'), icon: IconClipboard, onClick: () => void pasteCopiedOver(session, id, reading) }),
      ...when(hasCopied, {
        label: t('pasteBelow'),
        icon: IconClipboardPlus,
        onClick: () => insertCopied(session, { groupId, afterId: id }),
      }),
      ...when(rowAbove(session, entry) !== undefined, {
        label: t('asRowAbove'),
        icon: IconArrowBarDown,
        onClick: () => fillDown(session, [id]),
      }),
      ...when(hasLaterWeeks(session, groupId), {
        label: t('toLaterWeeks'),
        icon: IconArrowForwardUp,
        onClick: () => copyOnward(session, [id]),
      }),
    ]
    const moving: MenuItem[] = [
      { label: t('moveUp'), icon: IconArrowUp, disabled: index === 0, onClick: () => moveByOne(session, [id], -1) },
      { label: t('moveDown'), icon: IconArrowDown, disabled: !next, onClick: () => moveByOne(session, [id], 1) },
      ...when(workoutBeside(session, groupId, -1) !== undefined, {
        label: t('toDayBefore'),
        icon: IconArrowBarLeft,
        onClick: () => moveToNextDay(session, [id], -1),
      }),
      ...when(workoutBeside(session, groupId, 1) !== undefined, {
        label: t('toDayAfter'),
        icon: IconArrowBarRight,
        onClick: () => moveToNextDay(session, [id], 1),
      }),
      ...(next ? [{ label: t('joinNext'), icon: IconLink, onClick: () => joinRows(session, joinedIds(entry, next, workout)) }] : []),
      ...when(number.supersetPosition !== null, { label: t('partRows'), icon: IconUnlink, onClick: () => partRows(session, [id]) }),
    ]
    const removal = [{ label: t('deleteRow'), icon: IconTrash, danger: true, onClick: remove }]
    // a row without its exercise is none yet, and has nothing to copy or to move
    return [{ items: rowItems([id]) }, ...(isUnsaved ? [] : [{ items: copying }, { items: moving }]), { items: removal }]
  }
}

/** The next one joins the whole superset in which this one is. */
function joinedIds({ id, superset, number }: RowEntry, next: RowEntry, { rows }: WorkoutEntry): string[] {
  const together = number.supersetPosition === null ? [id] : rows.filter(row => row.superset === superset).map(row => row.id)
  return [...new Set([...together, next.id])]
}
