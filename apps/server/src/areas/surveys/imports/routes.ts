import type { Output } from '@allenio/contract'
import * as contract from '@allenio/contract/surveys'
import { identityFields, importKinds } from '@allenio/domain/survey-imports'
import { readMetrics } from '#areas/metrics'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind } from '#platform/http'
import { tableImports } from '#platform/table-imports'
import { importedQuestions, metricField, questionField, type ImportSurvey } from './import-survey.ts'
import { openTarget } from './import-target.ts'

type Imported = Output<typeof contract.getAnswerImport>
type Choices = Imported['choices']
/** The part of the answer that all imports share; the survey and the choices are added below. */
type Answer = Omit<Imported, 'survey' | 'choices'>

const withoutText = (fields: readonly string[]): Choices => fields.map(field => ({ field, text: null }))

async function choicesOf(db: WorkspaceDb, actor: Actor, survey: ImportSurvey | undefined): Promise<Choices> {
  if (survey) {
    const questions = importedQuestions(survey.version).map(({ key, text }) => ({ field: questionField(key), text }))
    return [...withoutText(identityFields), ...questions]
  }
  const metrics = (await readMetrics(db, actor.language)).map(({ kind, name }) => ({ field: metricField(kind), text: name }))
  return [...withoutText(identityFields), ...withoutText(importKinds), ...metrics]
}

const factsOf = async (db: WorkspaceDb, actor: Actor, survey: ImportSurvey | undefined) => ({
  survey: survey ? { id: survey.id, name: survey.name } : null,
  choices: await choicesOf(db, actor, survey),
})

/** The import that a call names, locked, with what it goes into. Only whoever has started it reaches it. */
async function openImport(db: WorkspaceDb, actor: Actor, id: string, changedSurveyId?: string | null) {
  const row = found(
    await db.maybeOne<Row<'survey_imports', 'survey_id' | 'name'>>(sql`
    select survey_id, name from survey_imports where id = ${id} and membership_id = ${actor.membershipId} for update`),
  )
  const surveyId = changedSurveyId === undefined ? row.survey_id : changedSurveyId
  const target = await openTarget(db, actor, { surveyId, fileName: row.name })
  return { target, imports: tableImports(target) }
}

const keepSurvey = (db: WorkspaceDb, id: string, survey: ImportSurvey | undefined) =>
  db.run(sql`update survey_imports set survey_id = ${survey?.id ?? null}::uuid where id = ${id}`)

const answering = async (db: WorkspaceDb, actor: Actor, survey: ImportSurvey | undefined, answer: Answer): Promise<Imported> => ({
  ...answer,
  ...(await factsOf(db, actor, survey)),
})

export const importBindings = [
  bind(contract.startAnswerImport, async ({ db, actor }, { surveyId, ...start }) => {
    const target = await openTarget(db, actor, { surveyId, fileName: '' })
    const answer = await tableImports(target).start(db, actor, start)
    await keepSurvey(db, answer.id, target.survey())
    return answering(db, actor, target.survey(), answer)
  }),

  bind(contract.getAnswerImport, async ({ db, actor }, { id }) => {
    const { target, imports } = await openImport(db, actor, id)
    return answering(db, actor, target.survey(), await imports.read(db, actor, id))
  }),

  bind(contract.updateAnswerImport, async ({ db, actor }, { id, surveyId, ...reading }) => {
    const { target, imports } = await openImport(db, actor, id, surveyId)
    // the fields of another survey are other ones, so columns are guessed anew
    const answer = await imports.update(db, actor, { id, ...reading, ...(surveyId !== undefined && { fields: reading.fields }) })
    await keepSurvey(db, id, target.survey())
    return answering(db, actor, target.survey(), answer)
  }),

  bind(contract.acceptAnswerImport, async ({ db, actor }, { id }) => {
    const { target, imports } = await openImport(db, actor, id)
    const answer = await imports.accept(db, actor, id)
    await keepSurvey(db, id, target.survey())
    const facts = await factsOf(db, actor, target.survey())
    return 'isMessageAnswer' in answer ? { ...answer, value: { ...answer.value, ...facts } } : { ...answer, ...facts }
  }),

  bind(contract.cancelAnswerImport, async ({ db, actor }, { id }) => (await openImport(db, actor, id)).imports.cancel(db, actor, id)),

  bind(contract.downloadRefusedAnswers, async ({ db, actor }, { id }) => (await openImport(db, actor, id)).imports.refused(db, actor, id)),
]
