import { surveyLimits, type AnswerImportField, type Question, type SurveyCells, type SurveyVersion } from '@allenio/contract/surveys'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { importKinds, questionOfColumn } from '@allenio/domain/survey-imports'
import { operationsWritingSurvey, questionsOf, surveyModel, type Metrics } from '@allenio/domain/surveys'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { readVersion } from '../answers/versions.ts'
import { insertSurvey } from '../new-surveys.ts'
import { publishSurvey } from '../publish.ts'
import { isThere, mayReadAnswers, reachSurvey } from '../reach.ts'
import type { z } from 'zod'

type Field = z.output<typeof AnswerImportField>

export const questionField = (key: string): Field => `question:${key}`
const metricPrefix = 'metric:'
export const metricField = (kind: string): Field => `${metricPrefix}${kind}`

/** Where the answers of a table go. */
export interface ImportSurvey {
  id: string
  name: string
  releaseId: string
  version: SurveyVersion
}

/** A published survey whose answers the asker may read. */
export async function reachImportSurvey(db: WorkspaceDb, actor: Actor, id: string): Promise<ImportSurvey> {
  const { name, release_id: releaseId } = await reachSurvey(db, actor, id)
  const isReadable = await db.maybeOne(sql`select from surveys e where e.id = ${id} and ${mayReadAnswers(actor)}`)
  if (!isReadable) throw new AppError('not found')
  if (releaseId === null) throw new AppError('survey draft')
  return { id, name, releaseId, version: (await readVersion(db, releaseId)).version }
}

/** Questions that a cell of a table can answer: it holds no files. */
export const importedQuestions = (version: SurveyVersion): Question[] =>
  questionsOf(version).filter(({ kind }) => kind !== 'files' && kind !== 'progress')

export interface SurveyQuestions {
  id: string
  questions: { field: Field; text: string }[]
}

/** The questions of all surveys that a table might belong to, those answered last first. */
export async function listImportSurveys(db: WorkspaceDb, actor: Actor): Promise<SurveyQuestions[]> {
  const rows = await db.many<Row<'surveys', 'id'> & { key: string; text: string | null }>(sql`
    select e.id, q.id::text as key, q.cells ->> 'text' as text from surveys e join survey_questions q on q.document_id = e.id
    where ${isThere} and e.archived_at is null and e.release_id is not null and q.deleted_at is null and ${mayReadAnswers(actor)}
    order by e.published_at desc, e.id`)
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    questions: own.map(({ key, text }) => ({ field: questionField(key), text: text ?? '' })),
  }))
}

interface Columns {
  headings: readonly string[]
  rows: readonly { cells: readonly string[] }[]
  fields: readonly (Field | null)[]
}

/** The questions that the columns of a table become, by the places of their columns. */
export const questionsOfColumns = ({ headings, rows, fields }: Columns): ReadonlyMap<number, Question> =>
  new Map(
    fields.flatMap((field, at): [number, Question][] => {
      const heading = headings[at] ?? ''
      const cells = rows.map(row => row.cells[at] ?? '')
      const kind = importKinds.find(each => each === field)
      if (kind) return [[at, questionOfColumn({ key: newId(), heading, kind, cells })]]
      if (!field?.startsWith(metricPrefix)) return []
      const { kind: _, isLong: __, ...common } = { isLong: false, ...questionOfColumn({ key: newId(), heading, kind: 'boolean', cells }) }
      return [[at, { ...common, kind: 'metric', metric: field.slice(metricPrefix.length) }]]
    }),
  )

/** Makes a published survey of the questions that a table answers. */
export async function createImportSurvey(
  db: WorkspaceDb,
  actor: Actor,
  { fileName, questions }: { fileName: string; questions: readonly Question[] },
): Promise<ImportSurvey> {
  const id = newId()
  const name =
    fileName
      .replace(/\.\w{1,5}$/, '')
      .trim()
      .slice(0, surveyLimits.name) || 'Check-in'
  const version: SurveyVersion = { pages: [{ title: '', questions: [...questions] }] }
  const cells: SurveyCells = { name, type: 'CHECK_IN' }
  const rows = rowsOfNewDocument(surveyModel, { id, cells: {} })
  const operations = operationsWritingSurvey(rows, { id, cells, version, newId }).filter(({ kind }) => kind === 'insert')
  await insertSurvey(db, { id, cells, operations, authorId: actor.membershipId })
  await audit(db, { personId: actor.personId, action: 'create survey', subjectId: id })
  await publishSurvey(db, actor, { id })
  return reachImportSurvey(db, actor, id)
}

/** The metrics that a column may be tied to. */
export const metricFields = (metrics: Metrics): Field[] => [...metrics.keys()].map(metricField)
