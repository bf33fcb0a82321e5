import { documentRowsAtMost, operationsAtOnce, type Batch, type Operation } from '@allenio/contract/documents'
import { withChanges, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { editDocument } from './edit.ts'
import type { DocumentKind } from './kinds.ts'
import { readRows } from './rows.ts'

interface Change {
  id: string
  authorId: string | null
  /** Answers the operations of one gesture, from the rows as they are under the lock. */
  operationsFor: (rows: DocumentRows) => readonly Operation[]
}

export interface ChangedDocument {
  rows: DocumentRows
  revision: number
  /** Why some operations had no effect. */
  faults: readonly string[]
}

/**
 * Changes a document on behalf of a call that knows no operations: one gesture, stored and undone like those of an editor. Where the
 * document has no room for all of it, nothing is changed.
 */
export async function changeDocument(
  db: WorkspaceDb,
  kind: DocumentKind,
  { id, authorId, operationsFor }: Change,
): Promise<ChangedDocument> {
  const { revision: base } = found(
    await db.maybeOne<Row<'documents', 'revision'>>(sql`
    select revision from documents where id = ${id} and kind = ${kind.name} for update`),
  )
  const rows = await readRows(db, kind, id)
  const batches = batchesOf(operationsFor(rows))
  if (batches.length === 0) return { rows, revision: base, faults: [] }
  const { rows: changed, revision, outcomes } = await editDocument(db, kind, { id, base, batches, authorId })
  const faults = outcomes.flatMap(outcome => outcome.faults.map(({ reason }) => reason))
  if (faults.includes('document full')) throw documentFull()
  return { rows: withChanges(rows, new Map(changed.map(row => [row.id, row]))), revision, faults }
}

/** The error for a full document, for callers whose transaction ends with it. */
export const documentFull = () => new AppError('document full', { values: { max: documentRowsAtMost } })

/** A gesture of many operations travels in several batches. */
function batchesOf(operations: readonly Operation[]): Batch[] {
  const gestureId = newId()
  return Array.from({ length: Math.ceil(operations.length / operationsAtOnce) }, (_, at) => ({
    id: newId(),
    gestureId,
    kind: 'edit',
    operations: operations.slice(at * operationsAtOnce, (at + 1) * operationsAtOnce),
  }))
}
