import type { documentCalls } from '@allenio/contract/documents'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { bind, type Binding } from '#platform/http'
import { listSteps } from './batches.ts'
import { listCellChanges } from './cell-history.ts'
import { editDocument, readDocument } from './edit.ts'
import type { DocumentKind } from './kinds.ts'

interface DocumentAccess {
  /** Refuses with 'not found' whoever may not see the document. */
  reachToView: (db: WorkspaceDb, actor: Actor, id: string) => Promise<unknown>
  reachToUpdate: (db: WorkspaceDb, actor: Actor, id: string) => Promise<unknown>
  /** Checks the right to edit within the transaction of an edit, where it may lock and refuse more; by default `reachToUpdate`. */
  reachToEdit?: (db: WorkspaceDb, actor: Actor, id: string) => Promise<unknown>
}

/** Binds the calls of an editor to the documents of a kind. */
export const documentBindings = (
  calls: ReturnType<typeof documentCalls>,
  kind: DocumentKind,
  { reachToView, reachToUpdate, reachToEdit = reachToUpdate }: DocumentAccess,
): Binding[] => [
  bind(calls.getDocument, async ({ db, actor }, { id, since }) => {
    // the document is read while the access is checked, to save time; it is answered only if the access is granted
    const [state] = await Promise.all([readDocument(db, kind, { id, since }), reachToView(db, actor, id)])
    return state
  }),

  bind(calls.editDocument, async ({ db, actor }, { id, base, batches }) => {
    await reachToEdit(db, actor, id)
    return editDocument(db, kind, { id, base, batches, authorId: actor.membershipId })
  }),

  bind(calls.listDocumentSteps, async ({ db, actor }, { id }) => {
    await reachToUpdate(db, actor, id)
    return { steps: await listSteps(db, { documentId: id, authorId: actor.membershipId }) }
  }),

  bind(calls.listCellChanges, async ({ db, actor }, { id, rowId, cells }) => {
    await reachToUpdate(db, actor, id)
    return { changes: await listCellChanges(db, { documentId: id, rowId, cells }) }
  }),
]
