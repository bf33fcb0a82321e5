import { answersPerPage, type OwnSurvey, type OwnSurveyAnswer, type SurveyVersion } from '@allenio/contract/surveys'
import { isPaused } from '@allenio/domain/clients'
import { dayIn } from '@allenio/domain/days'
import { checkInsAt, type CheckIn } from '@allenio/domain/surveys'
import { listReplies } from '#areas/chat'
import { hasConsent, ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { planColumns, planOf, type PlanRow } from '../assignments/plans.ts'
import { readFiles } from './files.ts'
import { listOfSurvey, presentSentBack, selectAnswers, type AnswerRow } from './queries.ts'
import { seriesOf } from './series.ts'
import { readVersions, type Published } from './versions.ts'

interface OwnRow
  extends
    PlanRow,
    Row<'survey_assignments', 'id' | 'survey_id' | 'message' | 'opens_at_entry'>,
    Row<'surveys', 'name' | 'type'>,
    Pick<Row<'client_actions'>, 'due_day' | 'is_done'> {
  release_id: string
  answered_days: string[] | null
  answered_count: number
  draft_release_id: string | null
  draft_answers: Row<'survey_drafts'>['answers'] | null
  draft_saved_at: string | null
  last_day: string | null
  last_answers: Row<'survey_answers'>['answers'] | null
}

/** The surveys that a client is asked now, each with what answering it without a network takes. */
const listAsked = (db: WorkspaceDb, clientId: string) =>
  db.many<OwnRow>(sql`
  select u.id, u.survey_id, u.message, u.opens_at_entry, e.name, e.type, coalesce(d.release_id, e.release_id) as release_id,
    a.due_day, a.is_done, ${planColumns}, s.answered_days, coalesce(s.answered_count, 0) as answered_count,
    d.release_id as draft_release_id, d.answers as draft_answers, d.saved_at as draft_saved_at, l.day as last_day, l.answers as last_answers
  from survey_assignments u join client_actions a on a.id = u.id join surveys e on e.id = u.survey_id join clients c on c.id = u.client_id
  left join survey_drafts d on d.assignment_id = u.id
  left join lateral (
    select array_agg(r.due_day::text) filter (where r.due_day is not null) as answered_days, count(*) as answered_count
    from survey_answers r where r.client_id = u.client_id and r.survey_id = u.survey_id and r.assignment_id = u.id and r.deleted_at is null
  ) s on true
  left join lateral (
    select r.day, r.answers from survey_answers r where r.client_id = u.client_id and r.survey_id = u.survey_id and r.deleted_at is null
    order by r.day desc, r.sent_at desc, r.id desc limit 1
  ) l on true
  where u.client_id = ${clientId} and u.ended_at is null and a.deleted_at is null and e.archived_at is null and e.release_id is not null
    and not (a.is_done and e.type = 'WELCOME')
  order by a.due_day, e.created_at, u.id`)

const isoOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())

function presentAsked(row: OwnRow, published: Published): OwnSurvey {
  const plan = planOf(row)
  const { open, next } = checkInsAt(Date.now(), { plan, answeredDays: new Set(row.answered_days) })
  const checkIn = open ?? next
  const { draft_release_id: releaseId, draft_answers: answers, draft_saved_at: savedAt, last_day: lastDay, last_answers: lastAnswers } = row
  return {
    assignmentId: row.id,
    surveyId: row.survey_id,
    name: row.name,
    type: row.type,
    message: row.message,
    intro: published.intro,
    releaseId: row.release_id,
    version: published.version,
    dueDay: checkIn?.day ?? null,
    number: checkIn?.number ?? row.answered_count + 1,
    opensAt: isoOf(checkIn?.opensAt ?? null),
    closesAt: isoOf(checkIn?.closesAt ?? null),
    isOpen: open !== null,
    isLate: open?.isLate ?? false,
    isPaused: isPaused(plan.pauses, dayIn(plan.timeZone)),
    opensAtEntry: row.opens_at_entry,
    draft:
      releaseId !== null && answers !== null && savedAt !== null && !isOfEarlierCheckIn(savedAt, open)
        ? { releaseId, answers, savedAt }
        : null,
    last: lastDay !== null && lastAnswers !== null ? { day: lastDay, answers: lastAnswers } : null,
  }
}

/** A draft that was saved before a check-in opened was begun for the one before it, which has closed. */
const isOfEarlierCheckIn = (savedAt: string, open: CheckIn | null): boolean =>
  open !== null && open.number > 1 && Date.parse(savedAt) < open.opensAt

const byOpening = (one: OwnSurvey, other: OwnSurvey): number =>
  Number(other.isOpen) - Number(one.isOpen) || (one.dueDay ?? '9').localeCompare(other.dueDay ?? '9')

export const presentOwnAnswer = (row: AnswerRow): OwnSurveyAnswer => ({
  id: row.id,
  surveyId: row.survey_id,
  assignmentId: row.assignment_id,
  name: row.name,
  number: row.number,
  day: row.day,
  sentAt: row.sent_at,
  reviewedAt: row.reviewed_at,
  reviewedBy: row.reviewer_name,
  sentBack: presentSentBack(row),
  mayCorrect: row.reviewed_at === null || row.sent_back_at !== null,
})

/** Lists the surveys that a client is asked now, the open ones first. */
export async function readAsked(db: WorkspaceDb, clientId: string): Promise<OwnSurvey[]> {
  const askedRows = await listAsked(db, clientId)
  const versions = await readVersions(
    db,
    askedRows.map(({ release_id: releaseId }) => releaseId),
  )
  const surveys = askedRows.flatMap(row => {
    const published = versions.get(row.release_id)
    return published ? [presentAsked(row, published)] : []
  })
  return surveys.toSorted(byOpening)
}

export async function readOwnSurveys(db: WorkspaceDb, actor: Actor, page: number) {
  const client = await ownClient(db, actor)
  const surveys = page === 1 ? await readAsked(db, client.id) : []
  const rows = await db.many<AnswerRow>(
    selectAnswers(
      sql`r.client_id = ${client.id} and r.deleted_at is null`,
      sql`order by r.sent_at desc, r.id desc ${limitToPage(page, answersPerPage)}`,
    ),
  )
  const { pageRows, nextPage } = pageOf(rows, page, answersPerPage)
  return { surveys, answers: pageRows.map(presentOwnAnswer), nextPage, hasConsent: await hasConsent(db, client.id, 'health data') }
}

async function findOwn(db: WorkspaceDb, actor: Actor, id: string): Promise<AnswerRow> {
  const client = await ownClient(db, actor)
  return found(
    await db.maybeOne<AnswerRow>(selectAnswers(sql`r.id = ${id} and r.client_id = ${client.id} and r.deleted_at is null`, sql``)),
  )
}

export const readOwnAnswer = async (db: WorkspaceDb, actor: Actor, id: string): Promise<OwnSurveyAnswer> =>
  presentOwnAnswer(await findOwn(db, actor, id))

export async function readOwnDetail(db: WorkspaceDb, actor: Actor, id: string) {
  const row = await findOwn(db, actor, id)
  const all = await listOfSurvey(db, { clientId: row.client_id, surveyId: row.survey_id })
  const versions = await readVersions(
    db,
    all.map(({ release_id: releaseId }) => releaseId),
  )
  const versionOf = (releaseId: string): SurveyVersion => found(versions.get(releaseId)).version
  const filesOf = await readFiles(db, actor, [row.answers])
  const replies = await listReplies(db, { kind: 'survey answer', id, clientId: row.client_id })
  return {
    ...presentOwnAnswer(row),
    releaseId: row.release_id,
    version: versionOf(row.release_id),
    answers: row.answers,
    files: filesOf(row.answers),
    series: seriesOf(all.map(each => ({ day: each.day, version: versionOf(each.release_id), answers: each.answers }))),
    replies: replies.map(reply => ({ messageId: reply.id, text: reply.body, at: reply.created_at, by: reply.sender_name })),
  }
}
