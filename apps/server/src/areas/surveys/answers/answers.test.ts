import { deactivateClient, listConsents, withdrawOwnConsent } from '@allenio/contract/clients'
import { listOwnActions } from '@allenio/contract/client-actions'
import { listClientMetrics } from '@allenio/contract/metrics'
import {
  correctSurveyAnswer,
  deleteSurveyAnswer,
  deleteUserSurvey,
  exportSurveyMatrix,
  fillInSurvey,
  getClientSurveyAnswer,
  getOwnSurveyAnswer,
  getSurveyMatrix,
  getSurveyToFillIn,
  listClientSurveyAnswers,
  listCompletedSurveys,
  listOwnSurveys,
  publishSurvey,
  editSurvey,
  reviewSurveyAnswers,
  saveSurveyDraft,
  sendBackSurveyAnswer,
  sendSurveyAnswer,
  SurveyVersion,
  undeleteSurveyAnswer,
  type Answers,
} from '@allenio/contract/surveys'
import { listWeights } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { answerOf, answersOf, assignedOf, batchOf, refusal, setCells, today, type TestAssignment } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

const sending = (assigned: TestAssignment, more: { answers?: Answers; id?: string; dueDay?: string | null; releaseId?: string } = {}) => ({
  id: newId(),
  assignmentId: assigned.assignmentId,
  releaseId: assigned.releaseId,
  dueDay: today,
  sentAt: new Date().toISOString(),
  answers: answersOf(assigned),
  ...more,
})

const queue = async (team: TestTeam) => (await as(team.coach).call(listCompletedSurveys, {})).surveys

test('an answer that is sent twice is kept once, completes the task, and is in the queue of the team', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const input = sending(assigned)
  const sent = await as(team.client).call(sendSurveyAnswer, input)
  expect(sent).toMatchObject({ id: input.id, number: 1, mayCorrect: true, reviewedAt: null })
  await as(team.client).call(sendSurveyAnswer, input)
  expect(await queue(team)).toMatchObject([{ id: input.id, dueDay: today, isLate: false, flags: 0, filledInBy: null }])
  const { actions } = await as(team.client).call(listOwnActions, {})
  expect(actions).toMatchObject([{ kind: 'survey', dueDay: addDays(today, 1) }])
  const { surveys } = await as(team.client).call(listOwnSurveys, {})
  expect(surveys).toMatchObject([{ number: 2, dueDay: addDays(today, 1), last: { day: today } }])
})

test('another device that answers the same check-in is refused, and so is one of another’s assignment', async () => {
  const team = await given.team()
  const other = await given.team()
  const assigned = await assignedOf(house, team)
  const foreign = await assignedOf(house, other)
  await as(team.client).call(sendSurveyAnswer, sending(assigned))
  await expect(as(team.client).call(sendSurveyAnswer, sending(assigned))).rejects.toMatchObject(refusal('survey answered'))
  await expect(as(team.client).call(sendSurveyAnswer, sending(foreign))).rejects.toMatchObject(refusal('not found'))
  await expect(
    as(team.client).call(sendSurveyAnswer, sending(assigned, { dueDay: null, releaseId: foreign.releaseId })),
  ).rejects.toMatchObject(refusal('not found'))
})

test('answers that do not fit are refused by their questions: missing, out of bounds, unknown, of another kind', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const { sleep, note } = assigned
  const tries: [Answers, string][] = [
    [{ [note]: { kind: 'text', text: 'Solo questo' } }, sleep],
    [{ [sleep]: { kind: 'number', value: 11 } }, sleep],
    [{ ...answersOf(assigned), ghost: { kind: 'boolean', value: true } }, 'ghost'],
    [{ ...answersOf(assigned), [note]: { kind: 'boolean', value: true } }, note],
  ]
  for (const [answers, field] of tries) {
    const { status, body } = await as(team.client).ask(sendSurveyAnswer, sending(assigned, { answers }))
    expect([status, body]).toMatchObject([422, { code: 'survey answer faults', errors: { [field]: [expect.any(String)] } }])
  }
  expect(await queue(team)).toEqual([])
})

test('an answer to a hidden question changes nothing and is not kept', async () => {
  const team = await given.team()
  const [pain, where] = [newId(), newId()]
  const version = SurveyVersion.parse({
    pages: [
      {
        title: '',
        questions: [
          { kind: 'boolean', key: pain, text: 'Male?', isRequired: true },
          {
            kind: 'text',
            key: where,
            text: 'Dove?',
            isRequired: true,
            condition: { join: 'all', tests: [{ question: pain, test: { operator: 'is', value: true } }] },
          },
        ],
      },
    ],
  })
  const assigned = await assignedOf(house, team, { version })
  const answers: Answers = { [pain]: { kind: 'boolean', value: false }, [where]: { kind: 'text', text: 'Ginocchio' } }
  const { id } = await as(team.client).call(sendSurveyAnswer, sending(assigned, { answers }))
  expect((await as(team.client).call(getOwnSurveyAnswer, { id })).answers).toEqual({ [pain]: { kind: 'boolean', value: false } })
})

test('what is begun in one version is finished in it, and compared by key with the next', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const { id, sleep } = assigned
  await as(team.coach).call(editSurvey, { id, base: 0, batches: [batchOf(setCells(sleep, { text: 'Com’è stato il sonno?' }))] })
  await as(team.coach).call(publishSurvey, { id })
  const first = await as(team.client).call(sendSurveyAnswer, sending(assigned))
  const { surveys } = await as(team.client).call(listOwnSurveys, {})
  const second = await as(team.client).call(
    sendSurveyAnswer,
    sending(assigned, { dueDay: null, releaseId: surveys[0]?.releaseId ?? '', answers: answersOf(assigned, 9) }),
  )
  const sheet = await as(team.coach).call(getClientSurveyAnswer, { id: assigned.clientId, answerId: second.id })
  expect(sheet.version.pages[0]?.questions[0]?.text).toBe('Com’è stato il sonno?')
  expect(sheet.previous).toMatchObject({ id: first.id, version: { pages: [{ questions: [{ text: 'Come hai dormito?' }, {}] }] } })
  expect(sheet.series[sleep]).toEqual([
    { day: today, value: 7 },
    { day: today, value: 9 },
  ])
  const matrix = await as(team.coach).call(getSurveyMatrix, { id: assigned.clientId, surveyId: id })
  expect(matrix.questions[0]).toMatchObject({ key: sleep, text: 'Com’è stato il sonno?', askedSince: today })
  expect(matrix.answers.map(({ cells }) => cells[sleep]?.value)).toEqual([9, 7])
  const table = await as(team.coach).ask(exportSurveyMatrix, { id: assigned.clientId, surveyId: id, format: 'csv' })
  expect(table.status).toBe(200)
})

test('weights and values that an answer names follow its correction and its deletion, whatever clients may add by themselves', async () => {
  const team = await given.team()
  const [weight, waist] = [newId(), newId()]
  const version = SurveyVersion.parse({
    pages: [
      {
        title: '',
        questions: [
          { kind: 'metric', key: weight, text: 'Peso', metric: 'weight' },
          { kind: 'metric', key: waist, text: 'Vita', metric: 'waist' },
        ],
      },
    ],
  })
  const assigned = await assignedOf(house, team, { version })
  const { clientId } = assigned
  const values = (kg: number, cm: number): Answers => ({ [weight]: { kind: 'metric', value: kg }, [waist]: { kind: 'metric', value: cm } })
  const { id } = await as(team.client).call(sendSurveyAnswer, sending(assigned, { answers: values(71, 80) }))
  const read = async () => {
    const { weights } = await as(team.coach).call(listWeights, { id: clientId })
    const { metrics } = await as(team.coach).call(listClientMetrics, { id: clientId })
    const latest = metrics.find(({ kind }) => kind === 'waist')?.latest?.value
    return { weights: weights.map(({ kg, source, day }) => [kg, source, day]), waist: latest }
  }
  expect(await read()).toEqual({ weights: [[71, 'survey', today]], waist: 80 })
  await as(team.client).call(correctSurveyAnswer, { id, answers: values(70.5, 79) })
  expect(await read()).toEqual({ weights: [[70.5, 'survey', today]], waist: 79 })
  await as(team.coach).call(deleteSurveyAnswer, { id })
  expect((await read()).weights).toEqual([])
  await as(team.coach).call(undeleteSurveyAnswer, { id })
  expect(await read()).toEqual({ weights: [[70.5, 'survey', today]], waist: 79 })
  await as(team.coach).call(deleteSurveyAnswer, { id, keepsRecords: 'true' })
  expect((await read()).weights).toEqual([[70.5, 'survey', today]])
})

test('a correction keeps what stood before; once read it needs to be sent back first', async () => {
  const team = await given.team()
  const answer = await answerOf(house, team)
  const { answerId: id, clientId, sleep } = answer
  await as(team.client).call(correctSurveyAnswer, { id, answers: answersOf(answer, 2) })
  const sheet = await as(team.coach).call(getClientSurveyAnswer, { id: clientId, answerId: id })
  expect(sheet).toMatchObject({ flags: 1, former: [{ answers: { [sleep]: { value: 7 } } }] })
  expect(await as(team.coach).call(reviewSurveyAnswers, { ids: [id], isReviewed: true })).toEqual({ changed: [id] })
  await expect(as(team.client).call(correctSurveyAnswer, { id, answers: answersOf(answer, 4) })).rejects.toMatchObject(
    refusal('survey answer reviewed'),
  )
  await as(team.coach).call(sendBackSurveyAnswer, { id, isSentBack: true, note: 'Spiegami meglio' })
  expect(await as(team.client).call(getOwnSurveyAnswer, { id })).toMatchObject({ mayCorrect: true, sentBack: { note: 'Spiegami meglio' } })
  await as(team.client).call(correctSurveyAnswer, { id, answers: answersOf(answer, 4) })
  expect(await queue(team)).toMatchObject([{ id, flags: 0, reviewedAt: null, sentBack: null }])
})

test('flagged answers come first, then the longest wait; a review takes them away, and back', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const send = (day: number, value: number) =>
    as(team.client).call(sendSurveyAnswer, {
      ...sending(assigned, { dueDay: null, answers: answersOf(assigned, value) }),
      sentAt: new Date(Date.now() - day * 86_400_000).toISOString(),
    })
  const [old, flagged, recent] = [await send(5, 8), await send(1, 2), await send(0, 8)]
  expect((await queue(team)).map(({ id }) => id)).toEqual([flagged.id, old.id, recent.id])
  const ids = [old.id, flagged.id]
  await as(team.coach).call(reviewSurveyAnswers, { ids, isReviewed: true })
  expect((await as(team.coach).call(listCompletedSurveys, {})).counts).toEqual({ waiting: 1, flagged: 0 })
  await as(team.coach).call(reviewSurveyAnswers, { ids, isReviewed: false })
  expect((await as(team.coach).call(listCompletedSurveys, {})).counts).toEqual({ waiting: 3, flagged: 1 })
})

test('answers of a survey that is kept to nutritionists do not exist for a coach', async () => {
  const team = await given.team()
  const answer = await answerOf(house, team, { cells: { reader: 'nutritionist' } })
  const sheet = { id: answer.clientId, answerId: answer.answerId }
  expect(await queue(team)).toEqual([])
  await expect(as(team.coach).call(getClientSurveyAnswer, sheet)).rejects.toMatchObject(refusal('not found'))
  await expect(as(team.coach).call(reviewSurveyAnswers, { ids: [answer.answerId], isReviewed: true })).rejects.toMatchObject(
    refusal('not found'),
  )
  expect(await as(team.nutritionist).call(getClientSurveyAnswer, sheet)).toMatchObject({ id: answer.answerId })
  const told = await database.withWorkspace(team.workspaceId, 'read', async db =>
    db.many<{ role: string }>(sql`
      select m.role from notifications n join memberships m on m.id = n.membership_id where n.kind = 'survey answered' order by m.role`),
  )
  expect(told.map(({ role }) => role)).toEqual(['admin', 'nutritionist'])
})

test('answers of clients whom a coach does not look after do not exist for them, in any call', async () => {
  const team = await given.team()
  const { answerId: id, clientId, id: surveyId } = await answerOf(house, team)
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`delete from client_collaborators where client_id = ${clientId} and membership_id = ${team.coach.membershipId}`),
  )
  const asked = [
    await as(team.coach).ask(getClientSurveyAnswer, { id: clientId, answerId: id }),
    await as(team.coach).ask(listClientSurveyAnswers, { id: clientId }),
    await as(team.coach).ask(getSurveyMatrix, { id: clientId, surveyId }),
    await as(team.coach).ask(reviewSurveyAnswers, { ids: [id], isReviewed: true }),
    await as(team.coach).ask(sendBackSurveyAnswer, { id, isSentBack: true, note: '' }),
    await as(team.coach).ask(deleteSurveyAnswer, { id }),
  ]
  expect(asked.map(({ status, body }) => [status, body.code])).toEqual(asked.map(() => [404, 'not found']))
  expect(await queue(team)).toEqual([])
  expect((await as(team.coach).call(listCompletedSurveys, {})).counts).toEqual({ waiting: 0, flagged: 0 })
  expect((await as(team.admin).call(listCompletedSurveys, {})).surveys).toMatchObject([{ id, reviewedAt: null, sentBack: null }])
})

test('without a consent nothing leaves the device; withdrawing it erases answers, drafts and what they wrote', async () => {
  const team = await given.team()
  const answer = await answerOf(house, team)
  const draft = { id: answer.assignmentId, releaseId: answer.releaseId, answers: answersOf(answer), savedAt: new Date().toISOString() }
  await as(team.client).call(saveSurveyDraft, draft)
  expect((await as(team.client).call(listOwnSurveys, {})).surveys[0]?.draft).toMatchObject({ releaseId: answer.releaseId })
  const { consents } = await as(team.coach).call(listConsents, { id: answer.clientId })
  await as(team.client).call(withdrawOwnConsent, { id: consents[0]?.id ?? '' })
  const { surveys, answers, hasConsent } = await as(team.client).call(listOwnSurveys, {})
  expect({ answers, hasConsent, draft: surveys[0]?.draft }).toEqual({ answers: [], hasConsent: false, draft: null })
  await expect(as(team.client).call(sendSurveyAnswer, sending(answer))).rejects.toMatchObject(refusal('consent needed'))
  await expect(as(team.client).call(saveSurveyDraft, draft)).rejects.toMatchObject(refusal('consent needed'))
})

test('a draft that arrives after the answers it belongs to is over', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const savedAt = new Date().toISOString()
  await as(team.client).call(sendSurveyAnswer, sending(assigned))
  const draft = { id: assigned.assignmentId, releaseId: assigned.releaseId, answers: answersOf(assigned) }
  await as(team.client).call(saveSurveyDraft, { ...draft, savedAt })
  expect((await as(team.client).call(listOwnSurveys, {})).surveys[0]?.draft).toBeNull()
  await as(team.client).call(saveSurveyDraft, { ...draft, savedAt: new Date().toISOString() })
  expect((await as(team.client).call(listOwnSurveys, {})).surveys[0]?.draft).toMatchObject({ releaseId: assigned.releaseId })
})

test('the professional gets the version that the client is asked, with the check-in that is open', async () => {
  const team = await given.team()
  const { id: surveyId, clientId: id, assignmentId, releaseId } = await assignedOf(house, team)
  const open = await as(team.coach).call(getSurveyToFillIn, { id, surveyId })
  expect(open).toMatchObject({ client: { id }, assignmentId, releaseId, dueDay: today, number: 1, last: null, hasConsent: true })
  await as(team.coach).call(deleteUserSurvey, { id: surveyId, assignmentId })
  const onDemand = await as(team.coach).call(getSurveyToFillIn, { id, surveyId })
  expect(onDemand).toMatchObject({ assignmentId: null, releaseId, dueDay: null, version: open.version })
})

test('an answer that waited while its assignment ended is refused and says so; the professional may fill it in', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  await as(team.coach).call(deleteUserSurvey, { id: assigned.id, assignmentId: assigned.assignmentId })
  await expect(as(team.client).call(sendSurveyAnswer, sending(assigned))).rejects.toMatchObject(refusal('survey ended'))
  const filled = await as(team.coach).call(fillInSurvey, {
    id: assigned.clientId,
    answerId: newId(),
    surveyId: assigned.id,
    releaseId: assigned.releaseId,
    day: today,
    answers: answersOf(assigned),
  })
  expect(filled).toMatchObject({ filledInBy: expect.any(String), dueDay: null })
})

test('an answer that waited while its client was deactivated is refused, and nothing of it is kept', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  await as(team.admin).call(deactivateClient, { id: assigned.clientId })
  const { status, body } = await as(team.client).ask(sendSurveyAnswer, sending(assigned))
  // the device stays with its write until they sign in again
  expect([status, body]).toMatchObject([401, { code: 'unauthenticated' }])
  expect(await queue(team)).toEqual([])
})

test('who reads a sheet is logged once a day', async () => {
  const team = await given.team()
  const { clientId: id, answerId } = await answerOf(house, team)
  await as(team.coach).call(getClientSurveyAnswer, { id, answerId })
  await as(team.coach).call(getClientSurveyAnswer, { id, answerId })
  const rows = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`select 1 as one from audit_log where action = 'read survey answer' and subject_id = ${answerId}`),
  )
  expect(rows).toHaveLength(1)
})
