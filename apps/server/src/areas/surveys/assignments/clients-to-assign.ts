import type { Output, ParsedInput } from '@allenio/contract'
import { clientsPerPage } from '@allenio/contract/clients'
import type { listClientsForSurvey } from '@allenio/contract/surveys'
import { clientCard, listCondition, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { SurveyRecord } from '../reach.ts'

interface ClientRow extends CardRow {
  has_account: boolean
}

type OpenRow = Row<'survey_assignments', 'client_id' | 'survey_id'> & Row<'surveys', 'name'> & Row<'client_actions', 'due_day'>

/** Active clients by name, each with the surveys that they have now. */
export async function listClientsToAssign(
  db: WorkspaceDb,
  actor: Actor,
  survey: SurveyRecord,
  { page, search, collaboratorId, groupId }: Omit<ParsedInput<typeof listClientsForSurvey>, 'id'>,
): Promise<Output<typeof listClientsForSurvey>> {
  const rows = await db.many<ClientRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, c.membership_id is not null as has_account
    from clients c where ${listCondition(actor, { search, collaboratorId, groupId, status: 'active' })}
    order by c.name_key, c.id ${limitToPage(page, clientsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, clientsPerPage)
  const open = await db.many<OpenRow>(sql`
    select u.client_id, u.survey_id, e.name, a.due_day from survey_assignments u join surveys e on e.id = u.survey_id
    join client_actions a on a.id = u.id
    where u.client_id = any(${pageRows.map(({ id }) => id)}::uuid[]) and u.ended_at is null and not a.is_done and a.deleted_at is null
    order by a.due_day, u.id`)
  const byClient = Map.groupBy(open, row => row.client_id)
  const clients = pageRows.map(row => {
    const own = byClient.get(row.id) ?? []
    return {
      ...clientCard(row, actor),
      isAssigned: own.some(({ survey_id: id }) => id === survey.id),
      others: own
        .filter(({ survey_id: id }) => id !== survey.id)
        .map(({ survey_id: surveyId, name, due_day: dueDay }) => ({ surveyId, name, dueDay })),
      hasAccount: row.has_account,
    }
  })
  return { clients, nextPage }
}
