import type { Language } from '@allenio/contract'
import { findPresets } from '#areas/business'
import { findPlan } from '#areas/plan'
import { sql, type WorkspaceDb } from '#platform/db'
import { ownAccount, ProviderError, type Invoice, type PaymentProvider, type SettleContext } from '#platform/payments'
import { titleOfPayment } from '../names.ts'
import { notifyOfReturn } from '../news.ts'
import { enterPlanPayment } from '../picture/plan-payments.ts'
import { storeRefund } from '../refunds.ts'
import type { CheckoutRow } from './queries.ts'

interface SecondPlan {
  row: CheckoutRow
  /** The subscription at the provider. */
  providerId: string
  /** The money of a bank is still on its way. */
  isSettling: boolean
}

/**
 * Ends a plan that was paid while another one runs, and gives back what it has cost. The checkout's row is `returning` until both are done,
 * so that the event or the hourly sweep goes on after a crash; each step asks first what was done before.
 */
export async function returnSecondPlan(context: SettleContext, { row, providerId, isSettling }: SecondPlan): Promise<void> {
  const { database, provider, log } = context
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(row.workspace_id, 'write', work)
  const move = (state: CheckoutRow['state']) => (db: WorkspaceDb) =>
    db.run(sql`
      update plan_checkouts set state = ${state}, provider_subscription_id = ${providerId}, url = null, settled_at = now()
      where id = ${row.id}`)
  await within(move('returning'))
  log.warn('a business has paid for two plans: the second one is given back', { workspace: row.workspace_id, subscription: providerId })
  await endNow(provider, providerId)
  const { invoices, card } = await provider.readSubscription(ownAccount, providerId)
  const returned: { invoice: Invoice; refunded: number }[] = []
  for (const invoice of invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)) {
    returned.push({ invoice, refunded: await refundInvoice(provider, invoice) })
  }
  await within(async db => {
    const { language }: { language: Language } = await findPresets(db, row.workspace_id)
    const title =
      row.tier === null || row.period === null ? row.title : titleOfPayment(language, { tier: row.tier, period: row.period }, 'period')
    for (const { invoice, refunded } of returned) {
      await enterPlanPayment(db, { kind: 'plan', saleId: null, provider: provider.name, invoice, title, card, isReturned: true })
      await storeRefund(db, invoice.paymentId, refunded)
    }
    const total = returned.reduce((sum, { refunded }) => sum + refunded, 0)
    const plan = await findPlan(db, row.workspace_id)
    if (total > 0) await notifyOfReturn(db, { checkoutId: row.id, plan: plan?.name ?? row.title, total })
    await move(isSettling ? 'returning' : 'returned')(db)
  })
}

async function endNow(provider: PaymentProvider, providerId: string): Promise<void> {
  try {
    await provider.cancelSubscription(ownAccount, providerId, 'now', `secondPlan:${providerId}`)
  } catch (error) {
    // the subscription has ended already
    if (!(error instanceof ProviderError) || !error.isFinal) throw error
  }
}

/** Gives back what was not given back yet, and answers how much that is in all. */
async function refundInvoice(provider: PaymentProvider, { paymentId }: Invoice): Promise<number> {
  if (paymentId === null) return 0
  const { amount, refunded } = await provider.readPayment(ownAccount, paymentId)
  if (refunded >= amount) return refunded
  return (await provider.refund(ownAccount, { paymentId, amount: amount - refunded }, `secondPlanRefund:${paymentId}`)).refunded
}
