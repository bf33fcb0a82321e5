import type { ClientAction } from '@allenio/contract/client-actions'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { notify } from '#platform/notify'
import { actionNudged } from './notifications.ts'
import { markNudged } from './queries.ts'

/** Reminds the client of a late task. The action must be locked: of two members who nudge at once, the second is told of the first. */
export async function nudge(db: WorkspaceDb, actor: Actor, action: ClientAction, today: string): Promise<void> {
  const { id, kind, title, dueDay, state, nudgedDay } = action
  if (state !== 'overdue') throw new AppError('not late')
  if (nudgedDay === today) throw new AppError('nudged today')
  const { membership_id: membershipId, registered_at, status, id: clientId } = await reachClient(db, actor, action.client.id)
  if (membershipId === null || registered_at === null || status !== 'active') throw new AppError('client without access')
  await markNudged(db, id, today)
  const once = `${id}/${today}`
  await notify(db, actionNudged, { to: [membershipId], by: actor.membershipId, clientId, subject: { kind, title, day: dueDay }, once })
}
