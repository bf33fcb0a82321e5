import { romeDay } from '@allenio/domain/formats'
import { enterPayment, listPaidInvoices } from '#areas/purchases'
import { titleOf } from './queries.ts'
import type { Row, WorkspaceDb } from '#platform/db'
import type { Invoice, PaymentState } from '#platform/payments'
import type { FetchedSubscription } from './fetched.ts'

/** The invoices whose payments are entered as paid, so that the provider need not be asked for them again. */
export const knownInvoices = (db: WorkspaceDb, subscriptionId: string): Promise<string[]> => listPaidInvoices(db, subscriptionId)

/** Enters the payments of invoices: each once, with the day that it covers. A refused try is none. */
export async function enterPayments(db: WorkspaceDb, row: Row<'subscriptions'>, { side, payments }: FetchedSubscription): Promise<void> {
  const { provider, account_id: accountId } = row
  if (provider === null || accountId === null) return
  const knownIds = await knownInvoices(db, row.id)
  const fresh = side.invoices.filter(({ id, amount, currency }) => amount > 0 && currency === row.currency && !knownIds.includes(id))
  for (const invoice of fresh.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    const payment = invoice.paymentId === null ? undefined : payments[invoice.paymentId]
    const state = stateOf(invoice, payment)
    if (state === null) continue
    await enterPayment(db, {
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
  }
}

function stateOf({ status }: Invoice, payment: PaymentState | undefined): 'paid' | 'settling' | null {
  if (status === 'paid') return 'paid'
  return payment?.status === 'settling' ? 'settling' : null
}
