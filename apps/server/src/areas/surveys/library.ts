import type { ParsedInput } from '@allenio/contract'
import { surveyLimits, type cloneSurvey as cloning } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { operationsWritingSurvey, surveyCellsOf, surveyModel, versionOfRows } from '@allenio/domain/surveys'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { copyName } from '#platform/row-changes'
import { surveyKind } from './kind.ts'
import { insertSurvey } from './new-surveys.ts'
import { reachSurvey } from './reach.ts'

/** Copies a survey, with keys of its own: what was answered to the one says nothing of the other. */
export async function cloneSurvey(db: WorkspaceDb, actor: Actor, clone: ParsedInput<typeof cloning>): Promise<string> {
  const source = await reachSurvey(db, actor, clone.id)
  const rows = await readRows(db, surveyKind, source.id)
  const id = newId()
  const name = clone.name ?? copyName(source.name, actor.language, surveyLimits.name)
  const cells = { ...surveyCellsOf(rows, source.id), name }
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

type Version = ReturnType<typeof versionOfRows>

/** Keys that are no ids stand for new questions. */
function withNewKeys({ pages }: Version): Version {
  const keys = new Map(pages.flatMap(({ questions }) => questions).map(({ key }, at) => [key, `q${at}`]))
  const keyOf = (key: string) => keys.get(key) ?? key
  return {
    pages: pages.map(page => ({
      ...page,
      questions: page.questions.map(question => ({
        ...question,
        key: keyOf(question.key),
        condition: question.condition && {
          ...question.condition,
          tests: question.condition.tests.map(each => ({ ...each, question: keyOf(each.question) })),
        },
      })),
    })),
  }
}
