import { childrenOf, placesAt } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { insertCopies, insertEmpty, programLimits } from '@allenio/domain/programs'
import { toast } from '#ui/toast'
import type { DayEntry, WeekEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { usePartWords } from '../weeks/words.ts'
import { copiedPart, rowsById } from './weeks.ts'

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

export function pasteDayAt(session: EditorSession, weekId: string, index: number, source = copiedPart.get()): void {
  if (source?.type !== 'day' || !hasRoomForDay(session, weekId)) return
  const options = { source: rowsById(source), id: source.id, times: 1, parentId: weekId, index, newId }
  session.edit(insertCopies(session.document.rows.get(), options))
}

interface DayMove {
  dayId: string
  weekId: string
  /** Counted without the day itself. */
  index: number
}

/** False where the week has no room. */
export function moveDay(session: EditorSession, { dayId, weekId, index }: DayMove): boolean {
  const rows = session.document.rows.get()
  if (rows.get(dayId)?.parentId !== weekId && !hasRoomForDay(session, weekId)) return false
  const { places, moves } = placesAt(rows, { parentId: weekId, index, count: 1, leavingOut: [dayId] })
  session.edit([...moves, { kind: 'move', id: dayId, parentId: weekId, place: places[0] ?? '' }])
  return true
}

/** The week before or after the one that a day is in. */
export function weekBeside({ outline }: EditorSession, weekId: string, step: 1 | -1): WeekEntry | undefined {
  const { weeks } = outline.get()
  return weeks[weeks.findIndex(({ id }) => id === weekId) + step]
}

/** Moves a day to the week before, at its end, or to the next one, at its beginning. */
export function moveToWeekBeside(session: EditorSession, { id, weekId }: Pick<DayEntry, 'id' | 'weekId'>, step: 1 | -1): void {
  const week = weekBeside(session, weekId, step)
  if (!week || !moveDay(session, { dayId: id, weekId: week.id, index: step < 0 ? week.days.length : 0 })) return
  toast({ type: 'success', id: 'day moved', text: usePartWords.say('dayMoved', { number: week.number }) })
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
