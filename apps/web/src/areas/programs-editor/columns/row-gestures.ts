import type { Cells, CellValue } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { rowsToPaste } from '@allenio/domain/programs'
import { copyToLaterWeeks } from '../gestures/later-weeks.ts'
import { changeRows, insertInto, joinRows, moveInto, partRows } from '../gestures/rows.ts'
import { rowsOfWeek, type RowEntry, type WorkoutEntry } from '../outline.ts'
import { columnKeys } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'

// Gestures on the chosen rows of one week.

const entriesOf = ({ outline }: EditorSession, rowIds: readonly string[]): RowEntry[] =>
  rowIds.flatMap(id => outline.get().entries.get(id) ?? [])

/** The chosen rows in the workout of the first one, because rows of several days can neither be moved nor grouped together. */
function ofOneWorkout(session: EditorSession, rowIds: readonly string[]) {
  const entries = entriesOf(session, rowIds)
  const groupId = entries[0]?.groupId ?? ''
  const rows = session.outline.get().workouts.get(groupId)?.workout.rows ?? []
  return { groupId, rows, ids: entries.filter(entry => entry.groupId === groupId).map(({ id }) => id) }
}

/** Moves rows past their neighbour. */
export function moveByOne(session: EditorSession, rowIds: readonly string[], step: 1 | -1): void {
  const { groupId, rows, ids } = ofOneWorkout(session, rowIds)
  const places = ids.map(id => rows.findIndex(row => row.id === id))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const isAtEnd = step < 0 ? first <= 0 : last >= rows.length - 1
  if (!isAtEnd && ids.length > 0) moveInto(session, { rowIds: ids, groupId, beforeId: rows[step < 0 ? first - 1 : last + 2]?.id })
}

/** The workout before or after one in its week, mostly that of the next day. */
export function workoutBeside({ outline }: EditorSession, groupId: string, step: 1 | -1): WorkoutEntry | undefined {
  const week = outline.get().workouts.get(groupId)?.week
  const workouts = week?.days.flatMap(day => day.workouts) ?? []
  return workouts[workouts.findIndex(({ id }) => id === groupId) + step]
}

/** Moves rows to the end of the day before, or to the beginning of the next one. */
export function moveToNextDay(session: EditorSession, rowIds: readonly string[], step: 1 | -1): void {
  const { groupId, ids } = ofOneWorkout(session, rowIds)
  const target = workoutBeside(session, groupId, step)
  if (target) moveInto(session, { rowIds: ids, groupId: target.id, beforeId: step > 0 ? target.rows[0]?.id : undefined })
}

export const joinChosen = (session: EditorSession, rowIds: readonly string[]): void => joinRows(session, ofOneWorkout(session, rowIds).ids)

export const partChosen = (session: EditorSession, rowIds: readonly string[]): void => partRows(session, rowIds)

export const copyOnward = (session: EditorSession, rowIds: readonly string[]): void => copyToLaterWeeks(session, rowIds, columnKeys)

/** The cells that a row keeps when the figures of another one are copied to it. */
const ownCells = new Set(['exercise', 'superset', 'note'])

/** Duplicates a row below it. The copy of a row in a superset joins the superset only if other rows of it follow. */
export function duplicateRow(session: EditorSession, { id, groupId, cells }: RowEntry): void {
  insertInto(session, { groupId, afterId: id }, rowsToPaste([cells], newId))
}

export const hasLaterWeeks = ({ outline }: EditorSession, groupId: string): boolean => {
  const { weeks, workouts } = outline.get()
  return weeks.at(-1)?.id !== workouts.get(groupId)?.week.id
}

/** The row above one in its week, which may be on another day. */
export function rowAbove({ outline }: EditorSession, { id, groupId }: Pick<RowEntry, 'id' | 'groupId'>): RowEntry | undefined {
  const week = outline.get().workouts.get(groupId)?.week
  const rows = week ? rowsOfWeek(week) : []
  return rows[rows.findIndex(row => row.id === id) - 1]
}

/** Copies the figures of the first row to the others; a single row gets those of the row above. */
export function fillDown(session: EditorSession, rowIds: readonly string[]): void {
  const [first, ...others] = entriesOf(session, rowIds)
  if (!first) return
  const [source, targets] = others.length > 0 ? [first, others] : [rowAbove(session, first), [first]]
  if (source)
    changeRows(
      session,
      targets.map(({ id, cells }) => ({ rowId: id, cells: figuresOf(source.cells, cells) })),
    )
}

function figuresOf(source: Cells, target: Cells): Record<string, CellValue> {
  const names = [...new Set([...Object.keys(source), ...Object.keys(target)])].filter(name => !ownCells.has(name))
  return Object.fromEntries(names.map(name => [name, source[name] ?? null]))
}
