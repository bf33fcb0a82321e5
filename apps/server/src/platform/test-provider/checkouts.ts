import { useConfig } from '#platform/config'
import type { SystemDb } from '#platform/db'
import { ProviderError, type CheckoutState, type Invoice, type NewCheckout } from '#platform/payments'
import { applyDiscount, percentOf, taxOf } from './billing.ts'
import { charge, endSettling, replaceInvoice, type ChargeResult } from './charging.ts'
import { addObject, listObjects, newObjectId, saveObject, takeObject, type StoredObject, type TestCard } from './objects.ts'
import { notePaidInvoice, startSubscription, takeSubscription } from './subscriptions.ts'
import { checkoutObject, invoiceObject, tell } from './tell.ts'

const dayMs = 86_400_000
const least = 50
const most = 99_999_999

const refuse = (code: string): never => {
  throw new ProviderError(code, true)
}

/** The rules across fields, which no schema of the provider's contract tells. */
export function refuseBadCheckout(order: NewCheckout): void {
  const { mode, amount, rhythm, extraFirst, trialDays, discount } = order
  const isCents = (value: number) => Number.isSafeInteger(value) && value >= 0
  if (![amount, extraFirst, trialDays].every(isCents)) refuse('amounts are whole cents')
  if (!/^[a-z]{3}$/i.test(order.currency)) refuse('currency is unknown')
  if (!order.reference) refuse('reference is missing')
  if (mode === 'card') {
    if (!order.subscriptionId || !order.customerId) refuse('a card is kept for a subscription and its customer')
  } else if (amount < least || amount > most) refuse('amount is too small or too large')
  if ((mode === 'subscription') !== (rhythm !== null)) refuse('a subscription alone has a rhythm')
  if (rhythm && !isAllowedRhythm(rhythm)) refuse('a rhythm is three years at most')
  if (mode !== 'subscription' && (extraFirst > 0 || trialDays > 0)) refuse('a subscription alone has a trial or installments')
  const { startsAt = null } = order.billing ?? {}
  if (startsAt !== null && Date.parse(startsAt) < Date.now() + 2 * dayMs - 60_000) refuse('a start is two days ahead at least')
  if (trialDays > 730) refuse('a trial is 730 days at most')
  if (discount && extraFirst > 0) refuse('installments are made of the discounted price')
  if (discount && (discount.percent === null) === (discount.amount === null)) refuse('a discount is a percentage or an amount')
  if (discount && (discount.percent ?? 1) > 100) refuse('a discount is 100 percent at most')
  const rest = Date.parse(order.expiresAt) - Date.now()
  if (!(rest > 0 && rest <= dayMs)) refuse('a checkout ends within a day')
  for (const url of [order.successUrl, order.cancelUrl]) if (!URL.canParse(url)) refuse('address is wrong')
}

function isAllowedRhythm({ unit, count }: NonNullable<NewCheckout['rhythm']>): boolean {
  const limit = { DAY: 1095, WEEK: 156, MONTH: 36, YEAR: 3 }[unit]
  return Number.isInteger(count) && count >= 1 && count <= limit
}

const invoicePrefix = 'in_of_'
export const invoiceIdOf = (checkoutId: string): string => `${invoicePrefix}${checkoutId}`

/** The invoice of a single payment, which its checkout alone knows. */
export async function readSingleInvoice(db: SystemDb, accountId: string, id: string): Promise<Invoice | undefined> {
  if (!id.startsWith(invoicePrefix)) return undefined
  const { object, createdAt } = await takeObject(db, 'checkout', { id: id.slice(invoicePrefix.length), accountId })
  const { order, state } = object
  const net = firstNet(order)
  return {
    id,
    cause: 'other',
    status: state.payment === 'paid' ? 'paid' : 'open',
    amount: state.amount,
    net,
    tax: state.amount - net,
    currency: order.currency,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    documentUrl: null,
    pdfUrl: null,
    coversUntil: createdAt,
    paymentId: state.paymentId,
    createdAt,
    paidAt: state.payment === 'paid' ? createdAt : null,
    retryAt: null,
    refusal: null,
    payUrl: null,
  }
}

const firstNet = ({ mode, amount, discount, extraFirst, trialDays, billing }: NewCheckout): number =>
  mode === 'card' ? 0 : (trialDays > 0 || billing?.startsAt ? 0 : applyDiscount(amount, discount)) + extraFirst

export function firstAmount(order: NewCheckout): number {
  const net = firstNet(order)
  return net + taxOf(net, percentOf(order.billing?.tax))
}

export async function openCheckout(db: SystemDb, accountId: string, order: NewCheckout): Promise<CheckoutState> {
  refuseBadCheckout(order)
  if (order.mode === 'card' && order.subscriptionId) await takeSubscription(db, { id: order.subscriptionId, accountId })
  const checkout = await addObject(db, 'checkout', {
    accountId,
    make: id => ({
      // the address is left out, because an erasure in the app does not reach this table
      order: { ...order, email: '' },
      card: null,
      state: {
        id,
        url: `${useConfig().baseUrl}/dev/payments/checkout/${id}`,
        status: 'open',
        payment: 'unpaid',
        amount: firstAmount(order),
        currency: order.currency,
        reference: order.reference,
        customerId: order.customerId,
        paymentId: null,
        subscriptionId: order.subscriptionId,
        invoiceId: null,
      },
    }),
  })
  return checkout.object.state
}

/** The checkout as it is now: one that was not finished in time is over. */
export async function takeCheckout(db: SystemDb, key: { id: string; accountId?: string | undefined }): Promise<StoredObject<'checkout'>> {
  const checkout = await takeObject(db, 'checkout', key)
  const isLate = checkout.object.state.status === 'open' && Date.parse(checkout.object.order.expiresAt) < Date.now()
  if (isLate) await expire(db, checkout)
  return checkout
}

export async function expire(db: SystemDb, checkout: StoredObject<'checkout'>): Promise<CheckoutState> {
  const { object } = checkout
  if (object.state.status !== 'open') throw new ProviderError('checkout is not open', true)
  object.state = { ...object.state, status: 'expired', url: null }
  await saveObject<'checkout'>(db, checkout)
  await tell(db, checkout.accountId, 'checkout.session.expired', checkoutObject(checkout))
  return object.state
}

/** The result of a charge while the card's holder is there to confirm it. */
export const resultAtCheckout: Record<TestCard, ChargeResult> = {
  pays: 'succeeded',
  'pays once': 'succeeded',
  'fails soft': 'fails soft',
  'fails hard': 'fails hard',
  asks: 'needs confirmation',
  'settles later': 'settling',
}

/** Tries to pay an open checkout. A refusal leaves it open, as the provider's page stays. */
export async function payCheckout(
  db: SystemDb,
  checkout: StoredObject<'checkout'>,
  { card, result = resultAtCheckout[card] }: { card: TestCard; result?: ChargeResult },
): Promise<ChargeResult> {
  const { object, accountId } = checkout
  const { order } = object
  if (object.state.status !== 'open') throw new ProviderError('checkout is not open', true)
  const isOver = result === 'succeeded' || result === 'settling'
  const customerId = object.state.customerId ?? newObjectId('cus')
  const amount = firstAmount(order)
  object.state = { ...object.state, customerId }
  if (order.mode === 'payment' || (order.mode === 'subscription' && !isOver)) {
    if (amount > 0) {
      const payment = await charge(db, {
        accountId,
        paymentId: object.state.paymentId,
        amount,
        currency: order.currency,
        card,
        result,
        reference: order.reference,
        name: order.name,
        checkoutId: checkout.id,
        subscriptionId: null,
        at: new Date().toISOString(),
      })
      object.state = { ...object.state, paymentId: payment.id }
    }
    if (!isOver) {
      await saveObject<'checkout'>(db, checkout)
      return result
    }
  }
  if (!isOver) return result
  object.card = card
  if (order.mode === 'subscription') {
    const subscription = await startSubscription(db, { checkout, card, result })
    object.state = { ...object.state, subscriptionId: subscription.id, paymentId: null }
  }
  const payment = amount === 0 ? 'nothing due' : result === 'settling' ? 'settling' : 'paid'
  const invoiceId = order.mode === 'payment' && order.billing ? invoiceIdOf(checkout.id) : null
  object.state = { ...object.state, status: 'complete', url: null, payment, invoiceId }
  await saveObject<'checkout'>(db, checkout)
  await tell(db, accountId, 'checkout.session.completed', checkoutObject(checkout))
  return result
}

/** The money of a bank arrives, or does not. */
export async function endPayment(db: SystemDb, payment: StoredObject<'payment'>, result: 'succeeded' | 'fails soft'): Promise<void> {
  if (payment.object.state.status !== 'settling') throw new ProviderError('payment is not settling', true)
  await endSettling(db, payment, result)
  const { subscriptionId } = payment.object
  const isPaid = result === 'succeeded'
  if (subscriptionId !== null) await endInvoice(db, { subscriptionId, payment, isPaid })
  const checkoutId = payment.object.checkoutId ?? (await checkoutOf(db, { subscriptionId, accountId: payment.accountId }))
  if (checkoutId === undefined) return
  const checkout = await takeObject(db, 'checkout', { id: checkoutId })
  if (checkout.object.state.payment !== 'settling') return
  checkout.object.state = { ...checkout.object.state, payment: isPaid ? 'paid' : 'failed' }
  await saveObject<'checkout'>(db, checkout)
  const type = isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed'
  await tell(db, checkout.accountId, type, checkoutObject(checkout))
}

async function endInvoice(
  db: SystemDb,
  { subscriptionId, payment, isPaid }: { subscriptionId: string; payment: StoredObject<'payment'>; isPaid: boolean },
): Promise<void> {
  const subscription = await takeSubscription(db, { id: subscriptionId })
  const invoice = subscription.object.state.invoices.find(({ paymentId }) => paymentId === payment.id)
  if (!invoice) return
  replaceInvoice(subscription, {
    ...invoice,
    status: isPaid ? 'paid' : 'open',
    paidAt: isPaid ? new Date().toISOString() : null,
    refusal: payment.object.state.refusal,
  })
  if (!isPaid && subscription.object.state.state === 'active')
    subscription.object.state = { ...subscription.object.state, state: 'past due' }
  await saveObject<'subscription'>(db, subscription)
  await tell(db, payment.accountId, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(invoice.id, subscription))
  if (isPaid) await notePaidInvoice(db, subscription, invoice.id)
}

async function checkoutOf(
  db: SystemDb,
  { subscriptionId, accountId }: { subscriptionId: string | null; accountId: string },
): Promise<string | undefined> {
  if (subscriptionId === null) return undefined
  const checkouts = await listObjects(db, 'checkout', { accountId, limit: 1000 })
  return checkouts.find(({ object }) => object.state.subscriptionId === subscriptionId && object.order.mode === 'subscription')?.id
}
