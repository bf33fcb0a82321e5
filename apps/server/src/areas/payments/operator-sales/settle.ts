import { installmentsOf } from '@allenio/domain/packages'
import { paidUntil } from '@allenio/domain/subscriptions'
import { addSubjects, sql, type WorkspaceDb } from '#platform/db'
import { ownAccount, type CheckoutState, type Invoice, type SettleContext, type SubscriptionState } from '#platform/payments'
import type { CheckoutRow } from '../checkouts/queries.ts'
import { enterPlanPayment } from '../picture/plan-payments.ts'
import { saleFollowers, type SaleState } from './sale.ts'

/** Brings a sale to what the provider tells, enters its payments, and tells the area that sells it. */
export async function settleSale({ database, provider, log }: SettleContext, row: CheckoutRow, page: CheckoutState): Promise<void> {
  const subscriptionId = page.status === 'complete' ? page.subscriptionId : null
  let side = subscriptionId === null ? null : await provider.readSubscription(ownAccount, subscriptionId)
  if (side && row.installments !== null && side.endsAt === null && side.endedAt === null) {
    const amount = installmentsOf(row.net, row.installments)[1] ?? 0
    side = await provider.limitToInstallments(ownAccount, side.id, { count: row.installments, amount }, `limitSale:${row.id}`)
  }
  const single = page.status === 'complete' && page.payment === 'paid' && side === null ? page.invoiceId : null
  const invoices = side?.invoices ?? (single === null ? [] : [await provider.readInvoice(ownAccount, single)])
  await database.withWorkspace(row.workspace_id, 'write', async db => {
    await db.run(sql`select 1 from plan_checkouts where id = ${row.id} for update`)
    const hasOtherVat = await enterInvoices(db, { row, invoices, card: side?.card ?? null })
    if (hasOtherVat) log.error('an invoice has another VAT than ours', { workspace: row.workspace_id, checkout: row.id })
    const sale = saleOf(row, page, side)
    await db.run(sql`
      update plan_checkouts set state = ${pageState(sale.state)}, provider_subscription_id = ${subscriptionId},
        paid_until = ${sale.paidUntil}, ends_at = ${sale.endsAt}, settled_at = now()
      where id = ${row.id}`)
    const follower = saleFollowers.gathered().find(({ kind }) => kind === row.sale_kind)
    if (!follower) throw new Error(`no area sells '${row.sale_kind}'`)
    addSubjects(db, [sale.saleId])
    await follower.follow(db, sale)
  })
}

interface SaleInvoices {
  row: CheckoutRow
  invoices: readonly Invoice[]
  card: SubscriptionState['card']
}

async function enterInvoices(db: WorkspaceDb, { row, invoices, card }: SaleInvoices): Promise<boolean> {
  let hasOtherVat = false
  for (const invoice of invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)) {
    const payment = { kind: 'sale', saleId: row.sale_id, provider: row.provider, invoice, title: row.title, card } as const
    hasOtherVat = (await enterPlanPayment(db, payment)).hasOtherVat || hasOtherVat
  }
  return hasOtherVat
}

const pageState = (state: SaleState['state']): CheckoutRow['state'] => (state === 'overdue' ? 'paid' : state)

function saleOf(row: CheckoutRow, page: CheckoutState, side: SubscriptionState | null): SaleState {
  const installmentsPaid = side?.invoices.filter(({ status, amount }) => status === 'paid' && amount > 0).length ?? 0
  const isRenewed = side !== null && row.installments === null
  return {
    saleId: row.sale_id ?? '',
    state: stateOf(page, side),
    paidUntil: isRenewed ? paidUntil(side) : null,
    endsAt: isRenewed ? side.endsAt : null,
    installmentsPaid,
  }
}

function stateOf({ status, payment }: CheckoutState, side: SubscriptionState | null): SaleState['state'] {
  if (status === 'open' || status === 'expired') return status
  if (payment === 'failed') return 'failed'
  if (side === null) return payment === 'settling' ? 'settling' : 'paid'
  switch (side.state) {
    case 'incomplete':
      return 'settling'
    case 'incomplete expired':
      return 'failed'
    case 'past due':
    case 'unpaid':
    case 'paused':
      return 'overdue'
    case 'canceled':
      return 'ended'
    case 'trialing':
    case 'active':
      return 'paid'
    default:
      return side.state satisfies never
  }
}
