import type { Operation } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { isSameValue } from './tree.ts'

/** Something that two people changed without knowing of each other. */
export interface Overlap {
  id: string
  /** Null where a whole row is meant: it was deleted while the other one edited it. */
  cell: string | null
}

/** Finds which of other people's operations one's own have overwritten. `rows` holds the deleted ones, too. */
export function overlapsOf(rows: DocumentRows, own: readonly Operation[], others: readonly Operation[]): Overlap[] {
  if (others.length === 0) return []
  const editedIds = withParents(rows, others.filter(isEdit))
  const othersById = Map.groupBy(others, ({ id }) => id)
  const overlaps = own.flatMap(operation => {
    switch (operation.kind) {
      case 'set':
        return cellOverlaps(operation, othersById.get(operation.id) ?? [])
      case 'delete':
        return editedIds.has(operation.id) ? [{ id: operation.id, cell: null }] : []
      case 'insert':
      case 'move':
      case 'restore':
        return []
      default:
        return operation satisfies never
    }
  })
  return [...new Map(overlaps.map(overlap => [`${overlap.id} ${overlap.cell}`, overlap])).values()]
}

const isEdit = ({ kind }: Operation): boolean => kind !== 'delete'

/** The rows, and those that hold them. */
function withParents(rows: DocumentRows, edits: readonly Operation[]): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { id } of edits) {
    for (let at: string | null | undefined = id; at && !ids.has(at); at = rows.get(at)?.parentId) ids.add(at)
  }
  return ids
}

/** `theirs` are the operations of others on the same row. */
function cellOverlaps({ id, cells }: Extract<Operation, { kind: 'set' }>, theirs: readonly Operation[]): Overlap[] {
  return Object.entries(cells).flatMap(([cell, value]) => {
    const last = theirs.findLast(other => other.kind === 'set' && cell in other.cells)
    const isOverwritten = last?.kind === 'set' && !isSameValue(last.cells[cell], value)
    return isOverwritten ? [{ id, cell }] : []
  })
}
