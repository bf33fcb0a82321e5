import type { Output } from '@allenio/contract'
import { answersPerPage, type listClientSurveyAnswers } from '@allenio/contract/surveys'
import { romeDay } from '@allenio/domain/days'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, limitToPage, pageOf, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { adherenceOf, planColumns, type PlanRow } from '../assignments/plans.ts'
import { isReadable, presentAnswer, selectAnswers, type AnswerRow } from './queries.ts'

interface OfClient {
  id: string
  page: number
  surveyId: string | undefined
}

type AnsweredSurvey = Row<'surveys', 'id' | 'name'> & { answers: number }
type DueRow = PlanRow &
  Row<'survey_assignments', 'id' | 'survey_id'> &
  Row<'surveys', 'name'> &
  Row<'client_actions', 'due_day' | 'missed'> & { answered_days: string[] }

/** Reads the answers of a client, and the surveys that they are asked now. */
export async function readOfClient(
  db: WorkspaceDb,
  actor: Actor,
  { id, page, surveyId }: OfClient,
): Promise<Output<typeof listClientSurveyAnswers>> {
  await reachClient(db, actor, id)
  const ofClient = joined([sql`r.client_id = ${id} and r.deleted_at is null`, isReadable(actor)], ' and ')
  const where = surveyId === undefined ? ofClient : joined([ofClient, sql`r.survey_id = ${surveyId}`], ' and ')
  const rows = await db.many<AnswerRow>(
    selectAnswers(where, sql`order by r.day desc, r.sent_at desc, r.id desc ${limitToPage(page, answersPerPage)}`),
  )
  const { pageRows, nextPage } = pageOf(rows, page, answersPerPage)
  const { count: total } = await db.one<Count>(sql`
    select count(*) as count from survey_answers r join surveys e on e.id = r.survey_id join clients c on c.id = r.client_id
    where ${where}`)
  const surveys = await db.many<AnsweredSurvey>(sql`
    select e.id, e.name, count(*) as answers from survey_answers r join surveys e on e.id = r.survey_id join clients c on c.id = r.client_id
    where ${ofClient} group by e.workspace_id, e.id, e.name order by max(r.sent_at) desc, e.id`)
  const due = await db.many<DueRow>(sql`
    select u.id, u.survey_id, e.name, a.due_day, a.missed, ${planColumns}, array(
      select r.due_day::text from survey_answers r where r.assignment_id = u.id and r.due_day is not null and r.deleted_at is null
    ) as answered_days
    from survey_assignments u join client_actions a on a.id = u.id join surveys e on e.id = u.survey_id join clients c on c.id = u.client_id
    where u.client_id = ${id} and u.ended_at is null and not a.is_done and a.deleted_at is null order by a.due_day, u.id`)
  return {
    answers: pageRows.map(row => presentAnswer(row, actor)),
    nextPage,
    total,
    surveys,
    due: due.map(row => ({
      assignmentId: row.id,
      surveyId: row.survey_id,
      name: row.name,
      dueDay: row.due_day,
      missed: row.missed,
      adherence: adherenceOf(row, new Set(row.answered_days), romeDay()).percent,
    })),
  }
}
