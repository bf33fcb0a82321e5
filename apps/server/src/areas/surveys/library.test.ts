import {
  archiveSurvey,
  changeManySurveys,
  cloneSurvey,
  createSurvey,
  deleteSurvey,
  editSurvey,
  getSurvey,
  listSurveys,
  publishSurvey,
  surveyExamples,
  undeleteSurvey,
  updateSurvey,
} from '@allenio/contract/surveys'
import { questionsOf } from '@allenio/domain/surveys'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { readExample } from './examples.ts'
import { assignedOf, batchOf, questionsFor, refusal, setCells, surveyOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const content = { name: 'Settimana', type: 'CHECK_IN' as const, content: questionsFor({ sleep: 'sleep', note: 'note' }) }

test('a survey that is saved whole is published; a draft is not, until somebody publishes it', async () => {
  const { coach } = await given.team()
  const saved = await as(coach).call(createSurvey, content)
  expect(saved).toMatchObject({ name: 'Settimana', version: 1, questions: 2, isDraft: false, may: { assign: true, delete: true } })
  const draft = await as(coach).call(createSurvey, { ...content, isDraft: true })
  expect(draft).toMatchObject({ version: null, isDraft: true, may: { assign: false } })
  await as(coach).call(publishSurvey, { id: draft.id })
  expect(await as(coach).call(getSurvey, { id: draft.id })).toMatchObject({ version: 1, isDraft: false })
})

test('an edit makes a draft of it, which a version takes over; what was looked at is what is published', async () => {
  const team = await given.team()
  const { coach } = team
  const { id, note } = await surveyOf(house, team)
  await as(coach).call(editSurvey, { id, base: 0, batches: [batchOf(setCells(note, { text: 'E adesso?' }))] })
  const edited = await as(coach).call(getSurvey, { id })
  expect(edited).toMatchObject({ isDraft: true, version: 1 })
  await expect(as(coach).call(publishSurvey, { id, revision: edited.revision - 1 })).rejects.toMatchObject(refusal('changed meanwhile'))
  expect(await as(coach).call(publishSurvey, { id, revision: edited.revision })).toMatchObject({ isDraft: false, version: 2 })
})

test('a version with faults is refused and names the questions; a key never changes its kind', async () => {
  const team = await given.team()
  const { coach } = team
  const { id, note, sleep } = await surveyOf(house, team)
  await as(coach).call(editSurvey, { id, base: 0, batches: [batchOf(setCells(note, { text: '' }), setCells(sleep, { kind: 'date' }))] })
  const answer = await as(coach).ask(publishSurvey, { id })
  expect(answer.body).toMatchObject({ code: 'survey faults', errors: { [note]: [expect.any(String)], [sleep]: [expect.any(String)] } })
  const hundredAndOne = Array.from({ length: 101 }, (_, at) => ({ kind: 'boolean' as const, key: `q${at}`, text: 'Sì?' }))
  const half = (from: number, to: number) => ({ title: '', questions: hundredAndOne.slice(from, to) })
  await expect(as(coach).call(createSurvey, { ...content, content: { pages: [half(0, 60), half(60, 101)] } })).rejects.toMatchObject(
    refusal('survey faults'),
  )
})

test('replacing the whole keeps the keys, and is refused from an older revision', async () => {
  const team = await given.team()
  const { coach } = team
  const { id, sleep, note } = await surveyOf(house, team)
  const { revision } = await as(coach).call(getSurvey, { id })
  const changed = { ...content, id, name: 'Di più', content: questionsFor({ sleep, note }) }
  const updated = await as(coach).call(updateSurvey, { ...changed, revision })
  expect(updated).toMatchObject({ name: 'Di più', version: 2 })
  expect(questionsOf(updated.content).map(({ key }) => key)).toEqual([sleep, note])
  await expect(as(coach).call(updateSurvey, { ...changed, revision })).rejects.toMatchObject(refusal('changed meanwhile'))
})

test('a copy has keys of its own, and is a draft', async () => {
  const team = await given.team()
  const { coach } = team
  const { id, sleep } = await surveyOf(house, team)
  const copy = await as(coach).call(cloneSurvey, { id })
  expect(copy).toMatchObject({ name: expect.stringContaining('Check-in'), isDraft: true, version: null })
  const { content: copied } = await as(coach).call(getSurvey, { id: copy.id })
  expect(questionsOf(copied)).toHaveLength(2)
  expect(questionsOf(copied).map(({ key }) => key)).not.toContain(sleep)
})

test('one that nobody was asked is deleted and brought back; a used one is archived instead', async () => {
  const team = await given.team()
  const { coach } = team
  const { id } = await surveyOf(house, team)
  await as(coach).call(deleteSurvey, { id })
  expect((await as(coach).call(listSurveys, { kind: 'deleted' })).surveys.map(each => each.id)).toEqual([id])
  await as(coach).call(undeleteSurvey, { id })
  const used = await assignedOf(house, team)
  await expect(as(coach).call(deleteSurvey, { id: used.id })).rejects.toMatchObject(refusal('survey used'))
  expect((await as(coach).call(getSurvey, { id: used.id })).may).toMatchObject({ delete: false, archive: true })
  const bulk = await as(coach).call(changeManySurveys, { action: 'delete', ids: [id, used.id] })
  expect(bulk).toMatchObject({ changed: [id], refused: [{ id: used.id, reason: 'È stato usato: si può archiviare.' }] })
  await as(coach).call(archiveSurvey, { id: used.id, isArchived: true })
  const { surveys, counts } = await as(coach).call(listSurveys, {})
  expect(surveys).toEqual([])
  expect(counts).toMatchObject({ current: 0, archived: 1, deleted: 1 })
})

test('a client gets the surveys that they have, as they were published', async () => {
  const team = await given.team()
  const { coach, client } = team
  const { id, note } = await assignedOf(house, team)
  const other = await surveyOf(house, team)
  await as(coach).call(editSurvey, { id, base: 0, batches: [batchOf(setCells(note, { text: 'Bozza' }))] })
  expect((await as(client).call(listSurveys, {})).surveys.map(each => each.id)).toEqual([id])
  const { content: read, clients } = await as(client).call(getSurvey, { id })
  expect(questionsOf(read).map(({ text }) => text)).toEqual(['Come hai dormito?', 'Che cosa non va?'])
  expect(clients).toBeNull()
  await expect(as(client).call(getSurvey, { id: other.id })).rejects.toMatchObject(refusal('not found'))
})

test.each(surveyExamples)('the example "%s" is a survey that can be published, in both languages', async example => {
  const { coach } = await given.team()
  const { name, type } = readExample(example, 'it')
  const english = readExample(example, 'en')
  expect(english.name).not.toBe(name)
  expect(questionsOf(english.version)).toHaveLength(questionsOf(readExample(example, 'it').version).length)
  expect(await as(coach).call(createSurvey, { name, type, example })).toMatchObject({ version: 1, isDraft: false })
})
