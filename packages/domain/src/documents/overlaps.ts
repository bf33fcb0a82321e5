import type { Operation } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { isSameValue, isWithin } from './tree.ts'

/** Something that two people changed without knowing of each other. */
export interface Overlap {
  id: string
  /** Null where a whole row is meant: it was deleted while the other one edited it. */
  cell: string | null
}

/** What of other people's operations one's own have overwritten. `rows` holds the deleted ones, too. */
export function overlapsOf(rows: DocumentRows, own: readonly Operation[], others: readonly Operation[]): Overlap[] {
  const overlaps = own.flatMap(operation => {
    switch (operation.kind) {
      case 'set':
        return cellOverlaps(operation, others)
      case 'delete':
        return others.some(other => isEdit(other) && isWithin(rows, other.id, operation.id)) ? [{ id: operation.id, cell: null }] : []
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

function cellOverlaps({ id, cells }: Extract<Operation, { kind: 'set' }>, others: readonly Operation[]): Overlap[] {
  const theirs = others.filter(other => other.id === id)
  return Object.entries(cells).flatMap(([cell, value]) => {
    const last = theirs.findLast(other => other.kind === 'set' && cell in other.cells)
    const isOverwritten = last?.kind === 'set' && !isSameValue(last.cells[cell], value)
    return isOverwritten ? [{ id, cell }] : []
  })
}
