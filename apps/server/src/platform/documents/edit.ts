import type { AppliedBatches, Batch, DocumentState, Operation } from '@allenio/contract/documents'
import { applyOperations, overlapsOf, subtreeOf, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { noteGrowth, refuseGrowth, type DocumentGrowth } from '#platform/files'
import { emitToThing } from '#platform/realtime'
import {
  asStoredBatch,
  compactedBeyondBytes,
  compactHistory,
  insertBatch,
  listKnownBatches,
  listForeignOperations,
  type AppliedBatch,
} from './batches.ts'
import { refuseWrongCells } from './cells.ts'
import { eraseOldestDeletedRows } from './erasure.ts'
import { rowTablesOf, type DocumentKind } from './kinds.ts'
import { bytesOf, listRows, listRowsSince, readRows, readRowsWithParents, storeRows } from './rows.ts'

interface Edit {
  id: string
  /** The revision that the device had when it made the batches. */
  base: number
  batches: readonly Batch[]
  /** Null where the author has left the business, for example if a publication waited for its day. */
  authorId: string | null
  /** The moment of an edit of the demo, which lies in the past. */
  at?: string
}

/** The most rows of a document, deleted ones that can be restored included. Beyond them, the rows that were deleted first are erased. */
export const keptRowsAtMost = 30_000
/** The rows that remain after such a cleaning; fewer than the limit, so that not every edit cleans again. */
const rowsLeftOver = 27_000

/** The most rows that one request may compare: enough to delete and restore the largest document with each of its batches. */
const comparedRows = 200_000

type DocumentHead = Row<'documents', 'revision' | 'oldest_revision'>

/** Applies batches, one device after the other: the row of the document is their lock. */
export async function editDocument(
  db: WorkspaceDb,
  kind: DocumentKind,
  { id, base, batches, authorId, at }: Edit,
): Promise<AppliedBatches> {
  const head = found(
    await db.maybeOne<DocumentHead>(sql`
      select revision, oldest_revision from documents where id = ${id} and kind = ${kind.name} for update`),
  )
  const knownBatches = await listKnownBatches(
    db,
    batches.map(batch => batch.id),
  )
  if (knownBatches.some(({ document_id: documentId }) => documentId !== id)) throw new AppError('changed meanwhile')
  const knownIds = new Set(knownBatches.map(batch => batch.id))
  // a request may name a batch twice
  const sentBatches = [...new Map(batches.map(batch => [batch.id, batch])).values()].filter(batch => !knownIds.has(batch.id))
  const isBehind = base < head.revision
  const others = isBehind && sentBatches.length > 0 ? await listForeignOperations(db, { documentId: id, revision: base, authorId }) : []

  const storedRows = await rowsFor(db, kind, id, sentBatches)
  let rows = storedRows
  refuseWrongCells(kind, rows, sentBatches)
  if (sentBatches.length > 0) await refuseGrowth(db, growthOf(sentBatches))
  const newBatches = kind.clean ? await kind.clean(db, sentBatches) : sentBatches
  const outcomes = knownBatches.map(({ id: batchId, inverse, outcome }) => ({ ...outcome, batchId, inverse }))
  const revisionById = new Map<string, number>()
  let revision = head.revision
  const effort = { rowsLeft: comparedRows }
  const applied: AppliedBatch[] = []
  for (const batch of newBatches) {
    const result = applyOperations(kind.model, rows, batch.operations, effort)
    if (effort.rowsLeft < 0) throw new AppError('malformed request')
    const { changed, inverse, faults } = result
    rows = withChanges(rows, changed)
    revision += 1
    for (const rowId of changedIds(rows, batch.operations, changed)) revisionById.set(rowId, revision)
    const outcome = { faults: [...faults], overwritten: overlapsOf(rows, batch.operations, others) }
    applied.push({ documentId: id, revision, authorId, batch, inverse, outcome })
    outcomes.push({ ...outcome, batchId: batch.id, inverse: [...inverse] })
  }
  const changedRows = [...revisionById.keys()].flatMap(rowId => rows.get(rowId) ?? [])
  if (revision > head.revision) {
    const storedBatches = applied.map(asStoredBatch)
    const rowBytes = bytesOf(changedRows) - bytesOf(changedRows.flatMap(({ id: rowId }) => storedRows.get(rowId) ?? []))
    const newBytes = storedBatches.reduce((sum, { bytes }) => sum + bytes, 0)
    const isDeleting = changedRows.some(({ isDeleted }) => isDeleted)
    const [{ history_bytes: historyBytes }] = await Promise.all([
      db.one<Row<'documents', 'history_bytes'>>(sql`
        update documents set revision = ${revision}, updated_at = coalesce(${at ?? null}::timestamptz, now()),
          row_bytes = row_bytes + ${rowBytes}::int, history_bytes = history_bytes + ${newBytes}::int,
          deleted_rows_since = case when ${isDeleting} then coalesce(deleted_rows_since, now()) else deleted_rows_since end
        where id = ${id} returning history_bytes`),
      ...storedBatches.map(each => insertBatch(db, each)),
      storeRows(db, kind, { id, rows: changedRows, revisionOf: rowId => revisionById.get(rowId) ?? revision }),
      kind.revisionColumn && db.run(sql`update ${rowTablesOf(kind).root.table} set ${kind.revisionColumn} = ${revision} where id = ${id}`),
    ])
    db.afterCommit(() => noteGrowth(db.workspaceId, rowBytes + newBytes))
    if (historyBytes > compactedBeyondBytes) await compactHistory(db, id)
    if (rows.size > keptRowsAtMost) await eraseOldestDeletedRows(db, kind, { id, rows, count: rows.size - rowsLeftOver })
    // the event holds no rows: whoever hears it asks for them, and is judged then
    emitToThing(db, { workspaceId: db.workspaceId, thing: kind.name, id }, 'document edited', { id, revision })
  }
  return { ...(await readState(db, kind, { id, since: base, head: { ...head, revision } })), outcomes }
}

/** Which kinds of operations make a document larger. Deleting and moving do not, and a replaced row makes room for the new one. */
function growthOf(batches: readonly Batch[]): DocumentGrowth {
  const kinds = new Set(batches.flatMap(({ operations }) => operations.map(({ kind }) => kind)))
  if (kinds.has('insert') && !kinds.has('delete')) return 'adds'
  return kinds.has('insert') || kinds.has('set') ? 'edits' : 'deletes'
}

/** The rows that batches need: setting cells needs only the changed rows; other operations depend on the whole document. */
function rowsFor(db: WorkspaceDb, kind: DocumentKind, id: string, batches: readonly Batch[]): Promise<DocumentRows> {
  const operations = batches.flatMap(batch => batch.operations)
  return operations.every(operation => operation.kind === 'set')
    ? readRowsWithParents(db, kind, { id, rowIds: operations.map(operation => operation.id) })
    : readRows(db, kind, id)
}

/** The ids of changed rows, and of everything inside a restored row, because a device may never have seen a deleted row. */
function changedIds(rows: DocumentRows, operations: readonly Operation[], changed: DocumentRows): ReadonlySet<string> {
  const ids = new Set(changed.keys())
  const restored = new Set(operations.flatMap(({ kind, id }) => (kind === 'restore' && changed.has(id) ? [id] : [])))
  for (const id of restored) for (const row of subtreeOf(rows, id)) ids.add(row.id)
  return ids
}

interface StateQuery {
  id: string
  since: number | undefined
  head: DocumentHead
}

/** The rows that a device is missing: all of them where it has none, or a document that is too old. */
async function readState(db: WorkspaceDb, kind: DocumentKind, { id, since, head }: StateQuery): Promise<DocumentState> {
  const { revision, oldest_revision: oldest } = head
  const isWhole = since === undefined || since < oldest || since > revision
  const rows = isWhole ? await listRows(db, kind, id) : await listRowsSince(db, kind, { id, revision: since })
  return { revision, isWhole, rows }
}

const findHead = async (db: WorkspaceDb, kind: DocumentKind, id: string): Promise<DocumentHead> =>
  found(await db.maybeOne<DocumentHead>(sql`select revision, oldest_revision from documents where id = ${id} and kind = ${kind.name}`))

/** A document as an editor opens it, or what has changed since a revision. */
export async function readDocument(
  db: WorkspaceDb,
  kind: DocumentKind,
  { id, since }: { id: string; since?: number | undefined },
): Promise<DocumentState> {
  // the revision is read first: a change that is made between the two reads is then sent again, and not missed
  if (since !== undefined) return readState(db, kind, { id, since, head: await findHead(db, kind, id) })
  const [{ revision }, rows] = await Promise.all([findHead(db, kind, id), listRows(db, kind, id)])
  return { revision, isWhole: true, rows }
}
