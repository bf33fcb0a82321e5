import { surveyAssignmentLimits, type SurveyAssignment } from '@allenio/contract/surveys'
import { pauseOn } from '@allenio/domain/clients'
import { romeDay } from '@allenio/domain/days'
import { clientCard, reachableClients, type CardRow } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { joined, limitToPage, pageOf, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { adherenceOf, planColumns, type PlanRow } from './plans.ts'

interface AssignmentRow
  extends
    PlanRow,
    Omit<CardRow, 'id'>,
    Row<'survey_assignments', 'id' | 'survey_id' | 'client_id' | 'reminder_hour' | 'message' | 'ended_at' | 'created_at'>,
    Row<'client_actions', 'due_day' | 'is_done' | 'missed'>,
    Row<'surveys', 'name'> {
  has_account: boolean
  is_active: boolean
  answered: number
  answered_days: string[] | null
  last_answered_at: string | null
  assigned_by_name: string | null
}

// a page is chosen first; what its rows are told with is looked up only for them
const selectRows = (ids: Sql) => sql`
  with page as materialized (${ids})
  select u.id, u.survey_id, u.client_id, u.reminder_hour, u.message, u.ended_at, u.created_at, a.due_day, a.is_done, a.missed, e.name,
    ${planColumns}, c.workspace_id, c.first_name, c.last_name, c.photo_file_id,
    c.membership_id is not null as has_account, c.status = 'active' as is_active,
    coalesce(s.answered, 0) as answered, s.answered_days, s.last_answered_at,
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from memberships m join persons p on p.id = m.person_id
      where m.id = u.assigned_by) as assigned_by_name
  from page join survey_assignments u on u.id = page.id join client_actions a on a.id = u.id
  join surveys e on e.id = u.survey_id join clients c on c.id = u.client_id
  left join lateral (
    select count(*) as answered, array_agg(r.due_day::text) filter (where r.due_day is not null) as answered_days,
      max(r.sent_at) as last_answered_at
    from survey_answers r where r.client_id = u.client_id and r.survey_id = u.survey_id and r.assignment_id = u.id and r.deleted_at is null
  ) s on true`

function present(row: AssignmentRow, actor: Actor): SurveyAssignment {
  const isHeld = pauseOn(row.pauses, row.due_day)?.until === null
  return {
    id: row.id,
    surveyId: row.survey_id,
    name: row.name,
    client: clientCard({ ...row, id: row.client_id }, actor),
    hasAccount: row.has_account,
    isClientActive: row.is_active,
    startDay: row.start_day,
    repetition: row.repetition,
    untilDay: row.until_day,
    opensHoursBefore: row.opens_hours_before,
    reminderHour: row.reminder_hour,
    message: row.message,
    dueDay: row.is_done || row.ended_at !== null || isHeld ? null : row.due_day,
    answered: row.answered,
    missed: row.missed,
    adherence: adherenceOf(row, new Set(row.answered_days), romeDay()).percent,
    lastAnsweredAt: row.last_answered_at,
    endedAt: row.ended_at,
    assignedBy: row.assigned_by_name,
    createdAt: row.created_at,
    may: { update: mayDo(actor, 'update surveys') },
  }
}

interface AssignmentsQuery {
  surveyId: string
  page: number
  /** On clients `c`. */
  where: Sql
  isOpen: boolean | undefined
}

export async function listAssignments(db: WorkspaceDb, actor: Actor, { surveyId, page, where, isOpen }: AssignmentsQuery) {
  const condition = joined(
    [
      sql`u.survey_id = ${surveyId}`,
      reachableClients(actor),
      where,
      ...(isOpen === undefined ? [] : [sql`(u.ended_at is null) = ${isOpen}::boolean`]),
    ],
    ' and ',
  )
  const rows = await db.many<AssignmentRow>(sql`
    ${selectRows(sql`
      select u.id from survey_assignments u join clients c on c.id = u.client_id where ${condition}
      order by u.created_at desc, u.id desc ${limitToPage(page, surveyAssignmentLimits.perPage)}`)}
    order by u.created_at desc, u.id desc`)
  const { pageRows, nextPage } = pageOf(rows, page, surveyAssignmentLimits.perPage)
  return { assignedClients: pageRows.map(row => present(row, actor)), nextPage }
}

/** The assignments that a call names, in that order. */
export async function readAssignments(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<SurveyAssignment[]> {
  const rows = await db.many<AssignmentRow>(selectRows(sql`select unnest(${[...ids]}::uuid[]) as id`))
  const byId = new Map(rows.map(row => [row.id, present(row, actor)]))
  return ids.map(id => found(byId.get(id)))
}
