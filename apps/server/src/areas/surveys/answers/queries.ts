import type { ParsedInput } from '@allenio/contract'
import { answersPerPage, deletedAnswerDays, type listCompletedSurveys, type SurveyAnswer } from '@allenio/contract/surveys'
import { clientCard, reachableClients, type Asker, type CardRow } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { daysAgo, hasWords, joined, limitToPage, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { mayReadAnswers } from '../reach.ts'

export interface AnswerRow
  extends
    Omit<CardRow, 'id'>,
    Row<
      'survey_answers',
      | 'id'
      | 'client_id'
      | 'survey_id'
      | 'assignment_id'
      | 'release_id'
      | 'due_day'
      | 'number'
      | 'day'
      | 'answers'
      | 'flags'
      | 'is_by_client'
      | 'sent_at'
      | 'updated_at'
      | 'reviewed_at'
      | 'sent_back_at'
      | 'sent_back_note'
      | 'deleted_at'
    >,
    Row<'surveys', 'name' | 'type'> {
  author_name: string | null
  reviewer_name: string | null
  sender_name: string | null
}

const nameOf = (membership: Sql) => sql`(
  select nullif(trim(p.first_name || ' ' || p.last_name), '') from memberships m join persons p on p.id = m.person_id
  where m.id = ${membership})`

/** Selects answers `r` with their client `c` and survey `e`. */
export const selectAnswers = (where: Sql, rest: Sql) => sql`
  select r.id, r.client_id, r.survey_id, r.assignment_id, r.release_id, r.due_day, r.number, r.day, r.answers, r.flags, r.is_by_client,
    r.sent_at, r.updated_at, r.reviewed_at, r.sent_back_at, r.sent_back_note, r.deleted_at, e.name, e.type,
    c.workspace_id, c.first_name, c.last_name, c.photo_file_id,
    case when r.is_by_client then null else ${nameOf(sql`r.author_id`)} end as author_name,
    ${nameOf(sql`r.reviewed_by`)} as reviewer_name, ${nameOf(sql`r.sent_back_by`)} as sender_name
  from survey_answers r join surveys e on e.id = r.survey_id join clients c on c.id = r.client_id
  where ${where} ${rest}`

/** A condition on answers that the asker may read. */
export const isReadable = (asker: Asker): Sql => joined([reachableClients(asker), mayReadAnswers(asker)], ' and ')

export const presentSentBack = ({ sent_back_at: at, sent_back_note: note, sender_name: by }: AnswerRow) =>
  at === null ? null : { at, note, by }

export function presentAnswer(row: AnswerRow, actor: Actor): SurveyAnswer {
  const isThere = row.deleted_at === null
  return {
    id: row.id,
    client: clientCard({ ...row, id: row.client_id }, actor),
    surveyId: row.survey_id,
    name: row.name,
    type: row.type,
    number: row.number,
    dueDay: row.due_day,
    day: row.day,
    isLate: row.due_day !== null && row.day > row.due_day,
    sentAt: row.sent_at,
    updatedAt: row.updated_at,
    filledInBy: row.is_by_client ? null : (row.author_name ?? ''),
    flags: row.flags,
    reviewedAt: row.reviewed_at,
    reviewedBy: row.reviewer_name,
    sentBack: presentSentBack(row),
    deletedAt: row.deleted_at,
    may: {
      review: isThere && mayDo(actor, 'update surveys'),
      delete: isThere && mayDo(actor, 'delete surveys'),
      undelete: !isThere && mayDo(actor, 'delete surveys'),
    },
  }
}

type Filters = Omit<ParsedInput<typeof listCompletedSurveys>, 'page' | 'collaboratorId'>

const isWaiting = sql`r.reviewed_at is null and r.sent_back_at is null and r.deleted_at is null`

function isInState(state: Filters['state']): Sql {
  switch (state) {
    case 'waiting':
      return isWaiting
    case 'reviewed':
      return sql`r.reviewed_at is not null and r.deleted_at is null`
    case 'all':
      return sql`r.deleted_at is null`
    case 'deleted':
      return sql`r.deleted_at > ${daysAgo(deletedAnswerDays)}`
    default:
      return state satisfies never
  }
}

const orders = {
  waiting: sql`(r.flags = 0), r.sent_at, r.id`,
  reviewed: sql`r.reviewed_at desc, r.id desc`,
  all: sql`r.sent_at desc, r.id desc`,
  deleted: sql`r.deleted_at desc, r.id desc`,
} as const satisfies Record<Filters['state'], Sql>

interface QueueQuery {
  /** Decides whose clients are listed. */
  eyes: Asker
  filters: Filters
  page: number
}

export const listQueue = (db: WorkspaceDb, { eyes, filters, page }: QueueQuery) => {
  const { state, surveyId, clientTypeId, search } = filters
  const where = joined(
    [
      isInState(state),
      isReadable(eyes),
      ...(surveyId === undefined ? [] : [sql`r.survey_id = ${surveyId}`]),
      ...(clientTypeId === undefined ? [] : [sql`c.type_id = ${clientTypeId}`]),
      ...hasWords(sql`c.search`, search),
    ],
    ' and ',
  )
  return db.many<AnswerRow>(selectAnswers(where, sql`order by ${orders[state]} ${limitToPage(page, answersPerPage)}`))
}

interface QueueCounts {
  waiting: number
  flagged: number
}

export const countQueue = (db: WorkspaceDb, eyes: Asker) =>
  db.one<QueueCounts>(sql`
  select count(*) as waiting, count(*) filter (where r.flags > 0) as flagged
  from survey_answers r join surveys e on e.id = r.survey_id join clients c on c.id = r.client_id
  where ${isWaiting} and ${isReadable(eyes)}`)

/** Finds answers that the asker may read, deleted ones included. */
export const findAnswers = (db: WorkspaceDb, asker: Asker, ids: readonly string[]) =>
  db.many<AnswerRow>(selectAnswers(sql`r.id = any(${[...ids]}::uuid[]) and ${isReadable(asker)}`, sql`order by r.id`))

export async function reachAnswer(db: WorkspaceDb, asker: Asker, id: string): Promise<AnswerRow> {
  const [row] = await findAnswers(db, asker, [id])
  return found(row?.deleted_at === null ? row : undefined)
}

/** The answers of a client to a survey, the earliest first. */
export const listOfSurvey = (db: WorkspaceDb, { clientId, surveyId }: { clientId: string; surveyId: string }) =>
  db.many<Row<'survey_answers', 'id' | 'day' | 'release_id' | 'answers' | 'sent_at'>>(sql`
  select id, day, release_id, answers, sent_at from survey_answers
  where client_id = ${clientId} and survey_id = ${surveyId} and deleted_at is null order by day, sent_at, id`)
