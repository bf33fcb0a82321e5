import { documentRowsAtMost } from '@allenio/contract/documents'
import { sizeAtMost } from './layered-map.ts'
import type { DocumentRows } from './model.ts'
import { isVisible, visibleCountOf } from './tree.ts'

interface Counted {
  /** The rows as they are, changed between the calls below. */
  rows: DocumentRows
  /** The number of rows in a row, itself included and deleted ones left out. */
  sizeOf: (id: string) => number
}

export interface RowCount {
  /** Whether a new row, or with `id` one that is there, may come into a parent without passing the bound of the document. */
  hasRoomFor: (at: { parentId: string; id?: string }) => boolean
  /** Keeps the count while `store` stores a row. */
  follow: (id: string, store: () => void) => void
}

/**
 * The rows of a document that somebody sees, held against the bound. Few documents come near to it: as long as all rows together, deleted
 * ones among them, are surely fewer, nothing is counted.
 */
export function openRowCount({ rows, sizeOf }: Counted): RowCount {
  let visible: number | undefined
  return {
    hasRoomFor({ parentId, id }) {
      // the document's own row is none of them
      if (sizeAtMost(rows) - 1 + (id === undefined ? 1 : 0) <= documentRowsAtMost) return true
      if (!isVisible(rows, parentId) || (id !== undefined && isVisible(rows, id))) return true
      visible ??= visibleCountOf(rows)
      return visible + (id === undefined ? 1 : sizeOf(id)) <= documentRowsAtMost
    },
    follow(id, store) {
      if (visible === undefined) return store()
      const wasVisible = isVisible(rows, id)
      store()
      const isNowVisible = isVisible(rows, id)
      if (isNowVisible !== wasVisible) visible += isNowVisible ? sizeOf(id) : -sizeOf(id)
    },
  }
}
