import { findPlan } from '#areas/plan'
import type { WorkspaceDb } from '#platform/db'
import { ownAccount, ProviderError, type Card, type Invoice, type PaymentProvider, type SettleContext } from '#platform/payments'
import { titlesOfPayment, type Titles } from '../names.ts'
import { notifyOfPlanReturn, notifyOfSaleReturn } from '../news.ts'
import { enterPlanPayment } from '../picture/plan-payments.ts'
import { storeRefund } from '../refunds.ts'
import { setCheckoutState, type CheckoutRow } from './queries.ts'

interface SecondPayment {
  row: CheckoutRow
  /** The payment at the provider: a subscription, or the invoice of a single payment. */
  subscriptionId: string | null
  invoiceId: string | null
  /** The money of a bank is still on its way. */
  isSettling: boolean
}

/**
 * Gives back what was paid a second time: for a plan while another one runs, or for a service that is paid already. The checkout's row is
 * `returning` until that is done, so that the event or the hourly sweep goes on after a crash; each step asks first what was done before.
 */
export async function returnSecondPayment(context: SettleContext, { row, subscriptionId, invoiceId, isSettling }: SecondPayment) {
  const { database, provider, log } = context
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(row.workspace_id, 'write', work)
  const move = (state: CheckoutRow['state']) => (db: WorkspaceDb) => setCheckoutState(db, row.id, state, { subscriptionId })
  await within(move('returning'))
  log.warn('a business has paid twice: the second payment is given back', { workspace: row.workspace_id, checkout: row.id })
  const { invoices, card } = subscriptionId === null ? await readSingle(provider, invoiceId) : await endNow(provider, subscriptionId)
  const returned: { invoice: Invoice; refunded: number }[] = []
  for (const invoice of invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)) {
    returned.push({ invoice, refunded: await refundInvoice(provider, invoice) })
  }
  await within(async db => {
    const { kind, sale_id: saleId } = row
    const payment = {
      kind: kind === 'sale' ? 'sale' : 'plan',
      saleId,
      provider: provider.name,
      titles: titlesOf(row),
      buyer: row.buyer,
      card,
      isReturned: true,
    } as const
    for (const { invoice, refunded } of returned) {
      await enterPlanPayment(db, { ...payment, invoice })
      await storeRefund(db, invoice.paymentId, refunded)
    }
    const total = returned.reduce((sum, { refunded }) => sum + refunded, 0)
    if (total > 0) await notifyOfReturn(db, row, total)
    await move(isSettling ? 'returning' : 'returned')(db)
  })
}

interface PaidSide {
  invoices: readonly Invoice[]
  card: Card | null
}

const readSingle = async (provider: PaymentProvider, invoiceId: string | null): Promise<PaidSide> => ({
  invoices: invoiceId === null ? [] : [await provider.readInvoice(ownAccount, invoiceId)],
  card: null,
})

async function endNow(provider: PaymentProvider, subscriptionId: string): Promise<PaidSide> {
  try {
    await provider.cancelSubscription(ownAccount, subscriptionId, 'now', `secondPlan:${subscriptionId}`)
  } catch (error) {
    // the subscription has ended already
    if (!(error instanceof ProviderError) || !error.isFinal) throw error
  }
  return provider.readSubscription(ownAccount, subscriptionId)
}

/** Gives back what was not given back yet, and answers how much that is in all. */
async function refundInvoice(provider: PaymentProvider, { paymentId }: Invoice): Promise<number> {
  if (paymentId === null) return 0
  const { amount, refunded } = await provider.readPayment(ownAccount, paymentId)
  if (refunded >= amount) return refunded
  const refund = { paymentId, amount: amount - refunded, reference: paymentId }
  return (await provider.refund(ownAccount, refund, `secondPlanRefund:${paymentId}`)).refunded
}

const titlesOf = (row: CheckoutRow): Titles =>
  row.tier === null || row.period === null ? row : titlesOfPayment({ tier: row.tier, period: row.period }, 'period')

async function notifyOfReturn(db: WorkspaceDb, row: CheckoutRow, total: number) {
  const { id: checkoutId } = row
  if (row.kind === 'sale') return notifyOfSaleReturn(db, { checkoutId, titles: row, total })
  const plan = await findPlan(db, row.workspace_id)
  await notifyOfPlanReturn(db, { checkoutId, titles: plan ? { title: plan.name, title_en: null } : row, total })
}
