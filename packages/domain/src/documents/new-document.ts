import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { DocumentModel, DocumentRows } from './model.ts'
import { applyOperations, withChanges } from './operations.ts'

/** The place of a document's own row, which has no neighbours. */
export const rootPlace = 'V'

interface NewDocument {
  id: string
  cells: Cells
  /** The rows that the document begins with, as inserts into the document or into one another. */
  operations?: readonly Operation[]
  /** The document that it is a copy of. */
  originId?: string | undefined
}

/** The rows of a document that begins, on the server and on a device that has no network. */
export function rowsOfNewDocument(model: DocumentModel, { id, cells, operations = [], originId }: NewDocument): DocumentRows {
  const type = Object.keys(model).find(each => model[each]?.parent === null)
  if (type === undefined) throw new Error('a model of documents has no document')
  const root: DocumentRow = { id, type, parentId: null, place: rootPlace, cells, originId: originId ?? null, isDeleted: false }
  const rows = new Map([[id, root]])
  const { changed, faults } = applyOperations(model, rows, operations)
  if (faults.length > 0) throw new Error(`a new '${type}' has a row that is refused: ${faults[0]?.reason}`)
  return withChanges(rows, changed)
}
