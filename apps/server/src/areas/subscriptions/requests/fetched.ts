import type { Invoice, PaymentProvider, PaymentState, SubscriptionState } from '#platform/payments'

/** The provider's answer, with the moment of the question, because a later change of ours may have overtaken it. */
export interface FetchedSubscription {
  startedAt: string
  side: SubscriptionState
  /** The payments of invoices that we do not know as paid yet. */
  payments: Readonly<Record<string, PaymentState>>
}

interface SubscriptionKey {
  accountId: string
  providerId: string
  /** The invoices whose payments are entered as paid. */
  knownInvoiceIds: readonly string[]
}

/** Asks for the subscription and its newest payments, outside of any transaction. */
export async function fetchSubscription(
  provider: PaymentProvider,
  { accountId, providerId, knownInvoiceIds }: SubscriptionKey,
): Promise<FetchedSubscription> {
  const startedAt = new Date().toISOString()
  const side = await provider.readSubscription(accountId, providerId)
  const payments: Record<string, PaymentState> = {}
  for (const { paymentId } of side.invoices.filter(invoice => isToRead(invoice, knownInvoiceIds))) {
    if (paymentId !== null) payments[paymentId] = await provider.readPayment(accountId, paymentId)
  }
  return { startedAt, side, payments }
}

const isToRead = ({ id, status, paymentId }: Invoice, knownInvoiceIds: readonly string[]): boolean =>
  paymentId !== null && (status === 'open' || status === 'paid') && !knownInvoiceIds.includes(id)
