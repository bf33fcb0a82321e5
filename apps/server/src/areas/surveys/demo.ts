import { poses } from '@allenio/contract/progress'
import type { Answer, Answers, AnswerFile, SurveyCells, SurveyVersion } from '@allenio/contract/surveys'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { flaggedAnswers, operationsWritingSurvey, questionsOf, surveyModel, type Metrics } from '@allenio/domain/surveys'
import { insertDemoActions, type DemoActionRow, type DemoCompletion } from '#areas/client-actions'
import { storeSurveyValues } from '#areas/metrics'
import { readDemoPhotos, type DemoPhoto } from '#areas/progress'
import { readDayWeights } from '#areas/weights'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { dice, type DemoClient, type FillDemoRecords } from '#platform/demo'
import { saveDraft } from './answers/drafts.ts'
import { insertAnswers, type NewAnswer } from './answers/new-answers.ts'
import { recordsIn } from './answers/records.ts'
import { judgeAnswers } from './answers/validation.ts'
import { demoCourses, type DemoExample, type DemoMoment } from './demo-courses.ts'
import { readExample } from './examples.ts'
import { readMetricFacts } from './metrics.ts'
import { insertSurvey } from './new-surveys.ts'
import { releaseSurvey } from './publish.ts'
import { renameKeys } from './question-keys.ts'

const checkInsAtMost = 40
const publishedDaysAgo = 330

/** The places among the demo's clients of those who answer: all of them have agreed to health data, and are here. */
const answering = [0, 1, 2, 3, 4, 6, 8, 12, 13, 14, 15, 16, 18, 20, 22, 24, 25, 26, 27, 28, 30, 31, 32, 34, 36]
/** Clients whose last check-in nobody has read yet, the first of them with an answer that needs attention. */
const [alarming, ...calm] = [1, 0, 2, 3, 4, 8, 14]
/** Clients who had a first visit by questionnaire. */
const welcomed = new Set([20, 22, 24, 26, 28, 30, 32, 34, 36])
const withDraft = 6

interface DemoSurvey {
  example: DemoExample
  id: string
  releaseId: string
  name: string
  version: SurveyVersion
  authorId: string
  /** Keys of questions by those that the example gives them. */
  keyOf: ReadonlyMap<string, string>
}

interface Person extends Row<'clients', 'id' | 'membership_id' | 'sex'> {
  index: number
  sinceDays: number
}

interface Facts {
  adminId: string
  metrics: Metrics
  photos: ReadonlyMap<string, readonly DemoPhoto[]>
  weights: Awaited<ReturnType<typeof readDayWeights>>
}

/** Fills four surveys and months of check-ins, most of them read. It comes after the files of the photos are claimed, which they show. */
export const fillDemoSurveys: FillDemoRecords = async (db, clients) => async () => {
  const people = await readPeople(db, clients)
  const [admin, coach, nutritionist] = await readTeam(db)
  const training = await publishDemo(db, 'weekly training', coach)
  const nutrition = await publishDemo(db, 'weekly nutrition', nutritionist)
  const sleep = await publishDemo(db, 'sleep', coach)
  const welcome = await publishDemo(db, 'first visit', admin)
  const photos = await readDemoPhotos(db, clients)
  const facts: Facts = {
    adminId: admin,
    metrics: await readMetricFacts(db, 'it'),
    photos: Map.groupBy(photos, ({ client_id: clientId }) => clientId),
    weights: await readDayWeights(
      db,
      people.map(({ id }) => id),
      addDays(romeDay(), -publishedDaysAgo),
    ),
  }
  const rows = people.map(person => checkInsOf(person, person.index % 4 === 0 ? nutrition : training, facts))
  const drafting = people.find(({ index }) => index === withDraft)
  const begun = drafting && beginSleep(drafting, sleep)
  await insertAssignments(db, [...rows, ...(begun ? [begun] : [])], admin)
  await insertAnswers(db, [...rows.flatMap(({ answers }) => answers), ...people.flatMap(person => welcomeOf(person, welcome, facts))])
  for (const { answers, survey } of rows) for (const answer of answers) await storeWaist(db, answer, survey)
  if (begun && drafting) {
    const { hours, rested } = demoCourses.sleep(momentOf(drafting, { nth: 1, times: 2, state: 'calm' }))
    await saveDraft(db, drafting.id, {
      id: begun.action.id,
      releaseId: sleep.releaseId,
      answers: withKeys({ hours, rested }, sleep),
      savedAt: new Date(Date.now() - 3_600_000).toISOString(),
    })
  }
}

async function readPeople(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<Person[]> {
  const rows = await db.many<Omit<Person, 'index'>>(sql`
    select id, membership_id, sex, current_date - created_at::date as "sinceDays" from clients
    where id = any(${clients.map(({ id }) => id)}::uuid[])`)
  return answering.flatMap(index => {
    const row = rows.find(({ id }) => id === clients[index]?.id)
    return row ? [{ ...row, index }] : []
  })
}

/** The admin, the coach and the nutritionist. */
async function readTeam(db: WorkspaceDb): Promise<[string, string, string]> {
  const members = await db.many<Row<'memberships', 'id' | 'role'>>(sql`
    select id, role from memberships where role <> 'client' and status = 'active' order by created_at, id`)
  const admin = members.find(({ role }) => role === 'admin')?.id ?? ''
  const memberOf = (wanted: string) => members.find(({ role }) => role === wanted)?.id ?? admin
  return [admin, memberOf('coach'), memberOf('nutritionist')]
}

async function publishDemo(db: WorkspaceDb, example: DemoExample, authorId: string): Promise<DemoSurvey> {
  const { name, type, intro, version: written } = readExample(example, 'it')
  const [id, keyOf] = [newId(), new Map(questionsOf(written).map(({ key }) => [key, newId()]))]
  const version = renameKeys(written, key => keyOf.get(key) ?? key)
  const cells: SurveyCells = { name, type, ...(intro !== '' && { intro }) }
  const rows = rowsOfNewDocument(surveyModel, { id, cells: {} })
  const operations = operationsWritingSurvey(rows, { id, cells, version, newId }).filter(({ kind }) => kind === 'insert')
  const at = `${addDays(romeDay(), -publishedDaysAgo)}T08:00:00Z`
  await insertSurvey(db, { id, cells, operations, authorId, at })
  return { example, id, releaseId: await releaseSurvey(db, { id, authorId, at }), name, version, authorId, keyOf }
}

interface DemoCheckIns {
  survey: DemoSurvey
  action: DemoActionRow
  completions: DemoCompletion[]
  answers: NewAnswer[]
}

/** The check-ins of a client, one a week, the last of them some days ago. */
function checkInsOf(person: Person, survey: DemoSurvey, facts: Facts): DemoCheckIns {
  const { index, sinceDays } = person
  const isWaiting = index === alarming || calm.includes(index)
  const lastAgo = isWaiting ? 1 + (index % 3) : 2 + (index % 5)
  const weeks = Math.min(checkInsAtMost, Math.max(1, Math.floor((sinceDays - lastAgo) / 7)))
  // the first client, whom the demo shows in full, has just sent photos, which every fourth check-in asks for
  const times = index === 0 ? weeks - ((weeks - 1) % 4) : weeks
  const lastDay = addDays(romeDay(), -lastAgo)
  const start = addDays(lastDay, -7 * (times - 1))
  const id = newId()
  const roll = dice(index + 31)
  const answers = Array.from({ length: times }, (_, nth): NewAnswer | undefined => {
    const isLast = nth === times - 1
    // some are forgotten
    if (!isLast && nth > 0 && roll() < 0.09) return undefined
    const state = isLast && isWaiting ? (index === alarming ? 'alarming' : 'calm') : 'usual'
    const dueDay = addDays(start, nth * 7)
    const day = !isLast && roll() < 0.12 ? addDays(dueDay, 1) : dueDay
    return answerOn(person, survey, facts, { assignmentId: id, dueDay, day, number: nth + 1, times, state, isRead: !(isLast && isWaiting) })
  }).filter(answer => answer !== undefined)
  return {
    survey,
    action: {
      id,
      client: person.id,
      kind: 'survey',
      title: survey.name,
      body: '',
      start,
      due: addDays(lastDay, 7),
      repetition: { kind: 'weekly', every: 1, days: [weekdayOf(start)] },
      until: null,
      is_done: false,
      missed: times - answers.length,
    },
    completions: answers.map(({ id: answerId, dueDay, day }) => ({
      id: answerId,
      action: id,
      due: dueDay ?? day,
      answer: '',
      author: person.membership_id,
    })),
    answers,
  }
}

interface CheckInFacts {
  assignmentId: string | null
  dueDay: string | null
  day: string
  number: number | null
  times: number
  state: DemoMoment['state']
  isRead: boolean
}

function answerOn(person: Person, survey: DemoSurvey, facts: Facts, { times, state, isRead, ...checkIn }: CheckInFacts): NewAnswer {
  const { day, number } = checkIn
  const nth = (number ?? 1) - 1
  const courseAnswers: Answers = demoCourses[survey.example](momentOf(person, { nth, times, state }))
  const photos = photosNear(person, day, facts)
  const all = withKeys(photos ? { ...courseAnswers, photos } : courseAnswers, survey)
  const { version, id: surveyId, releaseId, authorId } = survey
  const answers = judgeAnswers({ version, answers: all, number: number ?? 1, today: day, metrics: facts.metrics })
  const hour = 7 + ((person.index * 5 + nth * 3) % 14)
  return {
    ...checkIn,
    id: newId(Date.parse(`${day}T${String(hour).padStart(2, '0')}:20:00Z`)),
    clientId: person.id,
    surveyId,
    releaseId,
    answers,
    flags: flaggedAnswers(version, answers).length,
    isByClient: person.membership_id !== null,
    authorId: person.membership_id ?? facts.adminId,
    sentAt: `${day}T${String(hour).padStart(2, '0')}:20:00Z`,
    ...(isRead && { reviewedAt: `${addDays(day, 1)}T07:10:00Z`, reviewedBy: authorId }),
  }
}

const withKeys = (answers: Readonly<Record<string, Answer>>, { keyOf }: DemoSurvey): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([key, answer]) => (keyOf.has(key) ? [[keyOf.get(key) ?? key, answer]] : [])))

function momentOf({ index, sex }: Person, { nth, times, state }: { nth: number; times: number; state: DemoMoment['state'] }): DemoMoment {
  const progress = times <= 1 ? 1 : nth / (times - 1)
  const waist = (sex === 'female' ? 80 : 93) + ((index * 7) % 9) - 5 * progress + Math.sin(nth) * 0.4
  return { index, nth, progress, waist: Math.round(waist * 10) / 10, state, roll: dice(index * 101 + nth + 1) }
}

const nearDays = 12

/** The photos of about that day, with the weight of theirs. */
function photosNear({ id }: Person, day: string, { photos, weights }: Facts): Answer | undefined {
  const [from, to] = [addDays(day, -nearDays), addDays(day, nearDays)]
  const near = (photos.get(id) ?? []).filter(photo => photo.day >= from && photo.day <= to)
  const ofDay = near.filter(photo => photo.day === near.at(-1)?.day)
  if (ofDay.length === 0) return undefined
  const kg = (weights.get(id) ?? []).find(weight => weight.day === ofDay[0]?.day)?.kg ?? null
  const files = poses.flatMap((pose): [string, AnswerFile][] => {
    const photo = ofDay.find(each => each.pose === pose)
    return photo ? [[pose, { id: photo.id, name: photo.name, mimeType: photo.mime_type, bytes: photo.bytes }]] : []
  })
  return { kind: 'progress', photos: Object.fromEntries(files), kg }
}

function welcomeOf(person: Person, survey: DemoSurvey, facts: Facts): NewAnswer[] {
  if (!welcomed.has(person.index)) return []
  const day = addDays(romeDay(), 1 - person.sinceDays)
  return [answerOn(person, survey, facts, { assignmentId: null, dueDay: null, day, number: null, times: 1, state: 'calm', isRead: true })]
}

/** A survey that a client has from today on, and has begun. */
function beginSleep(person: Person, survey: DemoSurvey): DemoCheckIns {
  const start = romeDay()
  const action: DemoActionRow = {
    id: newId(),
    client: person.id,
    kind: 'survey',
    title: survey.name,
    body: '',
    start,
    due: start,
    repetition: { kind: 'weekly', every: 2, days: [weekdayOf(start)] },
    until: null,
    is_done: false,
  }
  return { survey, action, completions: [], answers: [] }
}

async function insertAssignments(db: WorkspaceDb, rows: readonly DemoCheckIns[], authorId: string): Promise<void> {
  await insertDemoActions(db, {
    actions: rows.map(({ action }) => action),
    completions: rows.flatMap(({ completions }) => completions),
    authorId,
  })
  const assignments = rows.map(({ action, survey }) => ({
    id: action.id,
    client: action.client,
    survey: survey.id,
    by: survey.authorId,
    start: action.start,
  }))
  await db.run(sql`
    insert into survey_assignments (id, survey_id, client_id, opens_hours_before, reminder_hour, assigned_by, created_at)
    select r.id, r.survey, r.client, 12, 8, r.by, r.start - interval '1 day'
    from jsonb_to_recordset(${jsonText(assignments)}::jsonb) as r (id uuid, survey uuid, client uuid, by uuid, start date)`)
}

async function storeWaist(db: WorkspaceDb, { id, clientId, day, answers, isByClient, authorId }: NewAnswer, survey: DemoSurvey) {
  const { values } = recordsIn(survey.version, answers)
  if (values.size > 0) await storeSurveyValues(db, { answerId: id, clientId, day, isByClient, authorId, values })
}
