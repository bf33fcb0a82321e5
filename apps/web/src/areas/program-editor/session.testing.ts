import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { applyOperations, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { insertEmpty, programModel } from '@allenio/domain/programs'
import { createStore } from '#lib/store'
import type { EditedDocument } from '#lib/documents'
import { newId } from '@allenio/domain/ids'
import { openSession, type EditorSession } from './session.ts'

/** A session over a program of one week with empty days, whose edits are applied here alone. */
export function testSession(dayCount = 2): EditorSession & { gestures: (readonly Operation[])[] } {
  const programId = newId()
  const root: DocumentRow = { id: programId, type: 'program', parentId: null, place: 'V', cells: {}, originId: null, isDeleted: false }
  const rows = createStore<DocumentRows>(new Map([[programId, root]]))
  const gestures: (readonly Operation[])[] = []
  const edit = (operations: readonly Operation[]) => {
    if (operations.length === 0) return
    const { changed, faults } = applyOperations(programModel, rows.get(), operations)
    if (faults.length > 0) throw new Error(`an operation is refused: ${faults[0]?.reason}`)
    gestures.push(operations)
    rows.set(withChanges(rows.get(), changed))
  }
  const week = insertEmpty(rows.get(), { type: 'week', parentId: programId, index: 0, count: 1, newId })
  edit(week.operations)
  edit(insertEmpty(rows.get(), { type: 'day', parentId: week.ids[0] ?? '', index: 0, count: dayCount, newId }).operations)
  gestures.length = 0
  // the gestures read the rows and edit them; all else of a document belongs to its frame
  const document = { rows, edit } as unknown as EditedDocument
  return { ...openSession(document, programId), gestures }
}
