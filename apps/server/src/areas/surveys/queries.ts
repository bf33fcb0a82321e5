import { surveysPerPage } from '@allenio/contract/surveys'
import { reachableClients, type Asker } from '#areas/clients'
import { limitTo, limitToPage, sql, type Matching, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isDraft, isOfKind, listCondition, listOrder, type Filters, type Sort } from './filters.ts'
import { isThere, isVisible, mayReadAnswers } from './reach.ts'

export interface SurveyRow
  extends
    Row<
      'surveys',
      | 'id'
      | 'name'
      | 'type'
      | 'reader'
      | 'author_id'
      | 'release_id'
      | 'version'
      | 'published_at'
      | 'questions'
      | 'welcome_for'
      | 'created_at'
      | 'archived_at'
      | 'deleted_at'
      | 'cells'
    >,
    Row<'documents', 'revision' | 'updated_at'> {
  is_draft: boolean
  is_used: boolean
  clients: number
  answers: number
  waiting: number
  last_answered_at: string | null
  author_name: string | null
}

// A survey that was never published counts those that it has now
const questions = sql`case when e.version is null then (
    select count(*)::int from survey_questions q join survey_pages g on g.id = q.parent_id
    where q.document_id = e.id and q.deleted_at is null and g.deleted_at is null) else e.questions end as questions`

// the page's ids are found first; the rest is looked up only for them
const selectRows = (asker: Asker, ids: Sql) => sql`
  with page as materialized (${ids})
  select e.id, e.name, e.type, e.reader, e.author_id, e.release_id, e.version, e.published_at, ${questions}, e.welcome_for, e.created_at,
    e.archived_at, e.deleted_at, e.cells, d.revision, d.updated_at, ${isDraft} as is_draft,
    exists (select from survey_assignments u where u.survey_id = e.id) or exists (select from survey_answers r where r.survey_id = e.id)
      as is_used,
    (select count(*) from survey_assignments u join clients c on c.id = u.client_id
      where u.survey_id = e.id and u.ended_at is null and ${reachableClients(asker)}) as clients,
    coalesce(s.answers, 0) as answers, coalesce(s.waiting, 0) as waiting, s.last_answered_at,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from page join surveys e on e.id = page.id join documents d on d.id = e.id
  left join lateral (
    select count(*) as answers, count(*) filter (where r.reviewed_at is null and r.sent_back_at is null) as waiting,
      max(r.sent_at) as last_answered_at
    from survey_answers r join clients c on c.id = r.client_id
    where r.survey_id = e.id and r.deleted_at is null and ${mayReadAnswers(asker)} and ${reachableClients(asker)}) s on true
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id`

interface ListQuery {
  filters: Filters
  matching: Matching
  sort: Sort
  page: number
}

const surveys = sql`surveys e join documents d on d.id = e.id and d.kind = 'survey'`

export function listRows(db: WorkspaceDb, asker: Asker, { filters, matching, sort, page }: ListQuery): Promise<SurveyRow[]> {
  const order = listOrder(sort, filters.search)
  const ids = sql`select e.id, row_number() over (order by ${order}) as place from ${surveys}
    where ${listCondition(asker, filters, matching)} order by ${order} ${limitToPage(page, surveysPerPage)}`
  return db.many<SurveyRow>(sql`${selectRows(asker, ids)} order by page.place`)
}

interface Counts {
  matching: number
  current: number
  archived: number
  deleted: number
}

export const countRows = (db: WorkspaceDb, asker: Asker, filters: Filters, matching: Matching) =>
  db.one<Counts>(sql`
  select count(*) filter (where ${listCondition(asker, filters, matching)}) as matching,
    count(*) filter (where ${isOfKind('current')}) as current, count(*) filter (where ${isOfKind('archived')}) as archived,
    count(*) filter (where ${isOfKind('deleted')}) as deleted
  from ${surveys} where ${isVisible(asker)}`)

/** Finds surveys by their ids, deleted ones included. */
export const findRows = (db: WorkspaceDb, asker: Asker, ids: readonly string[]) =>
  db.many<SurveyRow>(sql`
  ${selectRows(asker, sql`select e.id from surveys e where e.id = any(${[...ids]}::uuid[]) and ${isVisible(asker)}`)} order by e.id`)

/** Finds a survey that is not deleted. */
export async function findRow(db: WorkspaceDb, asker: Asker, id: string): Promise<SurveyRow | undefined> {
  const [row] = await findRows(db, asker, [id])
  return row && row.deleted_at === null ? row : undefined
}

interface AuthorCount {
  id: string
  name: string
  count: number
  isOwn: boolean
}

const authorsAtMost = 200

export const listAuthors = (db: WorkspaceDb, asker: Asker) =>
  db.many<AuthorCount>(sql`
  select m.id, trim(p.first_name || ' ' || p.last_name) as name, a.count, m.id = ${asker.membershipId} as "isOwn"
  from (select e.author_id, count(*) as count from surveys e where ${isThere} and e.author_id is not null group by e.author_id) a
  join memberships m on m.id = a.author_id join persons p on p.id = m.person_id
  order by a.count desc, name, m.id ${limitTo(authorsAtMost)}`)
