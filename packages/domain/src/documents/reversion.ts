import type { DocumentRow, Operation } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { isSameValue, subtreeOf } from './tree.ts'

/**
 * The operations that bring a document back to an earlier version of itself: what is gone comes back, parents first, what has changed
 * changes back, and what was added since goes.
 */
export function operationsReverting(rows: DocumentRows, earlier: DocumentRows): Operation[] {
  const root = [...earlier.values()].find(({ parentId }) => parentId === null)
  const earlierRows = root ? subtreeOf(earlier, root.id) : []
  const earlierIds = new Set(earlierRows.map(({ id }) => id))
  const added = [...rows.values()].filter(({ id, parentId, isDeleted }) => parentId !== null && !earlierIds.has(id) && !isDeleted)
  return [
    ...added.map(({ id }): Operation => ({ kind: 'delete', id })),
    ...earlierRows.flatMap(row => operationsFor(rows.get(row.id), row)),
  ]
}

/** A row that was deleted long ago is erased by now, and is inserted with the id that it had. */
function operationsFor(current: DocumentRow | undefined, { id, type, parentId, place, cells, originId }: DocumentRow): Operation[] {
  if (!current) return parentId ? [{ kind: 'insert', id, type, parentId, place, cells, ...(originId && { originId }) }] : []
  const keys = [...new Set([...Object.keys(current.cells), ...Object.keys(cells)])].filter(
    key => !isSameValue(current.cells[key], cells[key]),
  )
  const isMoved = parentId !== null && (current.parentId !== parentId || current.place !== place)
  return [
    // a row moves before it is restored, because the place where it stood may be deleted
    ...(isMoved ? [{ kind: 'move' as const, id, parentId, place }] : []),
    ...(current.isDeleted ? [{ kind: 'restore' as const, id }] : []),
    ...(keys.length > 0 ? [{ kind: 'set' as const, id, cells: Object.fromEntries(keys.map(key => [key, cells[key] ?? null])) }] : []),
  ]
}
