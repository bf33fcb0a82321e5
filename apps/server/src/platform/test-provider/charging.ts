import { useConfig } from '#platform/config'
import type { SystemDb } from '#platform/db'
import type { Card, Invoice, PaymentState, Refusal } from '#platform/payments'
import { taxOf } from './billing.ts'
import { addObject, newObjectId, saveObject, takeObject, type StoredObject, type TestCard, type TestPayment } from './objects.ts'
import { chargeObject, invoiceObject, paymentObject, subscriptionObject, tell } from './tell.ts'

const dayMs = 86_400_000

const softRefusal = { code: 'insufficient_funds', isHard: false } as const satisfies Refusal
const hardRefusal = { code: 'stolen_card', isHard: true } as const satisfies Refusal
const confirmation = { code: 'authentication_required', isHard: false } as const satisfies Refusal

export type ChargeResult = 'succeeded' | 'settling' | 'fails soft' | 'fails hard' | 'needs confirmation'

/** The result of a charge when nobody is there to confirm it. */
export const resultAtRenewal: Record<TestCard, ChargeResult> = {
  pays: 'succeeded',
  'pays once': 'fails soft',
  'fails soft': 'fails soft',
  'fails hard': 'fails hard',
  asks: 'needs confirmation',
  'settles later': 'settling',
}

export function cardOf(card: TestCard): Card {
  const last4 = { pays: '4242', 'pays once': '0341', 'fails soft': '9995', 'fails hard': '9979', asks: '3184', 'settles later': '3000' }[
    card
  ]
  return { brand: card === 'settles later' ? 'sepa_debit' : 'visa', last4, expires: `12/${new Date().getUTCFullYear() + 3}` }
}

const feeOf = (amount: number) => Math.min(amount, Math.round(amount * 0.015) + 25)

/** How a charge ends. The money of a success is paid out two days later. */
function settledParts(
  result: ChargeResult,
  amount: number,
  at: string,
): Pick<PaymentState, 'status' | 'fee' | 'paidAt' | 'refusal' | 'payout'> {
  const open = { fee: null, paidAt: null, refusal: null, payout: null }
  switch (result) {
    case 'succeeded': {
      const arrivesOn = new Date(Date.parse(at) + 2 * dayMs).toISOString().slice(0, 10)
      return {
        status: 'succeeded',
        fee: feeOf(amount),
        paidAt: at,
        refusal: null,
        payout: { id: `po_test_${arrivesOn.replaceAll('-', '')}`, arrivesOn },
      }
    }
    case 'settling':
      return { ...open, status: 'settling' }
    case 'fails soft':
      return { ...open, status: 'failed', refusal: softRefusal }
    case 'fails hard':
      return { ...open, status: 'failed', refusal: hardRefusal }
    case 'needs confirmation':
      return { ...open, status: 'needs confirmation', refusal: confirmation }
    default:
      return result satisfies never
  }
}

export interface Charge {
  accountId: string
  /** The payment that is tried again, if there is one. */
  paymentId: string | null
  amount: number
  currency: string
  card: TestCard
  result: ChargeResult
  reference: string
  name: string
  checkoutId: string | null
  subscriptionId: string | null
  at: string
}

export async function charge(db: SystemDb, order: Charge): Promise<StoredObject<'payment'>> {
  const { accountId, amount, card, result, at } = order
  const fresh = (id: string): TestPayment => ({
    card,
    reference: order.reference,
    name: order.name,
    checkoutId: order.checkoutId,
    subscriptionId: order.subscriptionId,
    state: {
      id,
      amount,
      currency: order.currency,
      refunded: 0,
      refunds: [],
      disputes: [],
      card: cardOf(card),
      ...settledParts(result, amount, at),
    },
  })
  const payment =
    order.paymentId === null
      ? await addObject(db, 'payment', { accountId, make: fresh })
      : await takeObject(db, 'payment', { id: order.paymentId, accountId })
  payment.object = fresh(payment.id)
  await saveObject<'payment'>(db, payment)
  await tellOfPayment(db, payment)
  return payment
}

export async function tellOfPayment(db: SystemDb, payment: StoredObject<'payment'>): Promise<void> {
  const { accountId, object } = payment
  switch (object.state.status) {
    case 'succeeded':
      await tell(db, accountId, 'payment_intent.succeeded', paymentObject(payment))
      return tell(db, accountId, 'charge.succeeded', chargeObject(payment))
    case 'failed':
      return tell(db, accountId, 'payment_intent.payment_failed', paymentObject(payment))
    case 'settling':
      return tell(db, accountId, 'payment_intent.processing', paymentObject(payment))
    case 'needs confirmation':
      return tell(db, accountId, 'payment_intent.requires_action', paymentObject(payment))
    case 'cancelled':
      return tell(db, accountId, 'payment_intent.canceled', paymentObject(payment))
    default:
      return object.state.status satisfies never
  }
}

/** Ends a payment that was settling. */
export async function endSettling(db: SystemDb, payment: StoredObject<'payment'>, result: 'succeeded' | 'fails soft'): Promise<void> {
  const at = new Date().toISOString()
  payment.object.state = { ...payment.object.state, ...settledParts(result, payment.object.state.amount, at) }
  await saveObject<'payment'>(db, payment)
  await tellOfPayment(db, payment)
}

interface NewInvoice {
  cause: Invoice['cause']
  /** Without tax. */
  net: number
  coversUntil: string
}

/** The subscription as it is; callers save it. */
export function addInvoice({ id: subscriptionId, object }: StoredObject<'subscription'>, { cause, net, coversUntil }: NewInvoice): Invoice {
  const id = newObjectId('in')
  const tax = taxOf(net, object.state.taxPercent)
  const amount = net + tax
  const invoice: Invoice = {
    id,
    cause,
    status: amount === 0 ? 'paid' : 'open',
    amount,
    net,
    tax,
    currency: object.state.currency,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    documentUrl: `${useConfig().baseUrl}/dev/payments/documents/${subscriptionId}/${id}`,
    pdfUrl: null,
    coversUntil,
    paymentId: null,
    createdAt: object.now,
    paidAt: amount === 0 ? object.now : null,
    retryAt: null,
    refusal: null,
    payUrl: null,
  }
  object.state = { ...object.state, invoices: [invoice, ...object.state.invoices] }
  return invoice
}

export function replaceInvoice({ object }: StoredObject<'subscription'>, invoice: Invoice): void {
  const { invoices } = object.state
  object.state = { ...object.state, invoices: invoices.map(each => (each.id === invoice.id ? invoice : each)) }
}

interface InvoiceCharge {
  invoice: Invoice
  result: ChargeResult
  payUrl: string
}

/** Charges an open invoice, and says how it went. */
export async function chargeInvoice(
  db: SystemDb,
  subscription: StoredObject<'subscription'>,
  { invoice, result, payUrl }: InvoiceCharge,
): Promise<Invoice> {
  const { accountId, object } = subscription
  const payment = await charge(db, {
    accountId,
    paymentId: invoice.paymentId,
    amount: invoice.amount,
    currency: invoice.currency,
    card: object.card,
    result,
    reference: object.state.reference ?? '',
    name: object.name,
    checkoutId: null,
    subscriptionId: subscription.id,
    at: object.now,
  })
  const isPaid = result === 'succeeded'
  // a hard refusal is never retried
  const retryAt = result === 'fails soft' ? new Date(Date.parse(object.now) + 3 * dayMs).toISOString() : null
  const charged: Invoice = {
    ...invoice,
    status: isPaid ? 'paid' : 'open',
    paidAt: isPaid ? object.now : null,
    paymentId: payment.id,
    refusal: payment.object.state.refusal,
    retryAt,
    payUrl: isPaid || result === 'settling' ? null : payUrl,
  }
  replaceInvoice(subscription, charged)
  await saveObject<'subscription'>(db, subscription)
  const type = isPaid ? 'invoice.paid' : result === 'needs confirmation' ? 'invoice.payment_action_required' : 'invoice.payment_failed'
  if (result !== 'settling') await tell(db, accountId, type, invoiceObject(invoice.id, subscription))
  await tell(db, accountId, 'customer.subscription.updated', subscriptionObject(subscription))
  return charged
}
