import type { Subscription } from '@allenio/contract/subscriptions'
import { romeDay } from '@allenio/domain/days'
import { bankDebitFrom, withdrawalOn } from '@allenio/domain/purchases'
import { nextCharge } from '@allenio/domain/subscriptions'
import { readClientSettings } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { Row, WorkspaceDb } from '#platform/db'
import { abilitiesOn } from './access.ts'
import { cardOfClient, reachSubscription, type SubscriptionRow } from './queries.ts'

/** Presents many: what a client may do depends on the settings, which are read once. */
export async function presentSubscriptions(db: WorkspaceDb, actor: Actor, rows: readonly SubscriptionRow[]): Promise<Subscription[]> {
  const { mayPauseSubscription } = await readClientSettings(db)
  return rows.map(row => presentSubscription(row, actor, mayPauseSubscription))
}

type ChargingRow = Row<
  'subscriptions',
  'state' | 'amount' | 'discount' | 'balance' | 'unpaid_amount' | 'period_until' | 'retry_at' | 'ends_at' | 'ended_at' | 'change'
>

/** The next charge, as screens and mails say it. */
export const nextChargeOf = (row: ChargingRow) =>
  nextCharge({
    state: row.state,
    amount: row.amount,
    discount: row.discount,
    balance: row.balance,
    unpaidAmount: row.unpaid_amount,
    periodUntil: row.period_until,
    retryAt: row.retry_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    change: row.change,
  })

const mayStillWithdraw = ({ state, created_at, withdrawn_at, ended_at }: SubscriptionRow): boolean =>
  // nothing was sold where the first payment did not come
  ended_at === null &&
  state !== 'pending' &&
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
  balance: row.balance,
  nextCharge: nextChargeOf(row),
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  pausedAt: row.paused_at,
  debit: row.state === 'in progress' ? bankDebitFrom(romeDay(row.created_at)) : null,
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
