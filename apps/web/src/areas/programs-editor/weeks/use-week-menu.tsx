import {
  IconChartArrowsVertical,
  IconClipboard,
  IconClipboardPlus,
  IconCopy,
  IconCopyPlus,
  IconMoon,
  IconNote,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useHistory } from '#shell/editor'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { addDayAt } from '../gestures/days.ts'
import { addWeekAt, copiedPart, copy, deleteWeek, duplicateWeek, pasteInto, pasteWeekAt, setDeload } from '../gestures/weeks.ts'
import type { WeekEntry } from '../outline.ts'
import { placeOfNames } from '../rows/column-cells.ts'
import { useEditor } from '../session.ts'
import { useLoadStep } from '../settings.ts'
import { useEditorWords } from '../words.ts'
import { usePartWords } from './words.ts'

/** The actions on a week. */
export function useWeekMenu(): (week: WeekEntry) => MenuItem[] {
  const t = useEditorWords()
  const say = usePartWords()
  const session = useEditor()
  const stepKg = useLoadStep()
  const history = useHistory()
  return week => {
    const { id, number, cells, days } = week
    const title = t('week', { number })
    const isDeload = cells['isDeload'] === true
    const text = (cell: 'name' | 'note') => (typeof cells[cell] === 'string' ? String(cells[cell]) : '')
    return [
      { label: say('progress'), icon: IconChartArrowsVertical, onClick: () => openDialog({ kind: 'progression', weekId: id }) },
      { label: say('duplicateWeek'), icon: IconCopyPlus, onClick: () => duplicateWeek(session, id, number) },
      { label: say('copyWeek'), icon: IconCopy, onClick: () => copy(session, 'week', id) },
      ...(copiedPart.get()?.type === 'week'
        ? [
            { label: say('pasteHere'), icon: IconClipboard, onClick: () => pasteInto(session, id) },
            { label: say('pasteWeekAfter'), icon: IconClipboardPlus, onClick: () => pasteWeekAt(session, number) },
          ]
        : []),
      { label: say('addWeekAfter'), icon: IconPlus, onClick: () => addWeekAt(session, number) },
      { label: t('addDay'), icon: IconPlus, onClick: () => addDayAt(session, id, days.length) },
      {
        label: say(isDeload ? 'endDeload' : 'makeDeload'),
        icon: IconMoon,
        onClick: () => setDeload(session, id, { isDeload: !isDeload, stepKg }),
      },
      {
        label: say('renameWeek'),
        icon: IconPencil,
        onClick: () => openDialog({ kind: 'name', id, cell: 'name', title, value: text('name') }),
      },
      { label: t('note'), icon: IconNote, onClick: () => openDialog({ kind: 'note', id, cell: 'note', title, value: text('note') }) },
      history.partItem(placeOfNames(id)),
      {
        label: say('deleteWeek'),
        icon: IconTrash,
        danger: true,
        onClick: () => deleteWeek(session, id, say('weekDeleted', { week: title })),
      },
    ]
  }
}
