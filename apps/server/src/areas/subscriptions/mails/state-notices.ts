import type { WaitingChange } from '@allenio/contract/subscriptions'
import { romeDay } from '@allenio/domain/days'
import { listAdmins, titleOf } from '../queries.ts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { notify, type NotificationKind } from '#platform/notify'
import { remind } from './unpaid-letter.ts'
import {
  isNewDay,
  writeCancelled,
  writeChanged,
  writeChangeReleased,
  writeChangeWaiting,
  writeKept,
  writeNewDay,
  writePaid,
} from './letters.ts'
import type { PaidInvoice } from '../payments.ts'
import { nextChargeOf } from '../present.ts'
import type { TermsVerdict } from '../changes/terms.ts'
import {
  overduePaid,
  ownChangeReleased,
  ownChangeScheduled,
  ownChangeToPay,
  ownRenewalPaid,
  ownRenewalUnpaid,
  ownSubscriptionCancelled,
  ownSubscriptionChanged,
  ownSubscriptionKept,
  ownSubscriptionOver,
  ownSubscriptionPaused,
  ownSubscriptionResumed,
  renewalUnpaid,
  subscriptionCancelled,
  subscriptionExpired,
  subscriptionKept,
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

const nextDay = (row: Subscription): string | null => dayOf(nextChargeOf(row)?.at ?? row.period_until)

interface StateNews {
  before: Subscription
  after: Subscription
  /** The payments that have arrived with this answer, the latest last. */
  paid: readonly PaidInvoice[]
  terms: TermsVerdict
}

/**
 * Says on both sides what has changed. The answer is applied under the row's lock, so that each change is seen once; the name under which a
 * notification is stored is that of the answer, because a cancellation may be undone and come again.
 */
export async function notifyOfState(db: WorkspaceDb, { before, after, paid, terms }: StateNews): Promise<void> {
  const news = (of: string, day: string | null = null): News => ({ row: after, day, once: `${after.id}/${of}` })
  const answered = (of: string, day: string | null = null): News => news(`${of} ${after.settled_at}`, day)
  if (after.unpaid_since !== null && before.unpaid_since === null) await notifyOfUnpaid(db, after, news(`unpaid ${after.unpaid_since}`))
  if (after.ends_at !== null && before.ends_at === null && after.ended_at === null) {
    const cancelled = answered('cancelled', dayOf(after.ends_at))
    if (after.cancelled_by === 'user') await notifyAdmins(db, subscriptionCancelled, cancelled)
    await notifyBuyer(db, ownSubscriptionCancelled, cancelled)
    await writeCancelled(db, after)
  }
  if (after.ends_at === null && before.ends_at !== null && after.ended_at === null) {
    const renewal = answered('kept', nextDay(after))
    if (before.cancelled_by === 'user') await notifyAdmins(db, subscriptionKept, renewal)
    await notifyBuyer(db, ownSubscriptionKept, renewal)
    await writeKept(db, after)
  }
  if (after.ended_at !== null && before.ended_at === null) {
    if (after.state === 'expired') await notifyAdmins(db, subscriptionExpired, news('over'))
    await notifyBuyer(db, ownSubscriptionOver, news('over'))
  }
  if (after.paused_at !== null && before.paused_at === null) await notifyBuyer(db, ownSubscriptionPaused, news(`paused ${after.paused_at}`))
  if (after.state === 'active' && before.paused_at !== null && after.paused_at === null) {
    await notifyBuyer(db, ownSubscriptionResumed, news(`resumed ${before.paused_at}`, dayOf(after.period_until)))
  }
  await notifyOfTerms(db, { before, after, paid, terms })
}

/** The first payment has its own notifications, as one that was refused; the mail says how it can still be paid. */
async function notifyOfUnpaid(db: WorkspaceDb, row: Subscription, unpaid: News): Promise<void> {
  if (row.paid_until !== null) {
    await notifyAdmins(db, renewalUnpaid, unpaid)
    await notifyBuyer(db, ownRenewalUnpaid, unpaid)
  }
  await remind(db, row, 1)
}

/** A change of the terms, and what was paid: one mail for both where they come together. */
async function notifyOfTerms(db: WorkspaceDb, { before, after, paid, terms }: StateNews): Promise<void> {
  const news = (of: string, day: string | null, changes: Partial<Subscription> = {}): News => ({
    row: { ...after, ...changes },
    day,
    once: `${after.id}/${of} ${after.settled_at}`,
  })
  const payment = paid.findLast(({ cause }) => cause !== 'creation')
  if (terms.kind === 'changed') {
    if (isNewDay(before, terms.change)) {
      if (!terms.change.isScheduled) await writeNewDay(db, after)
    } else {
      const { amount } = nextChargeOf(after) ?? after
      await notifyBuyer(db, ownSubscriptionChanged, news('changed', nextDay(after), { amount }))
      return writeChanged(db, after, terms.change, payment)
    }
  }
  // a change that a cancellation has ended is told of with it
  if (terms.kind === 'change dropped' && after.ends_at === null && after.ended_at === null) {
    const {
      package: { id: package_id },
      amount,
    } = terms.change
    await notifyBuyer(db, ownChangeReleased, news('released', nextDay(after), { package_id, amount }))
    await writeChangeReleased(db, after, terms.change)
  }
  if (!payment) return
  const isSettled = before.unpaid_since !== null && after.unpaid_since === null
  const paidNews = { ...news('paid', nextDay(after), { amount: payment.amount }), once: `${after.id}/paid ${payment.paymentId}` }
  if (isSettled) await notifyAdmins(db, overduePaid, paidNews)
  await notifyBuyer(db, ownRenewalPaid, paidNews)
  await writePaid(db, after, payment, isSettled)
}

/** Tells the buyer of a change that waits, before it takes effect. */
export async function notifyOfWaiting(db: WorkspaceDb, row: Subscription, change: WaitingChange, payUrl: string | null): Promise<void> {
  const {
    package: { id: package_id },
    amount,
  } = change
  const once = `${row.id}/scheduled ${row.settled_at} ${change.versionId}`
  await notifyBuyer(db, change.isUnpaid ? ownChangeToPay : ownChangeScheduled, {
    row: { ...row, package_id, amount },
    day: dayOf(change.at),
    once,
  })
  await writeChangeWaiting(db, row, change, payUrl)
}
