import type { SubscriptionDetail } from '@allenio/contract/subscriptions'
import { listGivenUnlocks } from '#areas/packages'
import { listFilesOf, listOwnPaymentsOf, listPaymentsOf } from '#areas/purchases'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { presentSubscriptions } from './present.ts'
import { reachSubscription } from './queries.ts'
import { readWithdrawal } from './withdrawal.ts'

export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<SubscriptionDetail> {
  const row = await reachSubscription(db, actor, id)
  const [subscriptions, payments, ledger, states, unlocks, attachments, withdrawal] = await Promise.all([
    presentSubscriptions(db, actor, [row]),
    listOwnPaymentsOf(db, id),
    actor.role === 'admin' ? listPaymentsOf(db, id) : null,
    db.many<Row<'subscription_states', 'state' | 'change' | 'created_at'>>(sql`
      select state, change, created_at from subscription_states where subscription_id = ${id} order by created_at desc, id desc`),
    listGivenUnlocks(db, { saleId: id, versionIds: [row.version_id], language: actor.language }),
    // an ended subscription opens no file, nor does one that the buyer has withdrawn from
    row.ended_at === null && row.withdrawn_at === null ? listFilesOf(db, actor, row.package_id) : [],
    readWithdrawal(db, row),
  ])
  const [subscription] = subscriptions
  if (!subscription) throw new Error('a subscription that was reached is presented')
  return {
    ...subscription,
    payments,
    ledger,
    card: row.card,
    // the link pays in the name of the buyer
    payUrl: actor.role === 'client' ? row.pay_url : null,
    change: row.change,
    history: states.map(({ state, change, created_at: at }) => ({ state, change, at })),
    unlocks,
    attachments,
    withdrawal,
  }
}
