import type { Batch, BatchOutcome, DocumentStep, Operation } from '@allenio/contract/documents'
import { undoSteps } from '@allenio/contract/documents'
import { shortestInverse } from '@allenio/domain/documents'
import { isOneOf, jsonText, limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'

type BatchRow = Row<'document_batches'>

type KnownBatch = Pick<BatchRow, 'id' | 'document_id' | 'inverse' | 'outcome'>

/** Lists those of some batches that were applied before. */
export const listKnownBatches = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<KnownBatch>(sql`select id, document_id, inverse, outcome from document_batches where id ${isOneOf(ids)}`)

export interface AppliedBatch {
  documentId: string
  revision: number
  authorId: string | null
  batch: Batch
  inverse: readonly Operation[]
  outcome: BatchOutcome
}

export interface StoredBatch extends AppliedBatch {
  /** As JSON. */
  texts: Record<'operations' | 'inverse' | 'outcome', string>
  bytes: number
}

/** A row with its indexes, beside its texts. */
export const bytesOfRow = 300

export function asStoredBatch(applied: AppliedBatch): StoredBatch {
  const { batch, inverse, outcome } = applied
  const texts = { operations: jsonText(batch.operations), inverse: jsonText(inverse), outcome: jsonText(outcome) }
  const setRows = new Set(inverse.flatMap(({ kind, id }) => (kind === 'set' ? [id] : []))).size
  const bytes = texts.operations.length + texts.inverse.length + texts.outcome.length + bytesOfRow * (1 + setRows)
  return { ...applied, texts, bytes }
}

export const insertBatch = (db: WorkspaceDb, { documentId, revision, authorId, batch, texts }: StoredBatch) =>
  db.run(sql`
  with batch as (
    insert into document_batches (id, document_id, revision, gesture_id, kind, author_id, operations, inverse, outcome)
    values (${batch.id}, ${documentId}, ${revision}, ${batch.gestureId}, ${batch.kind}, ${authorId},
      ${texts.operations}, ${texts.inverse}, ${texts.outcome})
    returning document_id, revision, inverse)
  insert into document_row_edits (document_id, revision, row_id, cells)
  select document_id, revision, (operation ->> 'id')::uuid, array_agg(distinct cell)
  from batch, jsonb_array_elements(inverse) as operation, jsonb_object_keys(operation -> 'cells') as cell
  where operation ->> 'kind' = 'set' group by document_id, revision, operation ->> 'id'`)

/** The most batches that are compared to tell somebody what they have overwritten. After a longer absence only the latest are compared. */
const comparedBatches = 500
const comparedBytes = 1_000_000

/** The most bytes of undo history that are kept for one document; a keystroke takes about 600 bytes. */
const keptHistoryBytes = 8_000_000
/** The size at which the history is compacted: half more than what is kept, because compacting reads all of it. */
export const compactedBeyondBytes = 12_000_000

/**
 * Deletes operations that no comparison needs any more, and then the oldest steps. The caller holds the lock of the document. A document
 * is compacted once in some thousand edits.
 */
export const compactHistory = (db: WorkspaceDb, id: string): Promise<number> =>
  db.run(sql`
  with sizes as materialized (
    select revision, row_number() over (order by revision desc) as number, octet_length(operations::text) as operations,
      octet_length(inverse::text) + octet_length(outcome::text) + ${bytesOfRow}::int as steps
    from document_batches where document_id = ${id}),
  sums as materialized (
    select *, number <= ${comparedBatches}::int and sum(operations) over newest - operations <= ${comparedBytes}::int as is_compared,
      sum(steps) over newest <= ${keptHistoryBytes}::int as is_kept
    from sizes window newest as (order by revision desc)),
  gone as (delete from document_batches b using sums s where b.document_id = ${id} and b.revision = s.revision and not s.is_kept),
  emptied as (
    update document_batches b set operations = '[]' from sums s
    where b.document_id = ${id} and b.revision = s.revision and s.is_kept and not s.is_compared and b.operations <> '[]')
  update documents set history_bytes = (
    select coalesce(sum(steps + case when is_compared then operations else 0 end), 0) from sums where is_kept)
  where id = ${id}`)

/** The operations of others after a revision. */
export async function listForeignOperations(
  db: WorkspaceDb,
  { documentId, revision, authorId }: { documentId: string; revision: number; authorId: string | null },
): Promise<Operation[]> {
  const batches = await db.many<Pick<BatchRow, 'operations'>>(sql`
    select operations from (
      select revision, author_id, operations, sum(pg_column_size(operations)) over (order by revision desc) as bytes
      from document_batches where document_id = ${documentId} and revision > ${revision}
      order by revision desc ${limitTo(comparedBatches)}) as latest
    where bytes <= ${comparedBytes} and author_id is distinct from ${authorId} order by revision`)
  return batches.flatMap(({ operations }) => operations)
}

/**
 * A person's last steps, oldest first, each with the operations that undo it, or redo it where it was undone. What was undone before a
 * later edit cannot be redone any more.
 */
export async function listSteps(
  db: WorkspaceDb,
  { documentId, authorId }: { documentId: string; authorId: string },
): Promise<DocumentStep[]> {
  const batches = await db.many<Pick<BatchRow, 'revision' | 'gesture_id' | 'kind' | 'inverse'>>(sql`
    select revision, gesture_id, kind, inverse from document_batches
    where document_id = ${documentId} and author_id = ${authorId} and gesture_id in (
      select gesture_id from document_batches where document_id = ${documentId} and author_id = ${authorId} and kind = 'edit'
      group by gesture_id order by min(revision) desc ${limitTo(undoSteps)})
    order by revision`)
  const lastEdit = batches.findLast(({ kind }) => kind === 'edit')?.revision ?? 0
  return [...Map.groupBy(batches, batch => batch.gesture_id)].flatMap(([gestureId, parts]) => {
    const last = parts.at(-1)
    const isUndone = last?.kind === 'undo'
    if (isUndone && last.revision < lastEdit) return []
    // a gesture of many operations has several batches
    const run = parts.slice(parts.findLastIndex(({ kind }) => kind !== last?.kind) + 1)
    return [{ gestureId, isUndone, operations: shortestInverse(run.reverse().flatMap(({ inverse }) => inverse)) }]
  })
}
