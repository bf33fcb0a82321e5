import type { ActionState, ClientAction, Completion, OwnAction } from '@allenio/contract/client-actions'
import { dueBetween } from '@allenio/domain/repetition'
import { clientCard } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { mayAskFor } from './new-actions.ts'
import type { ActionRow, CompletionRow } from './queries.ts'

const stateOf = ({ is_done, is_resting, due_day }: Pick<ActionRow, 'is_done' | 'is_resting' | 'due_day'>, today: string): ActionState =>
  is_done ? 'done' : due_day < today && !is_resting ? 'overdue' : 'open'

const presentCompletion = (row: CompletionRow, isTeam: boolean): Completion => ({
  id: row.id,
  dueDay: row.due_day,
  // the value comes out of JSON, in which the database writes times in its own format
  completedAt: new Date(row.completed_at).toISOString(),
  isByClient: row.is_by_client,
  completedBy: isTeam && !row.is_by_client ? row.author_name : null,
  answer: row.answer,
})

const commonFields = (row: ActionRow, { today, isTeam }: { today: string; isTeam: boolean }) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.body,
  state: stateOf(row, today),
  isPaused: row.is_resting && !row.is_done,
  dueDay: row.due_day,
  repetition: row.repetition,
  untilDay: row.until_day,
  completions: (row.completions ?? []).map(completion => presentCompletion(completion, isTeam)),
  completionsTotal: row.completions_total,
  nudgedDay: row.nudged_day,
})

/** Whether a nudge may be sent: the action is late, and its client can read the nudge and got none today. */
const mayBeNudged = (row: ActionRow, today: string): boolean =>
  stateOf(row, today) === 'overdue' && row.has_access && row.nudged_day !== today

export function presentAction(row: ActionRow, actor: Actor, today: string): ClientAction {
  const schedule = { repetition: row.repetition, startDay: row.start_day, untilDay: row.until_day, pauses: row.pauses }
  const may = mayDo(actor, 'update clients')
  return {
    ...commonFields(row, { today, isTeam: true }),
    client: clientCard({ ...row, id: row.client_id }, actor),
    startDay: row.start_day,
    missed: row.missed + (row.is_done ? 0 : dueBetween(schedule, row.due_day, today)),
    isMailed: row.is_mailed,
    addedBy: row.author_name,
    createdAt: row.created_at,
    may: { update: may && mayAskFor(actor, row.kind), complete: may && !row.is_done, nudge: may && mayBeNudged(row, today), delete: may },
  }
}

export const presentOwnAction = (row: ActionRow, today: string): OwnAction => ({
  ...commonFields(row, { today, isTeam: false }),
  isToday: !row.is_done && !row.is_resting && row.due_day === today,
})
