import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import { copiesByOrigin, type Difference } from './differences.ts'
import type { DocumentRows } from './model.ts'
import { isVisible } from './tree.ts'

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
