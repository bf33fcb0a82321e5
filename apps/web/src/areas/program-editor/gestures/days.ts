import { childrenOf, placesAt } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { insertCopies, insertEmpty, programLimits } from '@allenio/domain/programs'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { usePartWords } from '../weeks/words.ts'
import { copied } from './weeks.ts'

// Gestures on the days of a week and on their workouts.

function hasRoomForDay({ document }: EditorSession, weekId: string): boolean {
  if (childrenOf(document.rows.get(), weekId).length < programLimits.daysInWeek) return true
  toast({ type: 'warning', id: 'week full', text: usePartWords.say('weekFull', { count: programLimits.daysInWeek }) })
  return false
}

export function addDayAt(session: EditorSession, weekId: string, index: number): void {
  if (!hasRoomForDay(session, weekId)) return
  const { operations } = insertEmpty(session.document.rows.get(), { type: 'day', parentId: weekId, index, count: 1, newId })
  session.edit(operations)
}

export function pasteDayAt(session: EditorSession, weekId: string, index: number, source = copied.get()): void {
  if (source?.type !== 'day' || !hasRoomForDay(session, weekId)) return
  const options = { source: source.rows, id: source.id, times: 1, parentId: weekId, index, newId }
  session.edit(insertCopies(session.document.rows.get(), options))
}

interface DayMove {
  dayId: string
  weekId: string
  /** Counted without the day itself. */
  index: number
}

export function moveDay(session: EditorSession, { dayId, weekId, index }: DayMove): void {
  const rows = session.document.rows.get()
  if (rows.get(dayId)?.parentId !== weekId && !hasRoomForDay(session, weekId)) return
  const { places, moves } = placesAt(rows, { parentId: weekId, index, count: 1, leavingOut: [dayId] })
  session.edit([...moves, { kind: 'move', id: dayId, parentId: weekId, place: places[0] ?? '' }])
}

/** A workout begins with its first exercise: until then it stays on this device, one at a time. */
export function addWorkout({ document, unsaved }: EditorSession, dayId: string): void {
  const t = usePartWords.say
  const workoutCount = childrenOf(document.rows.get(), dayId).length
  if (unsaved.get().workout || workoutCount === 0) return void toast({ type: 'warning', id: 'unsaved workout', text: t('unsavedWorkout') })
  if (workoutCount >= programLimits.workoutsInDay) {
    return void toast({ type: 'warning', id: 'day full', text: t('dayFull', { count: programLimits.workoutsInDay }) })
  }
  unsaved.set({ ...unsaved.get(), workout: { id: newId(), dayId } })
}

export function dropWorkout({ unsaved }: EditorSession): void {
  const { row, workout } = unsaved.get()
  unsaved.set({ row: row?.groupId === workout?.id ? undefined : row, workout: undefined })
}
