import type { DocumentRow, Operation } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { subtreeOf } from './tree.ts'

interface CopyTarget {
  /** The row of the new document, or of another place in the same one, that takes what `sourceId` holds. */
  id: string
  newId: () => string
  /** New rows name as their origin the rows of a template, or what the rows of a copy name, or nothing. */
  links: 'to rows' | 'to origins' | 'none'
}

/** The operations that insert a copy of everything that a row holds into another row of its type. */
export function operationsCopying(source: DocumentRows, sourceId: string, { id, newId, links }: CopyTarget): Operation[] {
  const ids = new Map([[sourceId, id]])
  const [, ...held] = subtreeOf(source, sourceId)
  return held.map(row => {
    const ownId = newId()
    ids.set(row.id, ownId)
    const { type, place, cells } = row
    const parentId = ids.get(row.parentId ?? '') ?? id
    const originId = originOf(row, links)
    return { kind: 'insert', id: ownId, type, parentId, place, cells, ...(originId !== null && { originId }) }
  })
}

function originOf(row: DocumentRow, links: CopyTarget['links']): string | null {
  switch (links) {
    case 'to rows':
      return row.id
    case 'to origins':
      return row.originId
    case 'none':
      return null
    default:
      return links satisfies never
  }
}
