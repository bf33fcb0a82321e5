import type { documentCalls } from '@allenio/contract/documents'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { bind, type Binding } from '#platform/http'
import { listSteps } from './batches.ts'
import { listCellChanges } from './cell-history.ts'
import { editDocument, readDocument } from './edit.ts'
import type { DocumentKind } from './kinds.ts'
import {
  appliedWithoutRightCells,
  changesWithoutRightCells,
  rightValuesOf,
  stepsWithoutRightCells,
  withoutRightCells,
  type RightCells,
} from './right-cells.ts'

interface DocumentAccess {
  /** Refuses with 'not found' whoever may not see the document. */
  reachToView: (db: WorkspaceDb, actor: Actor, id: string) => Promise<unknown>
  reachToUpdate: (db: WorkspaceDb, actor: Actor, id: string) => Promise<unknown>
  /** Checks the right to edit within the transaction of an edit, where it may lock and refuse more; by default `reachToUpdate`. */
  reachToEdit?: (db: WorkspaceDb, actor: Actor, id: string) => Promise<unknown>
  /** The cells that the right to edit does not include; none by default. */
  rightCells?: RightCells
}

/** Binds the calls of an editor to the documents of a kind. */
export function documentBindings(
  calls: ReturnType<typeof documentCalls>,
  kind: DocumentKind,
  { reachToView, reachToUpdate, reachToEdit = reachToUpdate, rightCells }: DocumentAccess,
): Binding[] {
  /** The rule whose cells the answer must not hold. */
  const hiddenCells = async (db: WorkspaceDb, actor: Actor, id: string): Promise<RightCells | undefined> =>
    rightCells && !(await rightCells.maySee(db, actor, id)) ? rightCells : undefined

  return [
    bind(calls.getDocument, async ({ db, actor }, { id, since }) => {
      // the document is read while the access is checked, to save time; it is answered only if the access is granted
      const [state] = await Promise.all([readDocument(db, kind, { id, since }), reachToView(db, actor, id)])
      const hidden = await hiddenCells(db, actor, id)
      return hidden ? { ...state, rows: withoutRightCells(state.rows, id, hidden) } : state
    }),

    bind(calls.editDocument, async ({ db, actor }, { id, base, batches }) => {
      await reachToEdit(db, actor, id)
      const values = rightCells ? rightValuesOf(batches, id, rightCells) : []
      if (rightCells && values.length > 0) {
        await db.maybeOne(sql`select from documents where id = ${id} for update`)
        await rightCells.refuseValues(db, actor, { id, values })
      }
      const hidden = await hiddenCells(db, actor, id)
      const applied = await editDocument(db, kind, { id, base, batches, authorId: actor.membershipId })
      return hidden ? appliedWithoutRightCells(applied, id, hidden) : applied
    }),

    bind(calls.listDocumentSteps, async ({ db, actor }, { id }) => {
      await reachToUpdate(db, actor, id)
      const steps = await listSteps(db, { documentId: id, authorId: actor.membershipId })
      const hidden = await hiddenCells(db, actor, id)
      return { steps: hidden ? stepsWithoutRightCells(steps, id, hidden) : steps }
    }),

    bind(calls.listCellChanges, async ({ db, actor }, { id, rowId, cells }) => {
      await reachToUpdate(db, actor, id)
      const changes = await listCellChanges(db, { documentId: id, rowId, cells })
      const hidden = rowId === id ? await hiddenCells(db, actor, id) : undefined
      return { changes: hidden ? changesWithoutRightCells(changes, hidden) : changes }
    }),
  ]
}
