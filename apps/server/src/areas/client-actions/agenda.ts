import { actionKindName } from '@allenio/domain/client-actions'
import { addDays } from '@allenio/domain/days'
import { nextDue } from '@allenio/domain/repetition'
import { countedByDay, type AgendaPart, type AgendaPartEntry, type AgendaQuery } from '#areas/client-overview'
import { clientCard, pausesOfClient, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { makeSay } from '#platform/words'
import { isResting, type LockedAction, scheduleOf } from './queries.ts'

const say = makeSay({
  it: { tasks: '{{count}} compiti', 'check-ins': '{{count}} check-in' },
  en: { tasks: '{{count}} tasks', 'check-ins': '{{count}} check-ins' },
})

interface OpenRow extends Omit<CardRow, 'id'>, LockedAction, Row<'client_actions', 'title'> {}

interface DoneRow extends Omit<CardRow, 'id'>, Row<'client_actions', 'id' | 'client_id' | 'kind' | 'title'> {
  day: string
}

/** The actions that are due on the days, those that repeat on each of them, and those that were done. */
export async function readAgendaActions(
  db: WorkspaceDb,
  actor: Actor,
  { from, to, today, clients, limit, isSurvey }: AgendaQuery & { isSurvey: boolean },
): Promise<AgendaPartEntry[]> {
  const [openRows, doneRows] = await Promise.all([
    db.many<OpenRow>(sql`
    select a.id, a.client_id, a.kind, a.title, a.start_day, a.due_day, a.held_day, a.repetition, a.until_day, a.is_done,
      c.workspace_id, c.first_name, c.last_name, c.photo_file_id, ${pausesOfClient(sql`a.client_id`)} as pauses
    from client_actions a join clients c on c.id = a.client_id
    where a.deleted_at is null and not a.is_done and a.due_day <= ${to} and (a.due_day >= ${from} or a.repetition ->> 'kind' <> 'once')
      and (a.kind = 'survey') = ${isSurvey} and not ${isResting(sql`${today}`)} and ${clients}
    order by a.due_day, a.id ${limitTo(limit)}`),
    db.many<DoneRow>(sql`
    select a.id, a.client_id, a.kind, a.title, d.due_day as day, c.workspace_id, c.first_name, c.last_name, c.photo_file_id
    from client_actions a join clients c on c.id = a.client_id join action_completions d on d.action_id = a.id
    where a.deleted_at is null and d.due_day between ${from} and ${to} and (a.kind = 'survey') = ${isSurvey} and ${clients}
    order by d.due_day desc, d.id ${limitTo(limit)}`),
  ])
  const entryOf = (row: Omit<DoneRow, 'day'>, day: string, isDone: boolean): AgendaPartEntry => ({
    id: `${row.id}/${day}`,
    day,
    title: row.title || actionKindName(actor.language, row.kind),
    link: linkFor(actor, { row, isSurvey }),
    client: clientCard({ ...row, id: row.client_id }, actor),
    isDone,
  })
  const done = doneRows.map(row => entryOf(row, row.day, true))
  const doneIds = new Set(done.map(({ id }) => id))
  const open = openRows.flatMap(row => openDays(row, { from, to, today }).map(day => entryOf(row, day, false)))
  return [...open.filter(({ id }) => !doneIds.has(id)), ...done].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(0, limit)
}

function linkFor({ role }: Actor, { row, isSurvey }: { row: Pick<DoneRow, 'id' | 'client_id'>; isSurvey: boolean }): string {
  if (role === 'client') return isSurvey ? `/me/surveys/${row.id}` : '/home'
  return isSurvey ? `/clients/${row.client_id}/surveys` : `/clients/${row.client_id}/actions`
}

/** The day that waits, and the coming ones; what passed while it waited does not pile up. */
function openDays(row: OpenRow, { from, to, today }: { from: string; to: string; today: string }): string[] {
  const schedule = scheduleOf(row)
  const days = row.due_day >= from ? [row.due_day] : []
  let day = nextDue(
    schedule,
    [row.due_day, addDays(today, -1), addDays(from, -1)].reduce((a, b) => (a > b ? a : b)),
  )
  while (day !== null && day <= to) {
    days.push(day)
    day = nextDue(schedule, day)
  }
  return days
}

/** The part of one kind of actions; many are counted by day. */
export const actionAgenda = ({
  layer,
  permission,
  color,
  link,
  isSurvey,
}: Omit<AgendaPart, 'read' | 'layer'> & { layer: 'tasks' | 'check-ins'; link: string; isSurvey: boolean }): AgendaPart => ({
  layer,
  permission,
  color,
  isForClients: true,
  read: async (db, actor, query) => {
    const entries = await readAgendaActions(db, actor, { ...query, isSurvey })
    return countedByDay(entries, { title: count => say(actor.language)(layer, { count }), link })
  },
})

export const taskAgenda = actionAgenda({ layer: 'tasks', permission: 'view reminders', color: 'green', link: '/home', isSurvey: false })
