import { deactivateClient } from '@allenio/contract/clients'
import { startUpload } from '@allenio/contract/files'
import { createMetric, deleteMetric, listClientMetrics } from '@allenio/contract/metrics'
import {
  createSurvey,
  getOwnSurveyAnswer,
  listClientSurveyAnswers,
  listCompletedSurveys,
  sendSurveyAnswer,
  SurveyVersion,
  type Answers,
} from '@allenio/contract/surveys'
import { listWeights } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { reachClientToChange } from '#areas/clients'
import { actorOf, testHouse, uploadOf, type TestTeam } from '#testing'
import type { z } from 'zod'
import { expect, test } from 'vitest'
import { answersOf, assignedOf, refusal, surveyOf, today, type TestAssignment } from '../scene.testing.ts'
import { storeAnswer } from './send.ts'

const house = await testHouse()
const { as, given, database } = house

type Asked = z.input<typeof SurveyVersion>['pages'][number]['questions']
const versionOf = (...questions: Asked): SurveyVersion => SurveyVersion.parse({ pages: [{ title: '', questions }] })

const sending = (assigned: TestAssignment, answers: Answers = answersOf(assigned)) => ({
  id: newId(),
  assignmentId: assigned.assignmentId,
  releaseId: assigned.releaseId,
  dueDay: today,
  sentAt: new Date().toISOString(),
  answers,
})

const faultsOf = async (team: TestTeam, assigned: TestAssignment, answers: Answers) => {
  const { status, body } = await as(team.client).ask(sendSurveyAnswer, sending(assigned, answers))
  return [status, body.code, Object.keys(body.errors ?? {})]
}

const isQueued = async ({ coach }: TestTeam) => (await as(coach).call(listCompletedSurveys, {})).surveys.length > 0

test('an answer to a question of another survey is refused, and so is an assignment of another client of the business', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const other = await surveyOf(house, team)
  const foreign: Answers = { ...answersOf(assigned), [other.sleep]: { kind: 'number', value: 7 } }
  expect(await faultsOf(team, assigned, foreign)).toEqual([422, 'survey answer faults', [other.sleep]])
  await expect(as(team.client).call(sendSurveyAnswer, { ...sending(assigned), releaseId: other.releaseId })).rejects.toMatchObject(
    refusal('not found'),
  )
  const stranger = await given.team()
  await assignedOf(house, stranger)
  await expect(as(stranger.client).call(sendSurveyAnswer, sending(assigned))).rejects.toMatchObject(refusal('not found'))
  expect(await isQueued(team)).toBe(false)
})

test('an empty choice is none: where it is required it is missing, and words without an option are no answer', async () => {
  const team = await given.team()
  const [one, several] = [newId(), newId()]
  const options = [
    { key: 'a', text: 'A' },
    { key: 'b', text: 'B' },
  ]
  const version = versionOf(
    { kind: 'multiple', key: one, text: 'Quale?', options, hasOther: true },
    { kind: 'checkboxes', key: several, text: 'Quali?', options, isRequired: true, least: 1 },
  )
  const assigned = await assignedOf(house, team, { version })
  const chosen = (...keys: string[]): Answers => ({ [several]: { kind: 'checkboxes', options: keys, otherText: '' } })
  expect(await faultsOf(team, assigned, chosen())).toEqual([422, 'survey answer faults', [several]])
  expect(await faultsOf(team, assigned, chosen('c'))).toEqual([422, 'survey answer faults', [several]])
  const other: Answers = { ...chosen('a'), [one]: { kind: 'multiple', option: 'other', otherText: ' ' } }
  expect(await faultsOf(team, assigned, other)).toEqual([422, 'survey answer faults', [one]])
  const { status } = await as(team.client).ask(
    sendSurveyAnswer,
    sending(assigned, { ...chosen('a'), [one]: { kind: 'multiple', option: '', otherText: '' } }),
  )
  expect(status).toBe(422)
  expect(await isQueued(team)).toBe(false)
})

test('a circle, a condition on a later question and a choice without options are refused by their questions', async () => {
  const { coach } = await given.team()
  const isYes = (question: string) => ({ join: 'all' as const, tests: [{ question, test: { operator: 'is' as const, value: true } }] })
  const create = async (...questions: Asked) => {
    const { body } = await as(coach).ask(createSurvey, { name: 'Giro', type: 'CHECK_IN', content: versionOf(...questions) })
    return [body.code, Object.keys(body.errors ?? {}).length]
  }
  const first = { kind: 'boolean' as const, key: 'a', text: 'Prima' }
  const second = { kind: 'boolean' as const, key: 'b', text: 'Seconda' }
  expect(await create({ ...first, condition: isYes('b') }, { ...second, condition: isYes('a') })).toEqual(['survey faults', 1])
  expect(await create({ ...first, condition: isYes('a') })).toEqual(['survey faults', 1])
  expect(await create({ kind: 'multiple', key: 'c', text: 'Quale?', options: [] })).toEqual(['survey faults', 1])
})

test('a file that lies about its type, is cut off, or is of somebody else is refused, and nothing is kept', async () => {
  const team = await given.team()
  const [picture, note] = [newId(), newId()]
  const version = versionOf(
    { kind: 'files', key: picture, text: 'Una foto', accepts: ['image'] },
    { kind: 'text', key: note, text: 'Note' },
  )
  const assigned = await assignedOf(house, team, { version })
  const photo = { name: 'foto.png', mimeType: 'image/png', bytes: 1_000 }
  const naming = (id: string): Answers => ({
    [picture]: { kind: 'files', files: [{ id, ...photo }] },
    [note]: { kind: 'text', text: 'Ecco' },
  })
  const lying = await uploadOf(team.client, { name: 'parole.txt', mimeType: 'text/plain', body: Buffer.from('Solo parole') })
  expect(await faultsOf(team, assigned, naming(lying))).toEqual([422, 'file type not accepted', ['answers']])
  const cutOff = await as(team.client).call(startUpload, photo)
  expect(await faultsOf(team, assigned, naming(cutOff.id))).toEqual([422, 'upload not complete', ['answers']])
  const foreign = await uploadOf(team.coach)
  expect(await faultsOf(team, assigned, naming(foreign))).toEqual([404, 'not found', []])
  expect(await isQueued(team)).toBe(false)
  const real = await uploadOf(team.client)
  const { id } = await as(team.client).call(sendSurveyAnswer, sending(assigned, naming(real)))
  expect((await as(team.client).call(getOwnSurveyAnswer, { id })).files.map(file => file.id)).toEqual([real])
})

test('a metric that was deleted while the answer waited keeps its value in the answer alone', async () => {
  const team = await given.team()
  const metric = await as(team.coach).call(createMetric, { name: 'Salto', unit: 'cm', decimals: 0, min: 0, max: 200 })
  const jump = newId()
  const assigned = await assignedOf(house, team, { version: versionOf({ kind: 'metric', key: jump, text: 'Salto', metric: metric.kind }) })
  await as(team.admin).call(deleteMetric, { id: metric.kind })
  const answers: Answers = { [jump]: { kind: 'metric', value: 54 } }
  const { id } = await as(team.client).call(sendSurveyAnswer, sending(assigned, answers))
  expect((await as(team.client).call(getOwnSurveyAnswer, { id })).answers).toEqual(answers)
  const { metrics } = await as(team.coach).call(listClientMetrics, { id: assigned.clientId })
  expect(metrics.map(({ kind }) => kind)).not.toContain(metric.kind)
})

test('a client who was deactivated while the answer waited is refused, and nothing is kept', async () => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  await as(team.admin).call(deactivateClient, { id: assigned.clientId })
  const { status } = await as(team.client).ask(sendSurveyAnswer, sending(assigned))
  expect([401, 403]).toContain(status)
  expect(await isQueued(team)).toBe(false)
})

test('an answer whose write ends before its weight is stored is not there at all, and sent again it is there once', async () => {
  const team = await given.team()
  const weight = newId()
  const assigned = await assignedOf(house, team, { version: versionOf({ kind: 'metric', key: weight, text: 'Peso', metric: 'weight' }) })
  const input = sending(assigned, { [weight]: { kind: 'metric', value: 71 } })
  const actor = actorOf(team.client, 'client')
  const cut = database.withWorkspace(team.workspaceId, 'write', async db => {
    const client = await reachClientToChange(db, actor, assigned.clientId)
    await storeAnswer(db, actor, { ...input, client, day: today, isByClient: true })
    throw new Error('killed')
  })
  await expect(cut).rejects.toThrow('killed')
  const read = async () => ({
    answers: (await as(team.coach).call(listClientSurveyAnswers, { id: assigned.clientId })).total,
    weights: (await as(team.coach).call(listWeights, { id: assigned.clientId })).total,
  })
  expect(await read()).toEqual({ answers: 0, weights: 0 })
  await as(team.client).call(sendSurveyAnswer, input)
  await as(team.client).call(sendSurveyAnswer, input)
  expect(await read()).toEqual({ answers: 1, weights: 1 })
})

test.each([
  ['2026-03-28T22:59:00Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:00Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:00Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('an answer that was sent at %s, around a night of summer time, is of %s', async (sentAt, day) => {
  const team = await given.team()
  const assigned = await assignedOf(house, team)
  const { id } = await as(team.client).call(sendSurveyAnswer, { ...sending(assigned), dueDay: null, sentAt })
  expect((await as(team.client).call(getOwnSurveyAnswer, { id })).day).toBe(day)
})
