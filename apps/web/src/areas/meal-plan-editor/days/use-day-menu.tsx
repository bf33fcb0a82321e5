import { IconArrowDown, IconArrowUp, IconCopy, IconPencil, IconTargetArrow, IconTrash } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { deleteShownDay } from '../gestures/days.ts'
import { moveBy } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** The deeds on a whole day. */
export function useDayMenu(): (day: DayEntry) => MenuItem[] {
  const t = useEditorWords()
  const session = useEditor()
  const { outline } = session
  return ({ id }) => [
    { label: t('editDay'), icon: IconPencil, onClick: () => openDialog({ kind: 'day', dayId: id }) },
    { label: t('copyDay'), icon: IconCopy, onClick: () => openDialog({ kind: 'copy day', dayId: id }) },
    { label: t('fitToTarget'), icon: IconTargetArrow, hint: 'Alt T', onClick: () => openDialog({ kind: 'fit', dayId: id }) },
    { label: t('moveUp'), icon: IconArrowUp, onClick: () => moveBy(session, id, -1) },
    { label: t('moveDown'), icon: IconArrowDown, onClick: () => moveBy(session, id, 1) },
    {
      label: t(outline.get().days.length > 1 ? 'deleteDay' : 'emptyDay'),
      icon: IconTrash,
      danger: true,
      onClick: () => deleteShownDay(session, id),
    },
  ]
}
