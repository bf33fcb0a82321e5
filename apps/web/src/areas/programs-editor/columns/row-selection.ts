import { rowsOfWeek, type RowEntry, type WeekEntry, type WorkoutEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'

/** The rows that are chosen in the view of columns: all between the one where it began and the one where the focus is. */
export interface RowSelection {
  anchorId: string
  ids: ReadonlySet<string>
}

interface RowPlace {
  workout: WorkoutEntry
  week: WeekEntry
  /** All rows of its week, in their order. */
  rows: readonly RowEntry[]
  index: number
}

export function placeOf({ outline }: EditorSession, rowId: string): RowPlace | undefined {
  const { entries, workouts, weeks } = outline.get()
  const around = workouts.get(entries.get(rowId)?.groupId ?? '')
  const week = weeks.find(({ id }) => id === around?.week.id)
  if (!around || !week) return undefined
  const rows = rowsOfWeek(week)
  return { workout: around.workout, week, rows, index: rows.findIndex(({ id }) => id === rowId) }
}

export const selectRow = ({ selection }: EditorSession, rowId: string): void => selection.set({ anchorId: rowId, ids: new Set([rowId]) })

export const selectRows = ({ selection }: EditorSession, rows: readonly RowEntry[]): void =>
  selection.set(rows[0] && { anchorId: rows[0].id, ids: new Set(rows.map(({ id }) => id)) })

/** Chooses all rows from where the selection began to this one; in another week it begins anew. */
export function extendTo(session: EditorSession, rowId: string): void {
  const anchorId = session.selection.get()?.anchorId ?? rowId
  const place = placeOf(session, rowId)
  const anchor = place?.rows.findIndex(({ id }) => id === anchorId) ?? -1
  if (!place || anchor < 0) return selectRow(session, rowId)
  const rows = place.rows.slice(Math.min(anchor, place.index), Math.max(anchor, place.index) + 1)
  session.selection.set({ anchorId, ids: new Set(rows.map(({ id }) => id)) })
}

/** The chosen rows that are still there, in their order; at least the one where the focus is. */
export function selectedIds(session: EditorSession, rowId: string): string[] {
  const chosenIds = session.selection.get()?.ids
  if (!chosenIds?.has(rowId)) return [rowId]
  return (placeOf(session, rowId)?.rows ?? []).flatMap(({ id }) => (chosenIds.has(id) ? [id] : []))
}
