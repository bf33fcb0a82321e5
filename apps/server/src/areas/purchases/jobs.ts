import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueItems } from '#platform/jobs'
import { OutsideError } from '#platform/errors'
import { settleRow, usePayments } from '#platform/payments'
import { expireAsked } from './checkouts/states.ts'
import { settleInstallmentsJob } from './refunds/settlers.ts'
import { writeToBuyerJob } from './mails/jobs.ts'
import { writeRefundJob } from './mails/refunds.ts'
import { fulfilCheckout } from './fulfilment/fulfil.ts'
import { sweepOldSales } from './old-sales.ts'
import { askRefundAgain, failRefund, finishRefund, type RefundIntent } from './refunds/refund.ts'
import { sweepUnpaidInstallments } from './refunds/unpaid-installments.ts'

type RowAt = Row<'checkouts', 'workspace_id' | 'id'>

/** Paid checkouts that a crash has left behind. */
const paidCheckouts = dueItems<RowAt>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<RowAt>(sql`
      select workspace_id, id from checkouts where state = 'paid' and settled_at < now() - interval '1 minute'
        and ${isNext(sql`workspace_id`, sql`id`)}
      order by settled_at ${limitTo(limit)}`),
    ),
  treat: async (database, [checkout]) => {
    if (checkout) await fulfilCheckout(database, { workspaceId: checkout.workspace_id, id: checkout.id })
  },
})

/** Checkouts whose time is over. The provider is asked once more, because somebody may have paid in the last moment. */
const overdueCheckouts = dueItems<RowAt & Row<'checkouts', 'provider'>>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<RowAt & Row<'checkouts', 'provider'>>(sql`
      select workspace_id, id, provider from checkouts where state in ('asked', 'open') and expires_at < now()
        and (provider is null or ${usePayments() !== undefined}::boolean) and ${isNext(sql`workspace_id`, sql`id`)}
      order by expires_at ${limitTo(limit)}`),
    ),
  treat: async (database, [checkout]) => {
    if (!checkout) return
    const { workspace_id: workspaceId, id, provider } = checkout
    if (provider !== null) return settleRow('checkout', { workspaceId, id })
    await database.withWorkspace(workspaceId, 'write', db => expireAsked(db, id))
  },
})

interface AskedRefund extends Row<'refunds', 'workspace_id' | 'id' | 'payment_id' | 'amount'> {
  is_old: boolean
  account_id: string | null
  provider_payment_id: string | null
}

const intentOf = ({ id, payment_id, amount, account_id, provider_payment_id }: AskedRefund): RefundIntent => ({
  refundId: id,
  paymentId: payment_id,
  request: account_id !== null && provider_payment_id !== null ? { accountId: account_id, paymentId: provider_payment_id, amount } : null,
})

/** Refunds without an answer. One that no try has brought to the provider for days is ended, so that its amount is free. */
const askedRefunds = dueItems<AskedRefund>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<AskedRefund>(sql`
      select r.workspace_id, r.id, r.payment_id, r.amount, y.account_id, y.provider_payment_id,
        r.created_at < now() - interval '3 days' as is_old
      from refunds r join payments y on y.workspace_id = r.workspace_id and y.id = r.payment_id
      where r.state = 'asked' and r.created_at < now() - interval '2 minutes' and ${isNext(sql`r.workspace_id`, sql`r.id`)}
      order by r.created_at ${limitTo(limit)}`),
    ),
  treat: async (database, [refund]) => {
    if (!refund) return
    const intent = intentOf(refund)
    const inDb = (work: (db: WorkspaceDb) => Promise<unknown>) => database.withWorkspace(refund.workspace_id, 'write', work)
    try {
      const answer = await askRefundAgain(intent)
      await inDb(db => finishRefund(db, intent, answer))
    } catch (error) {
      if (!(error instanceof OutsideError) || !(error.isFinal || refund.is_old)) throw error
      await inDb(db => failRefund(db, intent))
    }
  },
})

export const sweepCheckouts = defineSweep({
  name: 'sweep checkouts',
  cron: '*/5 * * * *',
  timeLimitSeconds: 600,
  parts: () => [paidCheckouts, overdueCheckouts, askedRefunds],
})

export const purchaseJobs = [writeToBuyerJob, writeRefundJob, settleInstallmentsJob, sweepCheckouts, sweepOldSales, sweepUnpaidInstallments]
