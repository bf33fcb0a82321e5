import type { Bench } from './figure.ts'
import { fillSurveys } from './survey-data.ts'
import { idFrom, measureGrowth, ownBusiness, withCounts, type AskedPaths } from './growth.ts'

/** Two thousand answers, which a hundred businesses have, too. */
const clients = 20
/** Two hundred thousand. */
const clientsInLarge = 1_980
const limitMs = 40

const isWaiting = `r.workspace_id = $1 and r.reviewed_at is null and r.sent_back_at is null and r.deleted_at is null`

const joined = `join surveys e on e.workspace_id = $1 and e.id = r.survey_id
  join clients c on c.workspace_id = $1 and c.id = r.client_id and c.deleted_at is null`

const barePage = `
  select r.id, r.client_id, r.survey_id, r.assignment_id, r.release_id, r.due_day, r.number, r.day, r.answers, r.flags, r.is_by_client,
    r.sent_at, r.updated_at, r.reviewed_at, r.sent_back_at, r.deleted_at, e.name, e.type, c.first_name, c.last_name, c.photo_file_id
  from survey_answers r ${joined} where ${isWaiting} order by (r.flags = 0), r.sent_at, r.id limit 51`

const bareCounts = `
  select count(*) as waiting, count(*) filter (where r.flags > 0) as flagged from survey_answers r ${joined} where ${isWaiting}`

/** All answers of the client to the survey, whose figures make the curves, with the version that they answer. */
const bareSheet = (clientId: string) => `
  select r.id, r.day, r.release_id, r.answers, r.sent_at, t.rows from survey_answers r
  join document_releases v on v.workspace_id = $1 and v.id = r.release_id
  join document_contents t on t.workspace_id = $1 and t.digest = v.digest
  where r.workspace_id = $1 and r.client_id = '${clientId}' and r.deleted_at is null order by r.day, r.sent_at, r.id`

const someClient = `
  select c.id from clients c where c.workspace_id = (${ownBusiness}) and c.last_name = 'Rossi 7' order by c.created_at limit 1`
const lastAnswer = (clientId: string) => `select id from survey_answers where client_id = '${clientId}' order by sent_at desc limit 1`

/** Measures the queue with its counts, and the review of an answer with the first and the previous one, among two hundred thousand. */
export const surveysBench: Bench = house =>
  measureGrowth(house, {
    fill: (url, businesses) => fillSurveys(url, businesses, clients),
    async ask(each) {
      const url = await each.databaseUrl()
      const clientId = await idFrom(url, someClient)
      return asked(clientId, await idFrom(url, lastAnswer(clientId)))
    },
    enlarge: url => fillSurveys(url, ownBusiness, clientsInLarge),
  })

const asked = (clientId: string, answerId: string): AskedPaths[] => [
  { name: 'queue of check-ins with counts', paths: ['/surveys/completed'], limitMs, bare: withCounts(barePage, bareCounts) },
  { name: 'queue of check-ins of a coach', paths: ['/surveys/completed'], limitMs, email: 'coach@demo.allenio.test' },
  {
    name: 'review with first and previous',
    paths: [`/clients/${clientId}/survey-answers/${answerId}`],
    limitMs,
    bare: bareSheet(clientId),
  },
]
