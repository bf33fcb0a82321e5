import { fillInSurvey, sendSurveyAnswer } from '@allenio/contract/surveys'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { answersOf, assignedOf, refusal, surveyOf, today, type TestAssignment } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

const send = (team: TestTeam, assigned: TestAssignment, more: { dueDay?: string; sentAt?: string }) =>
  as(team.client).ask(sendSurveyAnswer, {
    id: newId(),
    assignmentId: assigned.assignmentId,
    releaseId: assigned.releaseId,
    dueDay: today,
    sentAt: new Date().toISOString(),
    answers: answersOf(assigned),
    ...more,
  })

const countAnswers = ({ workspaceId }: TestTeam) =>
  database.withWorkspace(workspaceId, 'read', async db => (await db.one<Count>(sql`select count(*) as count from survey_answers`)).count)

test('a day that the plan does not have, or that is yet to come, has no check-in to answer', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  for (const dueDay of ['2030-01-01', addDays(today, 1), addDays(today, 400)]) {
    expect(await send(team, assigned, { dueDay })).toMatchObject({ status: 422, ...refusal('survey not open') })
  }
  expect(await send(team, assigned, { dueDay: addDays(today, -1) })).toMatchObject(refusal('not found'))
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
      update client_actions set repetition = ${JSON.stringify({ kind: 'weekly', every: 1, days: [weekdayOf(today)] })}::jsonb,
        until_day = ${addDays(today, 7)} where id = ${assigned.assignmentId}`),
  )
  expect(await send(team, assigned, { dueDay: addDays(today, 3) })).toMatchObject(refusal('not found'))
  expect(await send(team, assigned, { dueDay: addDays(today, 14) })).toMatchObject(refusal('survey not open'))
  expect(await countAnswers(team)).toBe(0)
  expect(await send(team, assigned, {})).toMatchObject({ status: 200 })
})

test('an answer was not sent on a day to come', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const { status, body } = await send(team, assigned, { sentAt: '2030-01-01T10:00:00.000Z' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['sentAt']])
})

test('a professional fills in no check-in of a client who does not have the survey, nor one to come', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const other = await surveyOf(house, team)
  const fillIn = (survey: Pick<TestAssignment, 'id' | 'releaseId' | 'sleep' | 'note'>, more: object) =>
    as(team.coach).ask(fillInSurvey, {
      id: assigned.clientId,
      answerId: newId(),
      surveyId: survey.id,
      releaseId: survey.releaseId,
      day: today,
      answers: answersOf(survey),
      ...more,
    })
  expect(await fillIn(other, { dueDay: today })).toMatchObject(refusal('not found'))
  const { assignmentId } = assigned
  expect(await fillIn(assigned, { assignmentId, dueDay: addDays(today, 1) })).toMatchObject(refusal('survey not open'))
  expect(await fillIn(assigned, { assignmentId, dueDay: today })).toMatchObject({ status: 200 })
})
