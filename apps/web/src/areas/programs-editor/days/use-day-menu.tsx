import {
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowDown,
  IconArrowUp,
  IconBarbell,
  IconClipboard,
  IconClipboardList,
  IconClipboardPlus,
  IconCopy,
  IconCopyPlus,
  IconNote,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { useHistory } from '#shell/editor'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { copiedRows, insertCopied } from '../gestures/clipboard.ts'
import { addDayAt, addWorkout, dropWorkout, moveDay, moveToWeekBeside, pasteDayAt, weekBeside } from '../gestures/days.ts'
import { copiedPart, copy, deletePart, indexIn, partOf, pasteInto } from '../gestures/weeks.ts'
import type { DayEntry, WorkoutEntry } from '../outline.ts'
import { placeOfNames } from '../rows/column-cells.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { usePartWords } from '../weeks/words.ts'
import { useDayTitles } from './day-titles.ts'

type DayMenu = (day: DayEntry, workout?: WorkoutEntry) => MenuItem[]

const textIn = (cells: DayEntry['cells'], cell: 'name' | 'note'): string => {
  const value = cells[cell]
  return typeof value === 'string' ? value : ''
}

/** The actions on a day, and on one of its workouts where it has several. */
export function useDayMenu(): DayMenu {
  const t = useEditorWords()
  const say = usePartWords()
  const session = useEditor()
  const titles = useDayTitles()
  const history = useHistory()
  return useMemo(() => {
    const dayItems = (day: DayEntry, workout = day.workouts.at(-1)): MenuItem[] => {
      const { title } = titles(day)
      const index = indexIn(session, { id: day.id, parentId: day.weekId })
      const source = copiedPart.get()
      return [
        {
          label: say('renameDay'),
          icon: IconPencil,
          onClick: () => openDialog({ kind: 'name', id: day.id, cell: 'name', title, value: textIn(day.cells, 'name') }),
        },
        {
          label: t('note'),
          icon: IconNote,
          onClick: () => openDialog({ kind: 'note', id: day.id, cell: 'note', title, value: textIn(day.cells, 'note') }),
        },
        history.partItem(placeOfNames(day.id)),
        { label: say('copyDay'), icon: IconCopy, onClick: () => copy(session, 'day', day.id) },
        ...(source?.type === 'day'
          ? [
              { label: say('pasteHere'), icon: IconClipboard, onClick: () => pasteInto(session, day.id) },
              { label: say('pasteDayAfter'), icon: IconClipboardPlus, onClick: () => pasteDayAt(session, day.weekId, index + 1) },
            ]
          : []),
        ...(copiedRows.get() && workout
          ? [{ label: say('pasteRowsHere'), icon: IconClipboardList, onClick: () => insertCopied(session, { groupId: workout.id }) }]
          : []),
        {
          label: say('duplicateDay'),
          icon: IconCopyPlus,
          onClick: () => pasteDayAt(session, day.weekId, index + 1, partOf(session, 'day', day.id)),
        },
        { label: t('addDay'), icon: IconPlus, onClick: () => addDayAt(session, day.weekId, index + 1) },
        { label: say('addWorkout'), icon: IconBarbell, onClick: () => addWorkout(session, day.id) },
        {
          label: say('moveDayUp'),
          icon: IconArrowUp,
          disabled: index === 0,
          onClick: () => moveDay(session, { dayId: day.id, weekId: day.weekId, index: index - 1 }),
        },
        {
          label: say('moveDayDown'),
          icon: IconArrowDown,
          onClick: () => moveDay(session, { dayId: day.id, weekId: day.weekId, index: index + 1 }),
        },
        ...(weekBeside(session, day.weekId, -1)
          ? [{ label: say('toWeekBefore'), icon: IconArrowBarLeft, onClick: () => moveToWeekBeside(session, day, -1) }]
          : []),
        ...(weekBeside(session, day.weekId, 1)
          ? [{ label: say('toWeekAfter'), icon: IconArrowBarRight, onClick: () => moveToWeekBeside(session, day, 1) }]
          : []),
        {
          label: say('deleteDay'),
          icon: IconTrash,
          danger: true,
          onClick: () => deletePart(session, day.id, say('dayDeleted', { day: title })),
        },
      ]
    }
    const workoutItems = (day: DayEntry, workout: WorkoutEntry): MenuItem[] => {
      if (day.workouts.length < 2) return []
      if (!workout.isSaved) return [{ label: say('dropWorkout'), icon: IconTrash, onClick: () => dropWorkout(session) }]
      const { title } = titles(day, workout)
      return [
        {
          label: say('renameWorkout'),
          icon: IconPencil,
          onClick: () => openDialog({ kind: 'name', id: workout.id, cell: 'name', title, value: textIn(workout.cells, 'name') }),
        },
        {
          label: say('workoutNote'),
          icon: IconNote,
          onClick: () => openDialog({ kind: 'note', id: workout.id, cell: 'note', title, value: textIn(workout.cells, 'note') }),
        },
        { ...history.partItem(placeOfNames(workout.id)), label: say('workoutHistory') },
        {
          label: say('deleteWorkout'),
          icon: IconTrash,
          danger: true,
          onClick: () => deletePart(session, workout.id, say('workoutDeleted')),
        },
      ]
    }
    return (day, workout) => [...(workout ? workoutItems(day, workout) : []), ...dayItems(day, workout)]
  }, [session, t, say, titles, history])
}
