import type { ParsedInput } from '@allenio/contract'
import { surveyLimits, type cloneSurvey as cloning, type SurveyVersion } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { operationsWritingSurvey, questionsOf, surveyCellsOf, surveyModel, versionOfRows } from '@allenio/domain/surveys'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { copyName } from '#platform/row-changes'
import { surveyKind } from './kind.ts'
import { insertSurvey } from './new-surveys.ts'
import { renameKeys } from './question-keys.ts'
import { reachSurvey } from './reach.ts'
import { listReadersToChoose } from './readers.ts'

/** Copies a survey, with keys of its own: what was answered to the one says nothing of the other. */
export async function cloneSurvey(db: WorkspaceDb, actor: Actor, clone: ParsedInput<typeof cloning>): Promise<string> {
  const source = await reachSurvey(db, actor, clone.id)
  const rows = await readRows(db, surveyKind, source.id)
  const id = newId()
  const name = clone.name ?? copyName(source.name, actor.language, surveyLimits.name)
  const { reader, ...copied } = surveyCellsOf(rows, source.id)
  // nobody has answered the copy: one whose reader its author may not choose begins with the whole team
  const mayKeepReader = reader && listReadersToChoose(actor).includes(reader)
  const cells = { ...copied, ...(mayKeepReader && { reader }), name }
  const operations = operationsWritingSurvey(rowsOfNewDocument(surveyModel, { id, cells: {} }), {
    id,
    cells,
    version: withNewKeys(versionOfRows(rows, source.id)),
    newId,
  }).filter(({ kind }) => kind === 'insert')
  await insertSurvey(db, { id, cells, operations, authorId: actor.membershipId, originId: source.id })
  await audit(db, { personId: actor.personId, action: 'clone survey', subjectId: id })
  return id
}

/** Keys that are no ids stand for new questions. */
function withNewKeys(version: SurveyVersion): SurveyVersion {
  const keys = new Map(questionsOf(version).map(({ key }, at) => [key, `q${at}`]))
  return renameKeys(version, key => keys.get(key) ?? key)
}
