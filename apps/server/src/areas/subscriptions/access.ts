import type { SubscriptionMay } from '@allenio/contract/subscriptions'
import { mayDo, type Actor } from '#platform/access'
import type { Row } from '#platform/db'

type Facts = Pick<
  Row<'subscriptions'>,
  'state' | 'provider' | 'ends_at' | 'ended_at' | 'cancelled_by' | 'change' | 'unpaid_since' | 'amount'
> & { mayWithdraw: boolean; mayPauseOwn: boolean }

/** Whether a subscription has begun and goes on: it is neither over nor about to end. */
export const isRunning = ({ state, ends_at, ended_at }: Pick<Facts, 'state' | 'ends_at' | 'ended_at'>): boolean =>
  ended_at === null && ends_at === null && (state === 'active' || state === 'suspended' || state === 'paused' || state === 'in progress')

export function abilitiesOn(facts: Facts, actor: Actor): SubscriptionMay {
  const { state, provider, ended_at, ends_at, cancelled_by, change, unpaid_since } = facts
  const isAdmin = actor.role === 'admin'
  const isOver = ended_at !== null || state === 'expired'
  const mayCancel = !isOver && mayDo(actor, 'cancel subscriptions')
  const mayRest = provider !== null && isRunning(facts) && unpaid_since === null && (isAdmin || facts.mayPauseOwn)
  return {
    cancel: mayCancel && ends_at === null,
    cancelNow: mayCancel && isAdmin,
    keep: mayCancel && ends_at !== null && (isAdmin || cancelled_by === 'user'),
    change: isAdmin && provider !== null && state === 'active' && ends_at === null,
    releaseChange: isAdmin && !isOver && change !== null,
    pause: mayRest && state === 'active',
    resume: provider !== null && state === 'paused' && (isAdmin || facts.mayPauseOwn),
    changeCard: actor.role === 'client' && provider !== null && !isOver && facts.amount > 0,
    withdraw: actor.role === 'client' && facts.mayWithdraw,
  }
}
