import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import { copiesByOrigin, type Difference } from './differences.ts'
import type { DocumentRows } from './model.ts'
import { isVisible, subtreeOf } from './tree.ts'

interface NewRows {
  copy: DocumentRows
  idFor: (originId: string) => string
  /** Rows of the template by the rows of the copy that stand for them; new ones are added. */
  idByOrigin: Map<string, string>
}

/**
 * The operations that let a copy take the differences which were chosen, in the order of `differencesOf`. `idFor` makes the id of a row
 * that the copy lacks; one that follows from the row of the template lets two people take the same at once, and nothing comes twice.
 */
export function operationsTaking(differences: readonly Difference[], copy: DocumentRows, idFor: (originId: string) => string): Operation[] {
  const idByOrigin = new Map([...copiesByOrigin(copy)].flatMap(([originId, { id }]) => (isVisible(copy, id) ? [[originId, id]] : [])))
  return differences.flatMap(difference => operationsOf(difference, { copy, idFor, idByOrigin }))
}

function operationsOf(difference: Difference, newRows: NewRows): Operation[] {
  switch (difference.kind) {
    case 'cell':
      return [{ kind: 'set', id: difference.id, cells: { [difference.cell]: difference.template ?? null } }]
    case 'added':
      return insertOf(difference.row, newRows)
    case 'deleted':
      return [{ kind: 'delete', id: difference.id }]
    case 'moved': {
      const parentId = newRows.idByOrigin.get(difference.parentId)
      return parentId === undefined ? [] : [{ kind: 'move', id: difference.id, parentId, place: difference.place }]
    }
    default:
      return difference satisfies never
  }
}

/** Nothing where the copy has deleted the row that would hold it. A row that was taken before, and undone, comes back. */
function insertOf({ id: originId, type, parentId, place, cells }: DocumentRow, { copy, idFor, idByOrigin }: NewRows): Operation[] {
  const copyParentId = idByOrigin.get(parentId ?? '')
  if (copyParentId === undefined) return []
  const id = idFor(originId)
  idByOrigin.set(originId, id)
  const stored = copy.get(id)
  if (!stored) return [{ kind: 'insert', id, type, parentId: copyParentId, place, cells, originId }]
  return [
    { kind: 'move', id, parentId: copyParentId, place },
    { kind: 'restore', id },
    { kind: 'set', id, cells: { ...absentCells(stored.cells, cells), ...cells } },
  ]
}

const absentCells = (before: Cells, after: Cells): Cells =>
  Object.fromEntries(Object.keys(before).flatMap(cell => (cell in after ? [] : [[cell, null]])))

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
