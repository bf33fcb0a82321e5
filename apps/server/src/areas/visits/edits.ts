import type { ParsedInput } from '@allenio/contract'
import type { updateVisit as update } from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import { operationsWritingVisit } from '@allenio/domain/visits'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { refuseTakenIds } from './content.ts'
import { finishVisit } from './finish.ts'
import { visitKind } from './kind.ts'
import { reachVisitToEdit } from './reach.ts'

/** The document is locked before its revision is judged. */
async function requireRevision(db: WorkspaceDb, id: string, revision: number | undefined): Promise<void> {
  const head = found(
    await db.maybeOne<Row<'documents', 'revision'>>(sql`
    select revision from documents where id = ${id} and kind = ${visitKind.name} for update`),
  )
  if (revision !== undefined && head.revision !== revision) throw new AppError('changed meanwhile')
}

/** Replaces the whole content, as one gesture that can be undone. */
export async function updateVisit(
  db: WorkspaceDb,
  actor: Actor,
  { id, revision, isDraft, isShared, ...content }: ParsedInput<typeof update>,
): Promise<void> {
  const { client } = await reachVisitToEdit(db, actor, id)
  await requireRevision(db, id, revision)
  await refuseTakenIds(db, id, content)
  const { faults } = await changeDocument(db, visitKind, {
    id,
    authorId: actor.membershipId,
    operationsFor: rows => operationsWritingVisit(rows, { id, content, newId }),
  })
  if (faults.includes('too many')) throw new AppError('visit full')
  // an id of the visit, or of a row of another type
  if (faults.some(fault => fault !== 'in deleted')) throw new AppError('record id taken')
  await audit(db, { personId: actor.personId, action: 'update visit', subjectId: id })
  if (!isDraft) await finishVisit(db, actor, { id, client, isShared })
}
