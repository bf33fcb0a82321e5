import {
  cloneSurvey,
  createSurvey,
  editSurvey,
  getClientSurveyAnswer,
  getSurvey,
  getSurveyDocument,
  listSurveyCellChanges,
  listSurveySteps,
  publishSurvey,
  updateSurvey,
  type SurveyReader,
} from '@allenio/contract/surveys'
import { sql } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { answerOf, batchOf, questionsFor, refusal, setCells, surveyOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const refused = refusal('survey reader')
const content = { type: 'CHECK_IN' as const, content: questionsFor({ sleep: 'sleep', note: 'note' }) }

const readersOf = ({ workspaceId }: TestTeam, id: string) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.one<{ reader: SurveyReader | null; draft: string | null }>(
      sql`select reader, cells ->> 'reader' as draft from surveys where id = ${id}`,
    ),
  )

/** Each way to write the cell of a survey that was published. */
const writes = (team: TestTeam, who: 'coach' | 'nutritionist' | 'admin', id: string) => ({
  set: (reader: SurveyReader | null) => as(team[who]).ask(editSurvey, { id, base: 0, batches: [batchOf(setCells(id, { reader }))] }),
  put: async (reader: SurveyReader | null) => {
    const { name, type, content: version, revision } = await as(team[who]).call(getSurvey, { id })
    return as(team[who]).ask(updateSurvey, { id, name, type, content: version, revision, reader })
  },
})

test('those who may not read the answers of a survey cannot make themselves its readers, in any way', async () => {
  const team = await given.team()
  const answer = await answerOf(house, team, { cells: { reader: 'coach' } })
  const { id } = answer
  const { nutritionist } = team
  for (const reader of ['nutritionist', 'coach', null] as const) {
    expect(await writes(team, 'nutritionist', id).set(reader)).toMatchObject({ status: 403, ...refused })
  }
  expect(await writes(team, 'nutritionist', id).put('nutritionist')).toMatchObject({ status: 403, ...refused })
  expect(await writes(team, 'nutritionist', id).put('coach')).toMatchObject({ status: 403, ...refused })
  // a member who cannot see the reader sends none, and the reader stays
  expect(await writes(team, 'nutritionist', id).put(null)).toMatchObject({ status: 200 })
  const insert = { kind: 'insert' as const, id, type: 'survey', parentId: id, place: 'a', cells: { reader: 'nutritionist' } }
  expect(await as(nutritionist).ask(editSurvey, { id, base: 0, batches: [batchOf(insert)] })).toMatchObject(refused)
  await as(nutritionist).call(publishSurvey, { id })
  expect(await readersOf(team, id)).toEqual({ reader: 'coach', draft: 'coach' })
  const sheet = { id: answer.clientId, answerId: answer.answerId }
  await expect(as(nutritionist).call(getClientSurveyAnswer, sheet)).rejects.toMatchObject(refusal('not found'))
  expect(await as(team.coach).call(getClientSurveyAnswer, sheet)).toMatchObject({ id: answer.answerId })
})

test('they do not see who reads: in the survey, its document, its history, their steps, nor by a guard', async () => {
  const team = await given.team()
  const { id } = await surveyOf(house, team)
  const { coach, nutritionist, admin } = team
  const narrowed = batchOf(setCells(id, { reader: 'nutritionist', intro: 'Ciao' }))
  await as(nutritionist).call(editSurvey, { id, base: 0, batches: [narrowed] })
  await as(admin).call(editSurvey, { id, base: 0, batches: [batchOf(setCells(id, { reader: 'coach' }))] })
  await as(admin).call(publishSurvey, { id })
  const [detail, document, history, steps, again] = await Promise.all([
    as(nutritionist).call(getSurvey, { id }),
    as(nutritionist).call(getSurveyDocument, { id }),
    as(nutritionist).call(listSurveyCellChanges, { id, rowId: id }),
    as(nutritionist).call(listSurveySteps, { id }),
    as(nutritionist).call(editSurvey, { id, base: 0, batches: [batchOf(setCells(id, { intro: 'Buongiorno' }))] }),
  ])
  expect(detail).toMatchObject({ reader: null, readersToChoose: [] })
  expect(document.rows.find(row => row.id === id)?.cells).toMatchObject({ intro: 'Ciao' })
  expect(JSON.stringify([detail, document, history, steps, again])).not.toMatch(/"reader":"|"reader",|"cell":"reader"/)
  expect(await as(team.client).ask(getSurvey, { id })).toMatchObject(refusal('not found'))
  const guess = { kind: 'set' as const, id, cells: { intro: 'Salve' }, was: { reader: 'coach' } }
  expect(await as(nutritionist).ask(editSurvey, { id, base: 0, batches: [batchOf(guess)] })).toMatchObject(refused)
  expect(await as(coach).call(getSurvey, { id })).toMatchObject({ reader: 'coach', readersToChoose: ['coach'] })
  expect((await as(coach).call(getSurveyDocument, { id })).rows.find(row => row.id === id)?.cells).toMatchObject({ reader: 'coach' })
})

test('those who read the answers may keep them to themselves and change their mind before it is published', async () => {
  const team = await given.team()
  const { id } = await surveyOf(house, team)
  const write = writes(team, 'coach', id)
  expect(await as(team.coach).call(getSurvey, { id })).toMatchObject({ reader: null, readersToChoose: [null, 'coach'] })
  expect(await write.set('nutritionist')).toMatchObject(refused)
  expect(await write.set('coach')).toMatchObject({ status: 200 })
  expect(await write.set(null)).toMatchObject({ status: 200 })
  expect(await write.set('coach')).toMatchObject({ status: 200 })
  // a colleague cannot publish what would shut them out, nor take it back
  await expect(as(team.nutritionist).call(publishSurvey, { id })).rejects.toMatchObject(refused)
  expect(await writes(team, 'nutritionist', id).set(null)).toMatchObject(refused)
  await as(team.coach).call(publishSurvey, { id })
  expect(await readersOf(team, id)).toEqual({ reader: 'coach', draft: 'coach' })
})

test('only an admin opens the answers to others, and publishes that', async () => {
  const team = await given.team()
  const { id } = await surveyOf(house, team, { cells: { reader: 'coach' } })
  for (const reader of [null, 'nutritionist'] as const) {
    expect(await writes(team, 'coach', id).set(reader)).toMatchObject(refused)
    expect(await writes(team, 'coach', id).put(reader)).toMatchObject(refused)
  }
  await writes(team, 'admin', id).set(null)
  await expect(as(team.coach).call(publishSurvey, { id })).rejects.toMatchObject(refused)
  await expect(as(team.nutritionist).call(publishSurvey, { id })).rejects.toMatchObject(refused)
  expect(await readersOf(team, id)).toEqual({ reader: 'coach', draft: null })
  await as(team.admin).call(publishSurvey, { id })
  expect(await readersOf(team, id)).toEqual({ reader: null, draft: null })
})

test('a new survey and a copy have no reader that their author may not choose', async () => {
  const team = await given.team()
  const { coach, nutritionist, admin } = team
  const make = (who: typeof coach, reader: SurveyReader) => as(who).ask(createSurvey, { ...content, name: 'Settimana', reader })
  expect(await make(nutritionist, 'coach')).toMatchObject(refused)
  expect(await make(nutritionist, 'nutritionist')).toMatchObject({ status: 200 })
  expect(await make(admin, 'coach')).toMatchObject({ status: 200 })
  const { id } = await surveyOf(house, team, { cells: { reader: 'coach' } })
  const copies = await Promise.all([coach, nutritionist, admin].map(who => as(who).call(cloneSurvey, { id })))
  const readers = await Promise.all(copies.map(copy => readersOf(team, copy.id)))
  expect(readers.map(({ draft }) => draft)).toEqual(['coach', null, 'coach'])
})
