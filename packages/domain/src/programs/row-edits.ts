import type { Cells, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { childrenOf, isSameValue, placesAt, type DocumentRows } from '@allenio/domain/documents'
import { supersetOf, supersetsIn } from './model.ts'

// Gestures on the rows of a workout, as operations of its document. What follows from the order (letters, positions) is not stored.

interface NewRow {
  id: string
  cells: Cells
}

/** Inserts rows behind a row, or at the beginning of a workout; within a superset they become a part of it. */
export function insertRows(rows: DocumentRows, workoutId: string, afterId: string | null, added: readonly NewRow[]): Operation[] {
  const siblings = childrenOf(rows, workoutId)
  const index = siblings.findIndex(({ id }) => id === afterId) + 1
  const superset = supersetAround(siblings, index)
  const { places, moves } = placesAt(rows, { parentId: workoutId, index, count: added.length })
  const inserts = added.map(({ id, cells }, at): Operation => ({
    kind: 'insert',
    id,
    type: 'row',
    parentId: workoutId,
    place: places[at] ?? '',
    cells: superset === null ? cells : { ...cells, superset },
  }))
  return [...moves, ...inserts]
}

/** The superset that has members on both sides of an index. */
function supersetAround(siblings: readonly DocumentRow[], index: number): string | null {
  const [before, after] = [siblings[index - 1], siblings[index]]
  return before && after && supersetOf(before) === supersetOf(after) ? supersetOf(before) : null
}

/**
 * Moves rows to an index of a workout, counted without them. Rows that leave their superset leave it wholly; rows that come to stand
 * within another one join it.
 */
export function moveRows(
  rows: DocumentRows,
  chosenIds: readonly string[],
  { workoutId, index }: { workoutId: string; index: number },
): Operation[] {
  // in the order in which they stand, whichever was chosen first
  const workoutIds = new Set(chosenIds.flatMap(id => rows.get(id)?.parentId ?? []))
  const ids = [...workoutIds].flatMap(from => childrenOf(rows, from).flatMap(({ id }) => (chosenIds.includes(id) ? [id] : [])))
  const siblings = childrenOf(rows, workoutId).filter(({ id }) => !ids.includes(id))
  const { places, moves } = placesAt(rows, { parentId: workoutId, index, count: ids.length, leavingOut: ids })
  const around = supersetAround(siblings, index)
  const moved = ids.flatMap((id, at): Operation[] => {
    const row = rows.get(id)
    if (!row) return []
    const own = staysTogether(rows, row, ids) ? supersetOf(row) : null
    return [{ kind: 'move', id, parentId: workoutId, place: places[at] ?? '' }, ...withSuperset(row, around ?? own)]
  })
  return [...moves, ...moved]
}

/** Whether all rows of its superset move with it. */
function staysTogether(rows: DocumentRows, row: DocumentRow, ids: readonly string[]): boolean {
  const together = supersetsIn(childrenOf(rows, row.parentId)).find(each => each.some(({ id }) => id === row.id)) ?? []
  return together.every(({ id }) => ids.includes(id))
}

const withSuperset = (row: DocumentRow, superset: string | null): Operation[] =>
  supersetOf(row) === superset ? [] : [{ kind: 'set', id: row.id, cells: { superset } }]

/** Makes rows of one workout a superset: they follow the first of them. `newId` names it. */
export function groupRows(rows: DocumentRows, ids: readonly string[], newId: () => string): Operation[] {
  const workoutId = rows.get(ids[0] ?? '')?.parentId
  if (!workoutId || ids.length < 2) return []
  const siblings = childrenOf(rows, workoutId)
  const groupMembers = siblings.filter(({ id }) => ids.includes(id))
  const [first] = groupMembers
  if (!first || groupMembers.length < 2) return []
  const others = siblings.filter(({ id }) => !ids.includes(id))
  const firstIndex = siblings.indexOf(first)
  // rows that leave another superset go behind it
  let index = firstIndex
  while (supersetAround(others, index) !== null) index += 1
  const superset = newId()
  const sets = groupMembers.flatMap(row => withSuperset(row, superset))
  const isInPlace = index === firstIndex && groupMembers.at(-1) === siblings[firstIndex + groupMembers.length - 1]
  if (isInPlace) return sets
  const { places, moves } = placesAt(rows, { parentId: workoutId, index, count: groupMembers.length, leavingOut: ids })
  const moved = groupMembers.map(({ id }, at): Operation => ({ kind: 'move', id, parentId: workoutId, place: places[at] ?? '' }))
  return [...moves, ...moved, ...sets]
}

/** Takes rows out of their superset: to its end, so that the others still stand together. */
export function ungroupRows(rows: DocumentRows, ids: readonly string[]): Operation[] {
  return ids.flatMap(id => {
    const row = rows.get(id)
    if (!row?.parentId || supersetOf(row) === null) return []
    const siblings = childrenOf(rows, row.parentId)
    const together = supersetsIn(siblings).find(each => each.includes(row)) ?? []
    const stays = together.filter(each => !ids.includes(each.id))
    const last = stays.at(-1)
    const isInside = last !== undefined && siblings.indexOf(last) > siblings.indexOf(row)
    if (!isInside) return withSuperset(row, null)
    const index = siblings.filter(each => each.id !== id).indexOf(last) + 1
    const { places, moves } = placesAt(rows, { parentId: row.parentId, index, count: 1, leavingOut: [id] })
    return [...moves, { kind: 'move', id, parentId: row.parentId, place: places[0] ?? '' }, ...withSuperset(row, null)]
  })
}

/** Cells that belong to the place of a row and not to its exercise: a paste leaves them as they are. */
const ownCells = new Set(['superset'])

/** The cells that change where a copied row is pasted on one, which keeps its id, workout, place and superset. */
export function cellsToPasteOn(target: Cells, copied: Cells): Record<string, CellValue> {
  const names = new Set([...Object.keys(copied), ...Object.keys(target)].filter(name => !ownCells.has(name)))
  return Object.fromEntries([...names].flatMap(name => (isSameValue(target[name], copied[name]) ? [] : [[name, copied[name] ?? null]])))
}

/** The cells with which copied rows begin as new ones: those that stood together in a superset are a superset of their own. */
export const rowsToPaste = (copied: readonly Cells[], newId: () => string): Cells[] =>
  supersetsIn(copied.map(cells => ({ cells }))).flatMap(together => {
    const superset = together.length > 1 ? newId() : undefined
    return together.map(({ cells }) => {
      const others = Object.entries(cells).filter(([name]) => !ownCells.has(name))
      return Object.fromEntries(superset === undefined ? others : [...others, ['superset', superset]])
    })
  })
