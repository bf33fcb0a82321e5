import type { Subscription } from '@allenio/contract/subscriptions'
import { romeDay } from '@allenio/domain/formats'
import { withdrawalOn } from '@allenio/domain/purchases'
import { nextCharge } from '@allenio/domain/subscriptions'
import { readClientSettings } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { abilitiesOn } from './access.ts'
import { cardOfClient, reachSubscription, type SubscriptionRow } from './queries.ts'

/** Presents many: what a client may do depends on the settings, which are read once. */
export async function presentSubscriptions(db: WorkspaceDb, actor: Actor, rows: readonly SubscriptionRow[]): Promise<Subscription[]> {
  const { mayPauseSubscription } = await readClientSettings(db)
  return rows.map(row => presentSubscription(row, actor, mayPauseSubscription))
}

const mayStillWithdraw = ({ created_at, withdrawn_at, ended_at }: SubscriptionRow): boolean =>
  ended_at === null &&
  withdrawalOn(romeDay(), { boughtOn: romeDay(created_at), withdrawnOn: withdrawn_at && romeDay(withdrawn_at), paid: 0, refunded: 0 })
    .mayWithdraw

const presentSubscription = (row: SubscriptionRow, actor: Actor, mayPauseOwn: boolean): Subscription => ({
  id: row.id,
  client: cardOfClient(row, actor),
  buyer: { name: row.buyer_name, email: row.buyer_email },
  package: { id: row.package_id, name: row.package_name },
  versionId: row.version_id,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  intervalUnit: row.interval_unit,
  intervalCount: row.interval_count,
  trialUntil: row.trial_until,
  paidUntil: row.paid_until,
  nextCharge: nextCharge({
    state: row.state,
    amount: row.amount,
    periodUntil: row.period_until,
    retryAt: row.retry_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    change: row.change,
  }),
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  pausedAt: row.paused_at,
  unpaidSince: row.unpaid_since,
  retryAt: row.retry_at,
  isWaiting: row.is_waiting,
  createdAt: row.created_at,
  may: abilitiesOn({ ...row, mayPauseOwn, mayWithdraw: mayStillWithdraw(row) }, actor),
})

export async function readSubscription(db: WorkspaceDb, actor: Actor, id: string): Promise<Subscription> {
  const [subscription] = await presentSubscriptions(db, actor, [await reachSubscription(db, actor, id)])
  if (!subscription) throw new Error('a subscription that was reached is presented')
  return subscription
}
