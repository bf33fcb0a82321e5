import {
  acceptAnswerImport,
  cancelAnswerImport,
  downloadRefusedAnswers,
  getAnswerImport,
  getSurvey,
  getSurveyMatrix,
  listClientSurveyAnswers,
  listCompletedSurveys,
  startAnswerImport,
  updateAnswerImport,
} from '@allenio/contract/surveys'
import { listClientMetrics } from '@allenio/contract/metrics'
import { listNotifications } from '@allenio/contract/notifications'
import { listWeights } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { questionsOf } from '@allenio/domain/surveys'
import { sql } from '#platform/db'
import { lonelyClientOf, testHouse, uploadOf, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { addressedClientOf, consentOf, pastAnswers, refusal, surveyOf, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

const start = async ({ coach }: TestTeam, text: string, surveyId?: string | null) =>
  as(coach).call(startAnswerImport, {
    uploadId: await uploadOf(coach, { name: 'Vecchi check-in.csv', mimeType: 'text/csv', body: Buffer.from(text) }),
    ...(surveyId !== undefined && { surveyId }),
  })
const accept = ({ coach }: TestTeam, id: string) => as(coach).call(acceptAnswerImport, { id })
async function agreedClientOf(team: TestTeam): Promise<string> {
  const clientId = await addressedClientOf(house, team)
  await consentOf(house, team, clientId)
  return clientId
}

const fieldsOf = ({ columns }: { columns: readonly { field: string | null }[] }) => columns.map(({ field }) => field)
const faultsOf = (rows: readonly { line: number; column: string | null; fault: string }[]) =>
  rows.map(({ line, column, fault }) => [line, column, fault])
const answersOf = async (team: TestTeam, id: string) => (await as(team.coach).call(listClientSurveyAnswers, { id })).answers

test('a sheet of a form becomes a survey with dated answers, once, and nobody is told', async () => {
  const team = await given.team()
  const clientId = await agreedClientOf(team)
  const table = pastAnswers(team, [
    ['7', 'Tutto bene'],
    ['4', 'Dormito poco'],
    ['9', ''],
  ])
  const preview = await start(team, table)
  expect(preview).toMatchObject({ state: 'preview', survey: null, rows: 3, accepted: 3, unchanged: 0, refusedRows: 0 })
  expect(fieldsOf(preview)).toEqual(['day', 'email', 'scale', 'text'])
  expect(await answersOf(team, clientId)).toEqual([])
  const done = await accept(team, preview.id)
  expect(done).toMatchObject({ state: 'done', accepted: 3, survey: { name: 'Vecchi check-in' } })
  await accept(team, preview.id)
  const surveyId = done.survey?.id ?? ''
  expect(await as(team.coach).call(getSurvey, { id: surveyId })).toMatchObject({ version: 1, questions: 2, isDraft: false, waiting: 0 })
  const imported = await answersOf(team, clientId)
  expect(imported.map(({ day, filledInBy }) => [day, filledInBy])).toEqual([7, 14, 21].map(days => [addDays(today, -days), null]))
  expect((await as(team.coach).call(listCompletedSurveys, {})).counts).toEqual({ waiting: 0, flagged: 0 })
  for (const who of [team.admin, team.coach, team.client]) expect((await as(who).call(listNotifications, {})).notifications).toEqual([])
  const matrix = await as(team.coach).call(getSurveyMatrix, { id: clientId, surveyId })
  expect(matrix.questions.map(({ text, kind }) => [text, kind])).toEqual([
    ['Sonno', 'number'],
    ['Note', 'text'],
  ])
  // the headings say which survey it was, and a row more is one answer more
  const again = await start(team, `${table}\n${table.split('\n').at(-1)?.replace(';9;', ';2;') ?? ''}`)
  expect(again).toMatchObject({ survey: { id: surveyId }, accepted: 1, unchanged: 3 })
  await accept(team, again.id)
  expect(await answersOf(team, clientId)).toHaveLength(4)
  const nothing = await start(team, table)
  expect(nothing).toMatchObject({ accepted: 0, unchanged: 3 })
  await expect(accept(team, nothing.id)).rejects.toMatchObject(refusal('nothing to import'))
})

test('rows of strangers, of nobody, without a day or an answer are listed and left out; cells that do not fit are', async () => {
  const team = await given.team()
  const other = await given.team()
  await agreedClientOf(team)
  await agreedClientOf(other)
  const [, ...headings] = pastAnswers(team, []).split(';')
  const { email } = team.client
  const rows = [
    `1/2/2026;${email};11;Bene`,
    `1/2/2026;${other.client.email};7;`,
    `1/2/2026;;7;`,
    `;${email};7;`,
    `ieri;${email};7;`,
    `1/2/2096;${email};7;`,
    `1/2/2026;${email};;`,
  ]
  const { id: surveyId, sleep } = await surveyOf(house, team)
  const first = await start(team, ['Data', ...headings].join(';') + '\n' + rows.join('\n'), surveyId)
  const fields = ['day', 'email', `question:${sleep}`, null]
  const preview = await as(team.coach).call(updateAnswerImport, { id: first.id, fields })
  expect(preview).toMatchObject({ accepted: 0, survey: { id: surveyId } })
  expect(faultsOf(preview.refused)).toEqual([
    [2, null, 'no answers'],
    [3, null, 'client unknown'],
    [4, null, 'client missing'],
    [5, null, 'day missing'],
    [6, 'Data', 'day unreadable'],
    [7, 'Data', 'day in future'],
    [8, null, 'no answers'],
  ])
  const anew = await as(team.coach).call(updateAnswerImport, { id: first.id, surveyId: null })
  expect([fieldsOf(anew), anew.survey]).toEqual([['day', 'email', 'number', 'text'], null])
  expect(anew).toMatchObject({ accepted: 1 })
  const { body } = await as(team.coach).ask(downloadRefusedAnswers, { id: first.id })
  expect(String(body)).toContain('Nessuno tra le persone che segui')
  expect((await as(team.admin).ask(getAnswerImport, { id: first.id })).status).toBe(404)
  await as(team.coach).call(cancelAnswerImport, { id: first.id })
  expect((await as(team.coach).ask(getAnswerImport, { id: first.id })).status).toBe(404)
})

test('a client without a consent to health data is left out, and comes in once it is recorded', async () => {
  const team = await given.team()
  const clientId = await addressedClientOf(house, team)
  const preview = await start(team, `Data;Email;Sonno\n1/2/2026;${team.client.email};7`)
  expect(faultsOf(preview.refused)).toEqual([[2, null, 'consent missing']])
  await consentOf(house, team, clientId)
  await accept(team, preview.id)
  expect(await answersOf(team, clientId)).toMatchObject([{ day: '2026-02-01' }])
})

test('values go to weight and metrics where a column is tied to one, and only there', async () => {
  const team = await given.team()
  const clientId = await agreedClientOf(team)
  const table = pastAnswers(team, [['71,5', '80']], ['Peso', 'Vita'])
  const plain = await start(team, table)
  expect(plain.choices.map(({ field }) => field)).toEqual(expect.arrayContaining(['metric:weight', 'metric:waist', 'checkboxes']))
  await accept(team, plain.id)
  const weights = async () =>
    (await as(team.coach).call(listWeights, { id: clientId })).weights.map(({ kg, source, day }) => [kg, source, day])
  expect(await weights()).toEqual([])
  const tied = await start(team, table, null)
  const fields = ['day', 'email', 'metric:weight', 'metric:waist']
  await expect(
    as(team.coach).call(updateAnswerImport, { id: tied.id, fields: ['day', 'email', 'metric:waist', 'metric:waist'] }),
  ).rejects.toMatchObject(refusal('column twice'))
  await as(team.coach).call(updateAnswerImport, { id: tied.id, fields })
  const { survey } = await accept(team, tied.id)
  const day = addDays(today, -7)
  expect(await weights()).toEqual([[71.5, 'survey', day]])
  const { metrics } = await as(team.coach).call(listClientMetrics, { id: clientId })
  expect(metrics.find(({ kind }) => kind === 'waist')?.latest).toMatchObject({ value: 80 })
  const { content } = await as(team.coach).call(getSurvey, { id: survey?.id ?? '' })
  expect(questionsOf(content).map(question => question.kind === 'metric' && question.metric)).toEqual(['weight', 'waist'])
  await accept(team, (await start(team, table, survey?.id)).id).catch(() => undefined)
  expect(await weights()).toHaveLength(1)
})

test('a draft is no target, and neither is a survey that is kept to others', async () => {
  const team = await given.team()
  const table = pastAnswers(team, [['7', '']])
  const draft = await surveyOf(house, team, { isDraft: true })
  const kept = await surveyOf(house, team, { cells: { reader: 'nutritionist' } })
  await expect(start(team, table, draft.id)).rejects.toMatchObject(refusal('survey draft'))
  await expect(start(team, table, kept.id)).rejects.toMatchObject(refusal('not found'))
})

test('clients are found by their whole name in either order, among those whom the importer looks after', async () => {
  const team = await given.team()
  const clientId = await agreedClientOf(team)
  await lonelyClientOf(house, team)
  const table = ['Data;Cliente;Sonno', '1/2/2026;Bellini Martina;7', '1/2/2026;Aldo Serra;7', '2/2/2026;martina  BELLINI;8'].join('\n')
  const preview = await start(team, table, null)
  expect(preview).toMatchObject({ accepted: 2 })
  expect(faultsOf(preview.refused)).toEqual([[3, null, 'client unknown']])
  await accept(team, preview.id)
  expect((await answersOf(team, clientId)).map(({ day }) => day)).toEqual(['2026-02-02', '2026-02-01'])
  await house.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`insert into clients (id, first_name, last_name) values (${newId()}, 'Martina', 'Bellini')`),
  )
  const byAdmin = await start({ ...team, coach: team.admin }, table, null)
  expect(faultsOf(byAdmin.refused)).toEqual([
    [2, null, 'client ambiguous'],
    [3, null, 'consent missing'],
    [4, null, 'client ambiguous'],
  ])
})
