import { withDatabase } from './clients.ts'
import { ownBusiness } from './growth.ts'

const answersOfEach = 100
/** One in so many answers waits to be read, and one in so many of those is flagged. */
const waitingIn = 50
const flaggedIn = 10

/** Gives each business clients who have answered the demo's check-in a hundred times, a week apart. */
export const fillSurveys = (databaseUrl: string, businesses: string, clients: number): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    const own = (await db.query<{ id: string }>(ownBusiness)).rows[0]?.id
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    await db.query(sample, [own])
    for (const statement of copySurvey) await db.query(statement, [own, ids.filter(id => id !== own)])
    await db.query(placeClients, [ids, clients])
    await db.query(
      'insert into clients (workspace_id, id, first_name, last_name) select workspace_id, id, $1, last_name from bench_clients',
      ['Giulia'],
    )
    await db.query(fillAnswers, [answersOfEach, waitingIn, flaggedIn])
    await db.query('vacuum (analyze) clients, documents, document_releases, document_contents, surveys, survey_answers')
    await db.query('checkpoint').catch(() => undefined)
  })

/** The demo's answer that says most, to the survey that is answered most. */
const sample = `
  create temporary table bench_sample as
  select r.survey_id, r.release_id, r.answers, e.digest from survey_answers r
  join document_releases e on e.workspace_id = r.workspace_id and e.id = r.release_id
  where r.workspace_id = $1 and r.number is not null
  order by (
    select count(*) from survey_answers o
    where o.workspace_id = $1 and o.survey_id = r.survey_id and o.sent_at < now() - interval '1 day'
  ) desc, length(r.answers::text) desc, r.id limit 1`

/** The survey of the demo, with the same ids in other businesses. */
const copySurvey = [
  `insert into documents (workspace_id, id, kind, revision, updated_at)
  select b.id, d.id, d.kind, d.revision, d.updated_at from documents d join bench_sample s on s.survey_id = d.id, unnest($2::uuid[]) b (id)
  where d.workspace_id = $1`,
  `insert into document_contents (workspace_id, digest, rows, bytes)
  select b.id, c.digest, c.rows, c.bytes from document_contents c join bench_sample s on s.digest = c.digest, unnest($2::uuid[]) b (id)
  where c.workspace_id = $1`,
  `insert into document_releases (workspace_id, id, document_id, number, digest, revision, created_at)
  select b.id, r.id, r.document_id, r.number, r.digest, r.revision, r.created_at
  from document_releases r join bench_sample s on s.release_id = r.id, unnest($2::uuid[]) b (id) where r.workspace_id = $1`,
  `insert into surveys (workspace_id, id, cells, revision, release_id, version, published_revision, published_at, questions)
  select b.id, e.id, e.cells, e.revision, e.release_id, e.version, e.published_revision, e.published_at, e.questions
  from surveys e join bench_sample s on s.survey_id = e.id, unnest($2::uuid[]) b (id) where e.workspace_id = $1`,
] as const

const placeClients = `
  create temporary table bench_clients as
  select b.id as workspace_id, gen_random_uuid() as id, 'Rossi ' || n as last_name, n as place
  from unnest($1::uuid[]) b (id), generate_series(1, $2::int) n`

const fillAnswers = `
  insert into survey_answers (workspace_id, id, client_id, survey_id, release_id, number, day, answers, flags, is_by_client, sent_at,
    updated_at, reviewed_at, created_at)
  select c.workspace_id, gen_random_uuid(), c.id, s.survey_id, s.release_id, n, w.at::date, s.answers,
    case when (n + c.place) % ($2::int * $3::int) = 0 then 1 else 0 end, true, w.at, w.at,
    case when (n + c.place) % $2::int <> 0 then w.at + interval '1 day' end, w.at
  from bench_clients c, bench_sample s, generate_series(1, $1::int) n
  cross join lateral (select now() - ($1::int - n) * interval '7 days' - (n * 37 % 5000) * interval '1 minute' as at) w`
