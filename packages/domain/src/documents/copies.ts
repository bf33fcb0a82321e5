import type { DocumentRow, Operation } from '@allenio/contract/documents'
import type { Difference } from './differences.ts'
import type { DocumentRows } from './model.ts'
import { subtreeOf } from './tree.ts'

interface NewRows {
  newId: () => string
  /** Rows of the template by the rows of the copy that stand for them; new ones are added. */
  idByOrigin: Map<string, string>
}

/** The operations that let a copy take the differences which were chosen, in the order of `differencesOf`. */
export function operationsTaking(differences: readonly Difference[], copy: DocumentRows, newId: () => string): Operation[] {
  const idByOrigin = new Map(
    [...copy.values()].flatMap(({ id, originId, isDeleted }) => (originId && !isDeleted ? [[originId, id] as const] : [])),
  )
  return differences.flatMap(difference => operationTaking(difference, { newId, idByOrigin }) ?? [])
}

function operationTaking(difference: Difference, newRows: NewRows): Operation | undefined {
  switch (difference.kind) {
    case 'cell':
      return { kind: 'set', id: difference.id, cells: { [difference.cell]: difference.template ?? null } }
    case 'added':
      return insertOf(difference.row, newRows)
    case 'deleted':
      return { kind: 'delete', id: difference.id }
    case 'moved': {
      const parentId = newRows.idByOrigin.get(difference.parentId)
      return parentId ? { kind: 'move', id: difference.id, parentId, place: difference.place } : undefined
    }
    default:
      return difference satisfies never
  }
}

/** Nothing where the copy has deleted the row that would hold it. */
function insertOf({ id: originId, type, parentId, place, cells }: DocumentRow, { newId, idByOrigin }: NewRows): Operation | undefined {
  const copyParentId = idByOrigin.get(parentId ?? '')
  if (!copyParentId) return undefined
  const id = newId()
  idByOrigin.set(originId, id)
  return { kind: 'insert', id, type, parentId: copyParentId, place, cells, originId }
}

interface CopyTarget {
  /** The row of the new document, or of another place in the same one, that takes what `sourceId` holds. */
  id: string
  newId: () => string
  /** A copy that follows its template keeps the origins; a paste does not. */
  isLinked: boolean
}

/** The operations that insert a copy of everything that a row holds into another row of its type. */
export function operationsCopying(source: DocumentRows, sourceId: string, { id, newId, isLinked }: CopyTarget): Operation[] {
  const ids = new Map([[sourceId, id]])
  const [, ...held] = subtreeOf(source, sourceId)
  return held.map(row => {
    const ownId = newId()
    ids.set(row.id, ownId)
    const { type, place, cells } = row
    const parentId = ids.get(row.parentId ?? '') ?? id
    return { kind: 'insert', id: ownId, type, parentId, place, cells, ...(isLinked && { originId: row.id }) }
  })
}
