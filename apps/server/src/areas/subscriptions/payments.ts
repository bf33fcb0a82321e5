import { romeDay } from '@allenio/domain/days'
import { enterPayment, failSettling, listPaidInvoices } from '#areas/purchases'
import { titleOf } from './queries.ts'
import type { Row, WorkspaceDb } from '#platform/db'
import type { Invoice, PaymentState } from '#platform/payments'
import type { FetchedSubscription } from './requests/fetched.ts'

/** The invoices whose payments are entered as paid, so that the provider need not be asked for them again. */
export const knownInvoices = (db: WorkspaceDb, subscriptionId: string): Promise<string[]> => listPaidInvoices(db, subscriptionId)

export interface PaidInvoice {
  paymentId: string
  /** The number of the receipt. */
  number: number
  cause: Invoice['cause']
  amount: number
}

/**
 * Enters the payments of invoices: each once, with the day that it covers. A refused try is none. Answers those that have arrived now, the
 * latest last.
 */
export async function enterPayments(
  db: WorkspaceDb,
  row: Row<'subscriptions'>,
  { side, payments }: FetchedSubscription,
): Promise<PaidInvoice[]> {
  const { provider, account_id: accountId } = row
  const arrived: PaidInvoice[] = []
  if (provider === null || accountId === null) return arrived
  const knownIds = await knownInvoices(db, row.id)
  const fresh = side.invoices.filter(({ id, amount, currency }) => amount > 0 && currency === row.currency && !knownIds.includes(id))
  for (const invoice of fresh.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    const payment = invoice.paymentId === null ? undefined : payments[invoice.paymentId]
    const state = stateOf(invoice, payment)
    if (state === null) continue
    const { id: paymentId, number } = await enterPayment(db, {
      sale: { kind: 'subscription', id: row.id },
      clientId: row.client_id,
      buyerName: row.buyer_name,
      buyerEmail: row.buyer_email,
      fiscal: row.fiscal,
      title: await titleOf(db, row.package_id),
      state,
      method: 'card',
      amount: invoice.amount,
      currency: invoice.currency,
      fee: payment?.fee ?? null,
      card: payment?.card ?? null,
      coversUntil: invoice.cause === 'creation' || invoice.cause === 'renewal' ? romeDay(invoice.coversUntil) : null,
      paidAt: state === 'paid' ? (payment?.paidAt ?? invoice.createdAt) : null,
      provider: { name: provider, accountId, paymentId: invoice.paymentId, invoiceId: invoice.id },
    })
    if (state === 'paid') arrived.push({ paymentId, number, cause: invoice.cause, amount: invoice.amount })
  }
  const refused = side.invoices.filter(
    ({ status, paymentId }) => status !== 'paid' && paymentId !== null && payments[paymentId]?.status === 'failed',
  )
  if (refused.length > 0)
    await failSettling(
      db,
      row.id,
      refused.map(({ id }) => id),
    )
  return arrived
}

function stateOf({ status }: Invoice, payment: PaymentState | undefined): 'paid' | 'settling' | null {
  if (status === 'paid') return 'paid'
  return payment?.status === 'settling' ? 'settling' : null
}
