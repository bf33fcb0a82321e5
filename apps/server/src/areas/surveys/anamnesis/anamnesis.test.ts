import { getAnamnesisAnswer, listSurveys, sendAnamnesisSurvey, sendSurveyAnswer, type Answers } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { questionsOf } from '@allenio/domain/surveys'
import { sql, type Row } from '#platform/db'
import { clientOf, testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { readVersion } from '../answers/versions.ts'
import { consentOf, refusal, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

async function askedClient(team: TestTeam) {
  const clientId = await clientOf(house, team)
  await consentOf(house, team, clientId)
  const assignment = await as(team.nutritionist).call(sendAnamnesisSurvey, { id: clientId })
  const { releaseId, version } = await database.withWorkspace(team.workspaceId, 'read', async db => {
    const { release_id: id } = await db.one<Row<'surveys', 'release_id'>>(
      sql`select release_id from surveys where id = ${assignment.surveyId}`,
    )
    return { releaseId: id ?? '', version: (await readVersion(db, id ?? '')).version }
  })
  return { clientId, assignment, releaseId, questions: questionsOf(version) }
}

test('one press asks the questions before a visit, and the answers come back by the field of the anamnesis', async () => {
  const team = await given.team()
  const { clientId, assignment, releaseId, questions } = await askedClient(team)
  const asked = await as(team.nutritionist).call(getAnamnesisAnswer, { id: clientId })
  expect(asked).toEqual({ answer: null, askedOn: today })

  const answers: Answers = {}
  for (const question of questions) {
    if (question.kind === 'text' && question.anamnesis === 'goal') answers[question.key] = { kind: 'text', text: 'Correre 10 km' }
    if (question.kind !== 'checkboxes') continue
    const [first, second] = question.options
    if (question.anamnesis === 'ownIllnesses') {
      answers[question.key] = { kind: 'checkboxes', options: [first?.key ?? '', second?.key ?? '', 'other'], otherText: 'Gotta' }
    }
    if (question.anamnesis === 'allergies') answers[question.key] = { kind: 'checkboxes', options: ['none'], otherText: '' }
  }
  const id = newId()
  await as(team.client).call(sendSurveyAnswer, {
    id,
    assignmentId: assignment.id,
    releaseId,
    dueDay: today,
    sentAt: new Date().toISOString(),
    answers,
  })
  const found = await as(team.nutritionist).call(getAnamnesisAnswer, { id: clientId })
  expect(found).toMatchObject({
    answer: { id, texts: { goal: 'Correre 10 km', ownIllnesses: 'Ipertensione, Colesterolo alto, Gotta' } },
    askedOn: null,
  })
  expect(found.answer?.texts.allergies).not.toBe('')
})

test('the survey of the business is made once, and a client who is asked is not asked again', async () => {
  const team = await given.team()
  const { clientId } = await askedClient(team)
  await expect(as(team.nutritionist).call(sendAnamnesisSurvey, { id: clientId })).rejects.toMatchObject(refusal('survey had already'))
  const { surveys } = await as(team.nutritionist).call(listSurveys, {})
  expect(surveys.map(({ name }) => name)).toEqual(['Prima della visita'])
})
