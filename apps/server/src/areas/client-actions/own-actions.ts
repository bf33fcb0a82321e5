import { actionLimits, type OwnAction } from '@allenio/contract/client-actions'
import { addDays, dayIn } from '@allenio/domain/days'
import { limitToPage, pageOf, sql, type Row, type Total, type WorkspaceDb } from '#platform/db'
import { presentOwnAction } from './present.ts'
import { isResting, selectActions } from './queries.ts'

const perPage = 50

interface PageQuery {
  page: number
  today: string
}

const isDue = (clientId: string, today: string) => sql`
  a.client_id = ${clientId} and not a.is_done and a.due_day <= ${addDays(today, actionLimits.comingDays)}`

/** Actions that are due, or come within two weeks. */
export async function readDueActions(db: WorkspaceDb, clientId: string, { page, today }: PageQuery) {
  return presentPage(
    await selectActions(db, {
      today,
      where: isDue(clientId, today),
      rest: sql`order by a.due_day, a.id ${limitToPage(page, perPage)}`,
      completions: 1,
    }),
    { page, today },
  )
}

/** The number of these actions on all pages, without those that rest in a pause. */
export const countDueActions = async (db: WorkspaceDb, clientId: string, today: string): Promise<number> =>
  (
    await db.one<Total>(sql`
    select count(*) as total from client_actions a
    where a.deleted_at is null and ${isDue(clientId, today)} and not ${isResting(sql`${today}`)}`)
  ).total

/** Actions that were done at least once, the latest first. */
export async function readDoneActions(db: WorkspaceDb, clientId: string, { page, today }: PageQuery) {
  return presentPage(
    await selectActions(db, {
      today,
      where: sql`a.client_id = ${clientId} and exists (select from action_completions d where d.action_id = a.id)`,
      rest: sql`order by (select max(d.completed_at) from action_completions d where d.action_id = a.id) desc, a.id
      ${limitToPage(page, perPage)}`,
      completions: 1,
    }),
    { page, today },
  )
}

function presentPage(
  rows: Awaited<ReturnType<typeof selectActions>>,
  { page, today }: PageQuery,
): { actions: OwnAction[]; nextPage: number } {
  const { pageRows, nextPage } = pageOf(rows, page, perPage)
  return { actions: pageRows.map(row => presentOwnAction(row, today)), nextPage }
}

/** The number of completions by the client on that day, in their own time zone. */
export async function countDoneOn(
  db: WorkspaceDb,
  clientId: string,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<number> {
  const rows = await db.many<Row<'action_completions', 'completed_at'>>(sql`
    select d.completed_at from action_completions d join client_actions a on a.id = d.action_id
    where a.client_id = ${clientId} and a.deleted_at is null and d.completed_at > now() - interval '2 days'`)
  return rows.filter(({ completed_at }) => dayIn(timeZone, completed_at) === today).length
}
