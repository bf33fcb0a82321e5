import type Stripe from 'stripe'
import { ProviderError, type Invoice, type PaymentProvider, type providerStates, type Rhythm, type SubscriptionState } from '../provider.ts'
import { idOf, keyless, momentOf, momentOrNull, objectOf, type StripeKit } from './client.ts'
import { cardOf, refusalOf } from './payments.ts'

type Subscriptions = Pick<
  PaymentProvider,
  'readSubscription' | 'cancelSubscription' | 'keepSubscription' | 'pauseSubscription' | 'resumeSubscription' | 'useCard'
>
type Account = ReturnType<StripeKit['on']>

const expand = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'schedule.phases.items.price',
  'pending_setup_intent',
]

/** The metadata of a subscription that ends by itself after so many payments. */
export const installmentsKey = 'installments'

export function stripeSubscriptions({ ask, on }: StripeKit): Subscriptions {
  const read = (stripe: Stripe, accountId: string, id: string) => readState(stripe, on(accountId), id)
  return {
    readSubscription: (accountId, id) => ask('readSubscription', stripe => read(stripe, accountId, id)),
    cancelSubscription: (accountId, id, at, key) =>
      ask('cancelSubscription', async stripe => {
        // a schedule owns the end of its subscription
        await releaseSchedule(stripe, { account: on(accountId, `${key}:release`), id })
        if (at === 'now') await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }, on(accountId, key))
        else await stripe.subscriptions.update(id, { cancel_at_period_end: true }, on(accountId, key))
        return read(stripe, accountId, id)
      }),
    keepSubscription: (accountId, id, key) =>
      ask('keepSubscription', async stripe => {
        const { metadata } = await stripe.subscriptions.retrieve(id, {}, on(accountId))
        // a cancellation has released the schedule, so the kept subscription would never end
        if (metadata[installmentsKey]) throw new ProviderError('installments cannot be kept', true)
        await stripe.subscriptions.update(id, { cancel_at_period_end: false }, on(accountId, key))
        return read(stripe, accountId, id)
      }),
    pauseSubscription: (accountId, id, key) =>
      ask('pauseSubscription', async stripe => {
        await stripe.subscriptions.pause(id, { type: 'subscription', bill_for: { unused_time_from: { type: 'none' } } }, on(accountId, key))
        return read(stripe, accountId, id)
      }),
    resumeSubscription: (accountId, id, key) =>
      ask('resumeSubscription', async stripe => {
        const { periodEnd } = await read(stripe, accountId, id)
        // within the paid period nothing is due; after it a new one begins
        const isPaid = Date.parse(periodEnd) > Date.now()
        await stripe.subscriptions.resume(
          id,
          {
            payment_behavior: 'resume_on_payment_success',
            ...(isPaid
              ? { billing_cycle_anchor: { type: 'unchanged' }, proration_behavior: 'none' }
              : { billing_cycle_anchor: { type: 'now' } }),
          },
          on(accountId, key),
        )
        return read(stripe, accountId, id)
      }),
    useCard: (accountId, { subscriptionId, checkoutId }, key) =>
      ask('useCard', async stripe => {
        const session = await stripe.checkout.sessions.retrieve(checkoutId, { expand: ['setup_intent'] }, on(accountId))
        const method = idOf(objectOf(session.setup_intent)?.payment_method)
        if (session.mode !== 'setup' || session.status !== 'complete' || !method) throw new ProviderError('checkout has no card', true)
        const subscription = await stripe.subscriptions.retrieve(subscriptionId, {}, on(accountId))
        if (idOf(subscription.customer) !== idOf(session.customer)) throw new ProviderError('card belongs to another customer', true)
        await stripe.subscriptions.update(subscriptionId, { default_payment_method: method }, on(accountId, key))
        await payOpenInvoices(stripe, { account: on(accountId), subscriptionId, method, key })
        return read(stripe, accountId, subscriptionId)
      }),
  }
}

/** Lets go of a schedule, if there is one; the subscription goes on as it is. */
export async function releaseSchedule(stripe: Stripe, { account, id }: { account: Account; id: string }): Promise<boolean> {
  const { schedule } = await stripe.subscriptions.retrieve(id, {}, keyless(account))
  const scheduleId = idOf(schedule)
  if (!scheduleId) return false
  await stripe.subscriptionSchedules.release(scheduleId, {}, account)
  return true
}

interface OpenInvoices {
  account: Account
  subscriptionId: string
  method: string
  key: string
}

/** A refusal of the new card is no failure of the call: the state of the subscription tells it. */
async function payOpenInvoices(stripe: Stripe, { account, subscriptionId, method, key }: OpenInvoices): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 }, account)
  for (const { id } of data.toReversed()) {
    try {
      await stripe.invoices.pay(id, { payment_method: method }, { ...account, idempotencyKey: `${key}:${id}` })
    } catch (error) {
      const isRefused = error instanceof Error && 'type' in error && error.type === 'StripeCardError'
      if (!isRefused) throw error
    }
  }
}

export async function readState(stripe: Stripe, account: Account, id: string): Promise<SubscriptionState> {
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id, { expand }, account),
    stripe.invoices.list({ subscription: id, limit: 100, expand: ['data.payments'] }, account),
  ])
  return stateOf(subscription, await Promise.all(invoices.data.map(invoice => invoiceOf(stripe, account, invoice))))
}

const units = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const satisfies Record<string, Rhythm['unit']>

export function rhythmOf(price: Stripe.Price): Rhythm {
  const { recurring } = price
  const unit = Object.entries(units).find(([interval]) => interval === recurring?.interval)?.[1]
  if (!recurring || !unit) throw new ProviderError('price has no rhythm', true)
  return { unit, count: recurring.interval_count }
}

/** The item that repeats: what installments add to the first charge is no item of the subscription. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new ProviderError('subscription has no item', true)
  return item
}

const stateNames = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past due',
  unpaid: 'unpaid',
  canceled: 'canceled',
  paused: 'paused',
} as const satisfies Record<string, (typeof providerStates)[number]>

function stateName(status: string): SubscriptionState['state'] {
  const name = Object.entries(stateNames).find(([each]) => each === status)?.[1]
  if (!name) throw new ProviderError(`unknown state ${status}`, true)
  return name
}

function stateOf(subscription: Stripe.Subscription, invoices: Invoice[]): SubscriptionState {
  const item = itemOf(subscription)
  const customer = objectOf(subscription.customer)
  const customerCard = customer && 'invoice_settings' in customer ? objectOf(customer.invoice_settings.default_payment_method) : null
  const { price, quantity = 1 } = item
  return {
    id: subscription.id,
    state: stateName(subscription.status),
    reference: subscription.metadata['reference'] ?? null,
    customerId: idOf(subscription.customer) ?? '',
    amount: (price.unit_amount ?? 0) * quantity,
    currency: subscription.currency,
    rhythm: rhythmOf(price),
    periodStart: momentOf(item.current_period_start),
    periodEnd: momentOf(item.current_period_end),
    trialEnd: momentOrNull(subscription.trial_end),
    endsAt: endOf(subscription, item),
    endedAt: momentOrNull(subscription.ended_at),
    // the subscription's own card wins over the customer's
    card: cardOf(objectOf(subscription.default_payment_method) ?? customerCard),
    taxPercent: subscription.default_tax_rates?.[0]?.percentage ?? 0,
    credit: customer && 'balance' in customer ? creditOf(customer.balance) : 0,
    change: changeOf(subscription),
    changeExpiresAt: momentOrNull(subscription.pending_update?.expires_at),
    invoices,
  }
}

/** A customer who has a credit owes a negative balance. */
export const creditOf = (balance: number): number => Math.max(0, -balance)

function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): string | null {
  if (subscription.cancel_at !== null) return momentOf(subscription.cancel_at)
  if (subscription.cancel_at_period_end) return momentOf(item.current_period_end)
  const schedule = objectOf(subscription.schedule)
  return schedule?.end_behavior === 'cancel' ? momentOrNull(schedule.phases.at(-1)?.end_date) : null
}

/** A change at the end of the period is the second phase of a schedule. */
function changeOf({ schedule }: Stripe.Subscription): SubscriptionState['change'] {
  const phase = objectOf(schedule)?.phases[1]
  if (!phase) return null
  const price = objectOf(phase.items[0]?.price)
  if (!price || !('unit_amount' in price)) return null
  return { amount: price.unit_amount ?? 0, rhythm: rhythmOf(price), at: momentOf(phase.start_date) }
}

/** A customer's credit lowers the charge, and its tax was charged before. */
export function netAndTax({ amount_due: due, total, total_taxes: taxes }: Stripe.Invoice): { net: number; tax: number } {
  const tax = due < total ? 0 : (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return { net: due - tax, tax }
}

const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

export async function invoiceOf(stripe: Stripe, account: Account, invoice: Stripe.Invoice): Promise<Invoice> {
  const payments = invoice.payments?.data ?? []
  const paymentId = idOf((payments.find(({ is_default: isDefault }) => isDefault) ?? payments[0])?.payment.payment_intent)
  const isOpen = invoice.status === 'open'
  // only an unpaid invoice has a refusal that matters
  const payment = isOpen && paymentId ? await stripe.paymentIntents.retrieve(paymentId, {}, account) : null
  return {
    id: invoice.id,
    cause: causeOf(invoice),
    status: invoiceStatuses.find(status => status === invoice.status) ?? 'draft',
    amount: invoice.amount_due,
    ...netAndTax(invoice),
    currency: invoice.currency,
    number: invoice.number,
    documentUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    coversUntil: momentOf(Math.max(...wholeLines(invoice).map(({ period }) => period.end), 0) || invoice.period_end),
    paymentId,
    createdAt: momentOf(invoice.created),
    paidAt: momentOrNull(invoice.status_transitions.paid_at),
    retryAt: momentOrNull(invoice.next_payment_attempt),
    refusal: payment && refusalOf(payment),
    payUrl: isOpen ? (invoice.hosted_invoice_url ?? null) : null,
  }
}

/** The lines of the subscription for a whole period, without what is charged or given back for a part of one. */
const wholeLines = ({ lines }: Stripe.Invoice) =>
  lines.data.filter(({ parent }) => parent?.type === 'subscription_item_details' && parent.subscription_item_details?.proration === false)

function causeOf(invoice: Stripe.Invoice): Invoice['cause'] {
  const { billing_reason: reason } = invoice
  if (reason === 'subscription_create') return 'creation'
  // a change of the rhythm, or the end of a pause, begins a whole period too
  if (reason === 'subscription_cycle' || wholeLines(invoice).length > 0) return 'renewal'
  return reason === 'subscription_update' ? 'change' : 'other'
}
