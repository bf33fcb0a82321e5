import type { CellValue, Operation } from '@allenio/contract/documents'
import { childrenOf, isSameValue } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { groupRows, insertEmpty, insertRows, moveRows, programLimits, ungroupRows } from '@allenio/domain/programs'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'

// Gestures on rows. Each is one edit of the document, and so one step of undo.

export type RowCells = Readonly<Record<string, CellValue>>

/** Returns a session whose edits are one step of undo. */
export function oneGesture(session: EditorSession): EditorSession {
  const gestureId = newId()
  return { ...session, edit: operations => session.edit(operations, gestureId) }
}

interface Insertion {
  groupId: string
  /** The row behind which rows are inserted: undefined for the end of the group, null for its beginning. */
  afterId?: string | null | undefined
}

/** The workout of a group, with the operations that create it if it is not saved yet. */
function workoutOf({ document, outline }: EditorSession, groupId: string): { workoutId: string; operations: Operation[] } | undefined {
  const place = outline.get().workouts.get(groupId)
  if (!place) return undefined
  if (place.workout.isSaved) return { workoutId: groupId, operations: [] }
  const rows = document.rows.get()
  const id = groupId === place.day.id ? newId() : groupId
  const index = childrenOf(rows, place.day.id).length
  const { operations } = insertEmpty(rows, { type: 'workout', parentId: place.day.id, index, count: 1, newId: () => id })
  return { workoutId: id, operations }
}

/** Inserts rows. Returns their ids, or none if there is no room. */
export function insertInto(session: EditorSession, { groupId, afterId }: Insertion, added: readonly RowCells[]): string[] {
  const target = workoutOf(session, groupId)
  if (!target || added.length === 0 || !hasRoom(session, groupId, added.length)) return []
  const rows = session.document.rows.get()
  const last = childrenOf(rows, target.workoutId).at(-1)?.id ?? null
  const newRows = added.map(cells => ({ id: newId(), cells: withoutNulls(cells) }))
  const after = afterId === undefined ? last : savedBefore(session, groupId, afterId)
  session.edit([...target.operations, ...insertRows(rows, target.workoutId, after, newRows)])
  return newRows.map(({ id }) => id)
}

export function hasRoom({ outline }: EditorSession, groupId: string, count: number): boolean {
  const rowCount = outline.get().workouts.get(groupId)?.workout.rows.length ?? 0
  if (rowCount + count <= programLimits.rowsInWorkout) return true
  toast({ type: 'warning', text: useEditorWords.say('workoutFull', { count: programLimits.rowsInWorkout }), id: 'workout full' })
  return false
}

/** The row itself or, if it is unsaved, the saved row before it. */
function savedBefore({ unsaved }: EditorSession, groupId: string, rowId: string | null): string | null {
  const { row } = unsaved.get()
  return row?.id === rowId && row?.groupId === groupId ? row.afterId : rowId
}

export const withoutNulls = (cells: RowCells): RowCells => Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))

/** Begins a row without an exercise. It stays on this device until it has one; there is only one at a time. */
export function beginRow(session: EditorSession, { groupId, afterId }: Insertion): string | undefined {
  const { row, workout } = session.unsaved.get()
  if (row) {
    toast({ type: 'warning', text: useEditorWords.say('unsavedRow'), id: 'unsaved row' })
    return row.id
  }
  if (!hasRoom(session, groupId, 1)) return undefined
  const id = newId()
  session.unsaved.set({ workout, row: { id, groupId, afterId: afterId ?? null, cells: {} } })
  return id
}

export interface RowChange {
  rowId: string
  cells: RowCells
}

/** Sets cells of many rows at once; an unsaved row is saved when it gets an exercise. */
export function changeRows(session: EditorSession, changes: readonly RowChange[]): void {
  const rows = session.document.rows.get()
  const operations: Operation[] = []
  for (const { rowId, cells } of changes) {
    const row = rows.get(rowId)
    if (!row) {
      changeUnsaved(session, rowId, cells)
      continue
    }
    const changed = Object.entries(cells).filter(([cell, value]) => !isSameValue(row.cells[cell], value ?? undefined))
    if (changed.length > 0) operations.push({ kind: 'set', id: rowId, cells: Object.fromEntries(changed) })
  }
  session.edit(operations)
}

function changeUnsaved(session: EditorSession, rowId: string, cells: RowCells): void {
  const { row, workout } = session.unsaved.get()
  if (row?.id !== rowId) return
  const all = withoutNulls({ ...row.cells, ...cells })
  if (all['exercise'] === undefined) return session.unsaved.set({ workout, row: { ...row, cells: all } })
  const target = workoutOf(session, row.groupId)
  if (!target) return
  session.edit([
    ...target.operations,
    ...insertRows(session.document.rows.get(), target.workoutId, row.afterId, [{ id: row.id, cells: all }]),
  ])
}

export function deleteRows(session: EditorSession, rowIds: readonly string[]): void {
  const { row, workout } = session.unsaved.get()
  if (row && rowIds.includes(row.id)) session.unsaved.set({ workout, row: undefined })
  const rows = session.document.rows.get()
  session.edit(rowIds.filter(id => rows.has(id)).map((id): Operation => ({ kind: 'delete', id })))
}

interface Move {
  rowIds: readonly string[]
  groupId: string
  /** The row before which rows are moved; undefined for the end. */
  beforeId: string | undefined
}

export function moveInto(session: EditorSession, { rowIds, groupId, beforeId }: Move): void {
  const rows = session.document.rows.get()
  const ids = rowIds.filter(id => rows.has(id))
  const target = workoutOf(session, groupId)
  const comers = ids.filter(id => rows.get(id)?.parentId !== target?.workoutId)
  if (!target || ids.length === 0 || !hasRoom(session, groupId, comers.length)) return
  const others = childrenOf(rows, target.workoutId).filter(({ id }) => !ids.includes(id))
  const before = others.findIndex(({ id }) => id === beforeId)
  const index = before < 0 ? others.length : before
  session.edit([...target.operations, ...moveRows(rows, ids, { workoutId: target.workoutId, index })])
}

export const joinRows = ({ document, edit }: EditorSession, rowIds: readonly string[]): void =>
  edit(groupRows(document.rows.get(), rowIds, newId))

export const partRows = ({ document, edit }: EditorSession, rowIds: readonly string[]): void =>
  edit(ungroupRows(document.rows.get(), rowIds))
