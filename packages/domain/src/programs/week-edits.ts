import type { Operation } from '@allenio/contract/documents'
import { childrenOf, operationsCopying, placesAt, type DocumentRows } from '@allenio/domain/documents'

// Gestures on weeks and days. A source may stand in another program.

export const presetDays = 3

interface Target {
  /** The row that takes them: a program for weeks, a week for days. */
  parentId: string
  index: number
  newId: () => string
}

interface NewRows extends Target {
  type: 'week' | 'day' | 'workout'
  count: number
}

/** Inserts empty rows and answers their ids with the operations. */
export function insertEmpty(
  rows: DocumentRows,
  { type, parentId, index, count, newId }: NewRows,
): { ids: string[]; operations: Operation[] } {
  const { places, moves } = placesAt(rows, { parentId, index, count })
  const ids = places.map(() => newId())
  const inserts = ids.map((id, at): Operation => ({ kind: 'insert', id, type, parentId, place: places[at] ?? '', cells: {} }))
  return { ids, operations: [...moves, ...inserts] }
}

/** A week has as many days as the one before it. */
export function addWeek(rows: DocumentRows, { parentId, index, newId }: Target): Operation[] {
  const weekBefore = childrenOf(rows, parentId)[index - 1]
  const count = (weekBefore && childrenOf(rows, weekBefore.id).length) || presetDays
  const { ids, operations } = insertEmpty(rows, { type: 'week', parentId, index, count: 1, newId })
  const days = ids.flatMap(weekId => insertEmpty(rows, { type: 'day', parentId: weekId, index: 0, count, newId }).operations)
  return [...operations, ...days]
}

interface Copy extends Target {
  /** The rows of the program that is copied from. */
  source: DocumentRows
  id: string
  times: number
}

/** Inserts copies of a week, or of a day, with everything in it. */
export function insertCopies(rows: DocumentRows, { source, id, times, parentId, index, newId }: Copy): Operation[] {
  const original = source.get(id)
  if (original?.type !== 'week' && original?.type !== 'day') return []
  const { ids, operations } = insertEmpty(rows, { type: original.type, parentId, index, count: times, newId })
  const filled = operations.map(operation => (operation.kind === 'insert' ? { ...operation, cells: original.cells } : operation))
  return [...filled, ...ids.flatMap(copyId => operationsCopying(source, id, { id: copyId, newId, links: 'none' }))]
}

interface Replacement {
  source: DocumentRows
  id: string
  /** The week, or the day, whose content is replaced; it keeps its place. */
  targetId: string
  newId: () => string
}

export function replaceContent(rows: DocumentRows, { source, id, targetId, newId }: Replacement): Operation[] {
  const [original, target] = [source.get(id), rows.get(targetId)]
  // on itself, as it is now, it would be the same with new rows
  if (!original || original.type !== target?.type || (source === rows && id === targetId)) return []
  return [
    ...childrenOf(rows, targetId).map((child): Operation => ({ kind: 'delete', id: child.id })),
    ...operationsCopying(source, id, { id: targetId, newId, links: 'none' }),
  ]
}
