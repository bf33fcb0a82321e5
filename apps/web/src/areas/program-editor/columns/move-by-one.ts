import { moveInto } from '../gestures/rows.ts'
import type { WorkoutEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'

interface OneMove {
  rowId: string
  workout: WorkoutEntry
  step: 1 | -1
}

/** Moves a row past its neighbour. */
export function moveByOne(session: EditorSession, { rowId, workout: { id, rows }, step }: OneMove): void {
  const index = rows.findIndex(row => row.id === rowId)
  const isAtEnd = step < 0 ? index <= 0 : index < 0 || index >= rows.length - 1
  if (!isAtEnd) moveInto(session, { rowIds: [rowId], groupId: id, beforeId: rows[step < 0 ? index - 1 : index + 2]?.id })
}
