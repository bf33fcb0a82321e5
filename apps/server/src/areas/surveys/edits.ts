import type { ParsedInput } from '@allenio/contract'
import type { updateSurvey as update } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { operationsWritingSurvey } from '@allenio/domain/surveys'
import { requireTypes } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { cellsOf, refuseTakenKeys } from './content.ts'
import { surveyKind } from './kind.ts'
import { publishSurvey } from './publish.ts'
import { reachSurvey } from './reach.ts'
import { readerToWrite } from './readers.ts'

/** Replaces the whole content, as one gesture that can be undone. */
export async function updateSurvey(db: WorkspaceDb, actor: Actor, written: ParsedInput<typeof update>): Promise<void> {
  const { id, revision, isDraft, content, ...fields } = written
  await reachSurvey(db, actor, id)
  const head = found(
    await db.maybeOne<Row<'documents', 'revision'>>(sql`
    select revision from documents where id = ${id} and kind = ${surveyKind.name} for update`),
  )
  if (head.revision !== revision) throw new AppError('changed meanwhile')
  const reader = await readerToWrite(db, actor, { id, reader: fields.reader })
  await requireTypes(db, fields.welcomeTypes)
  await refuseTakenKeys(db, id, content)
  const { faults } = await changeDocument(db, surveyKind, {
    id,
    authorId: actor.membershipId,
    operationsFor: rows => operationsWritingSurvey(rows, { id, cells: cellsOf({ ...fields, reader }), version: content, newId }),
  })
  if (faults.includes('too many')) throw new AppError('survey full')
  // an id of the survey, or of a row of another type
  if (faults.some(fault => fault !== 'in deleted')) throw new AppError('record id taken')
  await audit(db, { personId: actor.personId, action: 'update survey', subjectId: id })
  if (!isDraft) await publishSurvey(db, actor, { id })
}
