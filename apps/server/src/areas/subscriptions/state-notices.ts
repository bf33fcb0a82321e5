import { romeDay } from '@allenio/domain/formats'
import { titleOf } from './queries.ts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { notify, type NotificationKind } from '#platform/notify'
import { remind } from './unpaid-reminders.ts'
import {
  ownRenewalUnpaid,
  ownSubscriptionCancelled,
  ownSubscriptionChanged,
  ownSubscriptionOver,
  ownSubscriptionPaused,
  ownSubscriptionResumed,
  renewalUnpaid,
  subscriptionCancelled,
  subscriptionExpired,
  type SubscriptionSubject,
} from './notifications.ts'

type Subscription = Row<'subscriptions'>

interface News {
  row: Subscription
  day: string | null
  once: string
}

async function subjectOf(db: WorkspaceDb, { row, day }: News): Promise<SubscriptionSubject> {
  const { id: subscriptionId, buyer_name: buyer, amount, currency } = row
  return { subscriptionId, buyer, package: await titleOf(db, row.package_id), amount, currency, day }
}

export const listAdmins = async (db: WorkspaceDb): Promise<string[]> =>
  (await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active' order by id`)).map(
    ({ id }) => id,
  )

async function notifyAdmins(db: WorkspaceDb, kind: NotificationKind<SubscriptionSubject>, news: News): Promise<void> {
  const { client_id: clientId } = news.row
  await notify(db, kind, { to: await listAdmins(db), clientId, subject: await subjectOf(db, news), once: news.once })
}

/** An erased client, and one without an account, have nowhere to read it. */
async function notifyBuyer(db: WorkspaceDb, kind: NotificationKind<SubscriptionSubject>, news: News): Promise<void> {
  const { client_id: clientId } = news.row
  if (clientId === null) return
  const client = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = ${clientId} and deleted_at is null`)
  if (!client || client.membership_id === null) return
  await notify(db, kind, { to: [client.membership_id], clientId, subject: await subjectOf(db, news), once: news.once })
}

const dayOf = (moment: string | null): string | null => (moment === null ? null : romeDay(moment))

/** Says on both sides what has changed; each change once, however often it is heard of. */
export async function notifyOfState(db: WorkspaceDb, { before, after }: { before: Subscription; after: Subscription }): Promise<void> {
  const news = (of: string, day: string | null = null): News => ({ row: after, day, once: `${after.id}/${of}` })
  if (after.unpaid_since !== null && before.unpaid_since === null) {
    await notifyAdmins(db, renewalUnpaid, news(`unpaid ${after.unpaid_since}`))
    await notifyBuyer(db, ownRenewalUnpaid, news(`unpaid ${after.unpaid_since}`))
    await remind(db, after, 1)
  }
  if (after.ends_at !== null && before.ends_at === null && after.ended_at === null) {
    const cancelled = news(`cancelled ${after.ends_at}`, dayOf(after.ends_at))
    if (after.cancelled_by === 'user') await notifyAdmins(db, subscriptionCancelled, cancelled)
    await notifyBuyer(db, ownSubscriptionCancelled, cancelled)
  }
  if (after.ended_at !== null && before.ended_at === null) {
    if (after.state === 'expired') await notifyAdmins(db, subscriptionExpired, news('over'))
    await notifyBuyer(db, ownSubscriptionOver, news('over'))
  }
  if (after.paused_at !== null && before.paused_at === null) await notifyBuyer(db, ownSubscriptionPaused, news(`paused ${after.paused_at}`))
  if (after.state === 'active' && before.paused_at !== null && after.paused_at === null) {
    await notifyBuyer(db, ownSubscriptionResumed, news(`resumed ${before.paused_at}`, dayOf(after.period_until)))
  }
  if (after.version_id !== before.version_id) {
    await notifyBuyer(db, ownSubscriptionChanged, news(`changed ${after.version_id}`, dayOf(after.period_until)))
  }
}
