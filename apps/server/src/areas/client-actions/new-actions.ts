import type { ParsedInput } from '@allenio/contract'
import { actionKindPermissions, actionLimits, type ActionKind, type createClientAction } from '@allenio/contract/client-actions'
import { firstDue, nextDue } from '@allenio/domain/repetition'
import { addMonths } from '@allenio/domain/days'
import type { ReachedClient } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { holdActions } from './client-pauses.ts'
import { notifyNewAction } from './notifications.ts'
import { updateActionRow, insertActions, isCompleted, type LockedAction } from './queries.ts'

type Fields = Omit<ParsedInput<typeof createClientAction>, 'id' | 'kind'> & { kind: ActionKind }

export function mayAskFor(actor: Actor, kind: ActionKind): boolean {
  const permission = actionKindPermissions[kind]
  return permission === undefined || mayDo(actor, permission)
}

function refuseKind(actor: Actor, kind: ActionKind): void {
  if (!mayAskFor(actor, kind)) throw new AppError('forbidden')
}

interface ActionReceiver {
  client: ReachedClient
  /** The new action's. */
  id: string
}

/** Asks clients to do something. */
export async function createActions(
  db: WorkspaceDb,
  actor: Actor,
  { receivers, today, fields }: { receivers: readonly ActionReceiver[]; today: string; fields: Fields },
): Promise<void> {
  refuseKind(actor, fields.kind)
  refuseSenseless(fields, today)
  if (fields.dueDay < today) throw wrongField('dueDay', 'due before today')
  const action = { ...fields, dueDay: dueFrom(fields), authorId: actor.membershipId }
  const ids = await insertActions(
    db,
    receivers.map(({ client, id }) => ({ id, clientId: client.id })),
    action,
  )
  await holdActions(db, sql`a.id = any(${ids}::uuid[])`)
  const clients = receivers.flatMap(({ client, id }) => (ids.includes(id) ? [client] : []))
  await notifyNewAction(db, clients, { action, by: actor.membershipId })
}

/** A changed schedule begins anew; completions of its days stay. */
export async function updateAction(
  db: WorkspaceDb,
  actor: Actor,
  { action, fields, today }: { action: LockedAction; fields: Fields; today: string },
): Promise<void> {
  refuseKind(actor, action.kind)
  refuseKind(actor, fields.kind)
  refuseSenseless(fields, today)
  const isSameSchedule =
    fields.dueDay === action.due_day && fields.untilDay === action.until_day && isSameRepetition(fields.repetition, action.repetition)
  const { id } = action
  if (isSameSchedule) {
    const { start_day: startDay, due_day: dueDay, held_day: heldDay, is_done: isDone } = action
    await updateActionRow(db, { ...fields, id, startDay, dueDay, heldDay, isDone })
    return
  }
  if (fields.dueDay !== action.due_day && fields.dueDay < today) throw wrongField('dueDay', 'due before today')
  const startDay = dueFrom(fields)
  const schedule = { ...fields, startDay }
  let dueDay: string | null = startDay
  let last = startDay
  while (dueDay !== null && (await isCompleted(db, id, dueDay))) {
    last = dueDay
    dueDay = nextDue(schedule, dueDay)
  }
  await updateActionRow(db, { ...fields, id, startDay, dueDay: dueDay ?? last, heldDay: null, isDone: dueDay === null })
  await holdActions(db, sql`a.id = ${id}`)
}

const sortEntries = (repetition: Fields['repetition']) => Object.entries(repetition).sort(([a], [b]) => (a < b ? -1 : 1))

export const isSameRepetition = (one: Fields['repetition'], other: Fields['repetition']): boolean =>
  JSON.stringify(sortEntries(one)) === JSON.stringify(sortEntries(other))

/** Refuses an action without words, or with days that cannot be. */
export function refuseSenseless(
  { kind, title, text, dueDay, untilDay }: Pick<Fields, 'kind' | 'title' | 'text' | 'dueDay' | 'untilDay'>,
  today: string,
): void {
  if ((kind === 'read' || kind === 'answer') && !text) throw wrongField('text', 'text needed')
  if (kind === 'other' && !title && !text) throw wrongField('title', 'text needed')
  const years = actionLimits.dueYears
  const farthest = addMonths(today, 12 * years)
  if (dueDay > farthest) throw wrongField('dueDay', 'due too far', { years })
  if (untilDay !== null && untilDay < dueDay) throw wrongField('untilDay', 'until before due')
}

/** The day asked for, or the first that the repetition names from there. */
function dueFrom({ repetition, dueDay, untilDay }: Fields): string {
  const first = firstDue(repetition, dueDay)
  if (untilDay !== null && first > untilDay) throw wrongField('untilDay', 'until before due')
  return first
}
