import { limitTo, sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { defineJob } from '#platform/jobs'
import { settleRow, type SettleContext, type SettledRow, type Settler } from '#platform/payments'
import { refreshPurchase, findPurchase, type PurchaseRow } from '../purchase-states.ts'
import { forgetCardPage, useNewCard } from '../own/new-card.ts'
import { enterPayment } from '../payments.ts'
import { readPackageName } from '../names.ts'
import { notifyAdmins, notifyBuyer, ownPaymentRefused, paymentRefused } from '../news.ts'
import { hasTaken, takeStep } from '../steps.ts'
import { applyPayment } from './refund.ts'
import { noteUnpaid } from './unpaid-installments.ts'

interface RowAt {
  workspace_id: string
  id: string
}

const present = ({ workspace_id, id }: RowAt): SettledRow => ({ workspaceId: workspace_id, id })

/** Refunds, disputes, fee and payout of a payment; also of those of subscriptions. */
export const paymentSettler: Settler = {
  kind: 'payment',
  rowsOf: async (db, { accountId, refs }) =>
    (
      await db.many<RowAt>(sql`
      select workspace_id, id from payments where account_id = ${accountId} and provider_payment_id = any(${[...refs]}::text[])`)
    ).map(present),
  // fee and payout come days later, and a dispute within months
  due: async (db, { isNext, limit }) =>
    (
      await db.many<RowAt>(sql`
      select p.workspace_id, p.id from payments p
      where p.provider is not null and p.provider_payment_id is not null and p.state = 'paid'
        and (p.settled_at < now() - interval '1 day' and p.created_at > now() - interval '30 days'
            and (p.fee is null or p.payout_id is null)
          or p.settled_at < now() - interval '15 minutes' and exists (select from refunds r
            where r.workspace_id = p.workspace_id and r.payment_id = p.id and r.state in ('asked', 'pending')))
        and ${isNext(sql`p.workspace_id`, sql`p.id`)}
      order by p.settled_at ${limitTo(limit)}`)
    ).map(present),
  settle: async ({ database, provider }, { workspaceId, id }) => {
    const row = await database.withWorkspace(workspaceId, 'read', db =>
      db.maybeOne<Row<'payments', 'account_id' | 'provider_payment_id'>>(sql`
        select account_id, provider_payment_id from payments where id = ${id}`),
    )
    if (!row || row.account_id === null || row.provider_payment_id === null) return
    const answer = await provider.readPayment(row.account_id, row.provider_payment_id)
    await database.withWorkspace(workspaceId, 'write', db => applyPayment(db, id, answer))
  },
}

/** Installments are a subscription of so many months at the provider. */
export const installmentSettler: Settler = {
  kind: 'installments',
  rowsOf: async (db, { accountId, refs }) =>
    (
      await db.many<RowAt>(sql`
      select workspace_id, id from purchases where account_id = ${accountId} and provider_subscription_id = any(${[...refs]}::text[])
      union select workspace_id, id from purchases where account_id = ${accountId} and card_page_id = any(${[...refs]}::text[])`)
    ).map(present),
  due: async (db, { isNext, limit }) =>
    (
      await db.many<RowAt>(sql`
      select workspace_id, id from purchases
      where installments_paid < installments and provider_subscription_id is not null
        and (state in ('paid', 'partly refunded', 'disputed') or withdrawn_at > now() - interval '90 days' and state <> 'expired')
        and settled_at < now() - interval '1 hour' and ${isNext(sql`workspace_id`, sql`id`)}
      order by settled_at ${limitTo(limit)}`)
    ).map(present),
  settle: settleInstallments,
}

/** Settles after the transaction: a schedule of installments that the buyer has withdrawn from is ended at the provider. */
export const settleInstallmentsJob = defineJob<SettledRow>({
  name: 'settle installments',
  handle: (_, row) => settleRow('installments', row),
})

const limited = 'limited to installments'

async function settleInstallments({ database, provider }: SettleContext, { workspaceId, id }: SettledRow): Promise<void> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  const purchase = await database.withWorkspace(workspaceId, 'read', db => findPurchase(db, id))
  if (!purchase || purchase.account_id === null || purchase.provider_subscription_id === null || purchase.installments === null) return
  const { account_id: accountId, provider_subscription_id: subscriptionId, installments: count } = purchase
  const { card_page_id: pageId } = purchase
  if (pageId !== null && (await useNewCard(provider, { accountId, subscriptionId, pageId })))
    await inDb(db => forgetCardPage(db, id, pageId))
  let state = await provider.readSubscription(accountId, subscriptionId)
  const isLimited = await database.withWorkspace(workspaceId, 'read', db => hasTaken(db, id, limited))
  if (purchase.withdrawn_at !== null) {
    if (state.endedAt === null) state = await provider.cancelSubscription(accountId, subscriptionId, 'now', `withdrawal:${id}`)
  } else if (!isLimited) {
    state = await provider.limitToInstallments(accountId, subscriptionId, { count, amount: state.amount }, `installments:${id}`)
  }
  const paidInvoices = state.invoices.filter(({ status, paymentId }) => status === 'paid' && paymentId !== null)
  const storedInvoices = await inDb(db =>
    db.many<NotNull<Row<'payments', 'provider_invoice_id'>>>(sql`
    select provider_invoice_id from payments where purchase_id = ${id} and provider_invoice_id is not null`),
  )
  const newInvoices = paidInvoices.filter(invoice => !storedInvoices.some(row => row.provider_invoice_id === invoice.id))
  const payments = await Promise.all(
    newInvoices.map(async invoice => ({ invoice, payment: await provider.readPayment(accountId, invoice.paymentId ?? '') })),
  )
  const open = state.invoices.find(({ status, refusal }) => status === 'open' && refusal !== null)
  await inDb(async db => {
    await takeStep(db, id, limited)
    for (const { invoice, payment } of payments.toSorted((a, b) => a.invoice.createdAt.localeCompare(b.invoice.createdAt))) {
      await enterPayment(db, {
        sale: { kind: 'purchase', id },
        clientId: purchase.client_id,
        buyerName: purchase.buyer_name,
        buyerEmail: purchase.buyer_email,
        fiscal: purchase.fiscal,
        title: await readPackageName(db, purchase.package_id),
        state: 'paid',
        method: 'card',
        amount: invoice.amount,
        currency: invoice.currency.toUpperCase(),
        fee: payment.fee,
        card: payment.card,
        paidAt: payment.paidAt ?? invoice.createdAt,
        provider: { name: provider.name, accountId, paymentId: invoice.paymentId, invoiceId: invoice.id },
      })
    }
    await refreshPurchase(db, id, { isOver: state.endedAt !== null })
    await noteUnpaid(db, id, state)
    if (open && (await takeStep(db, id, `unpaid ${open.id}`))) await notifyUnpaid(db, purchase, open.amount)
  })
}

async function notifyUnpaid(db: WorkspaceDb, purchase: PurchaseRow, amount: number): Promise<void> {
  const subject = {
    saleId: purchase.id,
    sale: 'purchase' as const,
    buyer: purchase.buyer_name,
    package: await readPackageName(db, purchase.package_id),
    amount,
    currency: purchase.currency,
  }
  await notifyAdmins(db, paymentRefused, { subject, clientId: purchase.client_id })
  await notifyBuyer(db, ownPaymentRefused, { subject, clientId: purchase.client_id })
}
