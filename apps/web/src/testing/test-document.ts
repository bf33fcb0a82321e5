import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { applyOperations, withChanges, type DocumentModel, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { createStore } from '#lib/store'
import type { EditedDocument } from '#lib/documents'

/** A document without rows, whose edits are applied here alone. */
export function testDocument(model: DocumentModel, rootType: string) {
  const id = newId()
  const root: DocumentRow = { id, type: rootType, parentId: null, place: 'V', cells: {}, originId: null, isDeleted: false }
  const rows = createStore<DocumentRows>(new Map([[id, root]]))
  const gestures: (readonly Operation[])[] = []
  const edit = (operations: readonly Operation[]) => {
    if (operations.length === 0) return
    const { changed, faults } = applyOperations(model, rows.get(), operations)
    if (faults.length > 0) throw new Error(`an operation is refused: ${faults[0]?.reason}`)
    gestures.push(operations)
    rows.set(withChanges(rows.get(), changed))
  }
  // the gestures read the rows and edit them; all else of a document belongs to its frame
  return { id, gestures, document: { rows, edit } as unknown as EditedDocument }
}
