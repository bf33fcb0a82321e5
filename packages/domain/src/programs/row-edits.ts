import type { Cells, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { applyOperations, childrenOf, isSameValue, placesAt, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { programModel, supersetOf, supersetsIn } from './model.ts'

// Gestures on the rows of a workout, as operations of its document. Letters and positions follow from the order and are not stored.

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
 * Moves rows to an index of a workout, counted without them. Rows that leave a superset lose their superset; rows that arrive within
 * another one join it.
 */
export function moveRows(
  rows: DocumentRows,
  chosenIds: readonly string[],
  { workoutId, index }: { workoutId: string; index: number },
): Operation[] {
  // the rows keep their order, whichever of them was chosen first
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

/** Whether all rows of the superset move together with this one. */
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

/** Takes rows out of their supersets and moves them behind the rows that stay, because a superset has no gaps. */
export function ungroupRows(rows: DocumentRows, ids: readonly string[]): Operation[] {
  const workoutIds = new Set(ids.flatMap(id => rows.get(id)?.parentId ?? []))
  const supersets = [...workoutIds].flatMap(workoutId => supersetsIn(childrenOf(rows, workoutId)))
  const operations: Operation[] = []
  let current = rows
  for (const superset of supersets) {
    const parting = partFrom(current, superset, ids)
    operations.push(...parting)
    // earlier operations may have given the rows new places, so the next ones are computed from the changed rows
    current = withChanges(current, applyOperations(programModel, current, parting).changed)
  }
  return operations
}

/** Takes some rows of one superset out of it, keeping their order. */
function partFrom(rows: DocumentRows, superset: readonly DocumentRow[], ids: readonly string[]): Operation[] {
  const leaving = superset.filter(row => ids.includes(row.id) && supersetOf(row) !== null)
  const [first] = leaving
  if (!first?.parentId) return []
  const lastStaying = superset.findLastIndex(row => !leaving.includes(row))
  const inside = leaving.filter(row => superset.indexOf(row) < lastStaying).map(({ id }) => id)
  const { parentId } = first
  const others = childrenOf(rows, parentId).filter(({ id }) => !inside.includes(id))
  const index = others.findIndex(({ id }) => id === superset[lastStaying]?.id) + 1
  const { places, moves } = placesAt(rows, { parentId, index, count: inside.length, leavingOut: inside })
  const moved = inside.map((id, at): Operation => ({ kind: 'move', id, parentId, place: places[at] ?? '' }))
  return [...(inside.length > 0 ? [...moves, ...moved] : []), ...leaving.flatMap(row => withSuperset(row, null))]
}

/** Cells that belong to the place of a row and not to its exercise: a paste leaves them as they are. */
const ownCells = new Set(['superset'])

/** The cells that change where a copied row is pasted on one, which keeps its id, workout, place and superset. */
export function cellsToPasteOn(target: Cells, copied: Cells): Record<string, CellValue> {
  const names = new Set([...Object.keys(copied), ...Object.keys(target)].filter(name => !ownCells.has(name)))
  return Object.fromEntries([...names].flatMap(name => (isSameValue(target[name], copied[name]) ? [] : [[name, copied[name] ?? null]])))
}

/** Makes the cells of new rows from copied ones: rows that were a superset become a new superset of their own. */
export const rowsToPaste = (copied: readonly Cells[], newId: () => string): Cells[] =>
  supersetsIn(copied.map(cells => ({ cells }))).flatMap(together => {
    const superset = together.length > 1 ? newId() : undefined
    return together.map(({ cells }) => {
      const others = Object.entries(cells).filter(([name]) => !ownCells.has(name))
      return Object.fromEntries(superset === undefined ? others : [...others, ['superset', superset]])
    })
  })
