import type Stripe from 'stripe'
import { anchorOnOrAfter, addPeriod, prorationMoment } from '../periods.ts'
import {
  ProviderError,
  type ChangePreview,
  type PaymentProvider,
  type PreviewLine,
  type Rhythm,
  type SubscriptionChange,
} from '../provider.ts'
import { recurringOf } from './checkouts.ts'
import { idOf, keyless, momentOf, objectOf, secondsOf, type StripeKit } from './client.ts'
import { creditOf, installmentsKey, itemOf, netAndTax, readState, releaseSchedule, rhythmOf } from './subscriptions.ts'

type Changes = Pick<PaymentProvider, 'previewChange' | 'changeSubscription' | 'dropChange' | 'releaseChange' | 'limitToInstallments'>

type PriceData = NonNullable<Stripe.SubscriptionUpdateParams.Item['price_data']>

export function stripeChanges({ ask, on }: StripeKit): Changes {
  const retrieve = (stripe: Stripe, accountId: string, id: string) => stripe.subscriptions.retrieve(id, {}, on(accountId))

  return {
    previewChange: (accountId, id, change) =>
      ask('previewChange', async stripe => {
        const subscription = await stripe.subscriptions.retrieve(id, { expand: ['customer'] }, on(accountId))
        const preview = (details: Stripe.InvoiceCreatePreviewParams) => stripe.invoices.createPreview(details, on(accountId))
        return previewOf(subscription, change, preview)
      }),

    changeSubscription: (accountId, id, change, key) =>
      ask('changeSubscription', async stripe => {
        const subscription = await retrieve(stripe, accountId, id)
        refuseInstallments(subscription)
        // a change that waits is replaced; these are calls of their own, because an unpaid change may contain little else
        await releaseSchedule(stripe, { account: on(accountId, `${key}:release`), id })
        const kit: ChangeKit = { stripe, subscription, change, request: step => on(accountId, `${key}:${step}`) }
        await (change.at === 'now' ? changeNow(kit) : changeAtPeriodEnd(kit))
        return readState(stripe, on(accountId), id)
      }),

    dropChange: (accountId, id, key) =>
      ask('dropChange', async stripe => {
        const { pending_update: pending, latest_invoice: latest } = await retrieve(stripe, accountId, id)
        const invoiceId = idOf(latest)
        // the change goes with its invoice
        if (pending && invoiceId) await stripe.invoices.voidInvoice(invoiceId, {}, on(accountId, key))
        return readState(stripe, on(accountId), id)
      }),

    releaseChange: (accountId, id, key) =>
      ask('releaseChange', async stripe => {
        refuseInstallments(await retrieve(stripe, accountId, id))
        await releaseSchedule(stripe, { account: on(accountId, key), id })
        return readState(stripe, on(accountId), id)
      }),

    limitToInstallments: (accountId, id, { count, amount }, key) =>
      ask('limitToInstallments', async stripe => {
        const subscription = await retrieve(stripe, accountId, id)
        const kit = { stripe, subscription, request: (step: string) => on(accountId, `${key}:${step}`) }
        if (!subscription.metadata[installmentsKey]) await scheduleInstallments(kit, { count, amount })
        return readState(stripe, on(accountId), id)
      }),
  }
}

interface ChangeKit {
  stripe: Stripe
  subscription: Stripe.Subscription
  change: SubscriptionChange
  request: (step: string) => ReturnType<StripeKit['on']>
}

function refuseInstallments({ metadata }: Stripe.Subscription): void {
  if (metadata[installmentsKey]) throw new ProviderError('installments cannot be changed', true)
}

const isSameRhythm = (one: Rhythm, other: Rhythm) => one.unit === other.unit && one.count === other.count

const isSamePrice = (subscription: Stripe.Subscription, { amount, rhythm }: SubscriptionChange): boolean => {
  const { price } = itemOf(subscription)
  return price.unit_amount === amount && isSameRhythm(rhythmOf(price), rhythm)
}

const priceData = (product: string, currency: string, { amount, rhythm }: SubscriptionChange): PriceData => ({
  product,
  currency,
  unit_amount: amount,
  recurring: recurringOf(rhythm),
})

/** A price that is there, or one of this change alone. */
const newPrice = async (kit: ChangeKit): Promise<{ price: string } | { price_data: PriceData }> =>
  kit.change.billing
    ? { price: kit.change.billing.priceId }
    : { price_data: priceData(await productOf(kit), kit.subscription.currency, kit.change) }

const momentOfProration = (subscription: Stripe.Subscription, { prorationDate }: SubscriptionChange): string =>
  prorationMoment(prorationDate, { now: new Date().toISOString(), periodStart: momentOf(itemOf(subscription).current_period_start) })

const productOf = async ({ stripe, change, request }: ChangeKit): Promise<string> =>
  (await stripe.products.create({ name: change.name }, request('product'))).id

/** Changes the price at once. If its payment fails or has to be confirmed, the old price stays until it is paid. */
async function changeNow(kit: ChangeKit): Promise<void> {
  const { stripe, subscription, change, request } = kit
  const item = itemOf(subscription)
  let periodEnd = momentOf(item.current_period_end)
  if (!isSamePrice(subscription, change)) {
    const changed = await stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: item.id, ...(await newPrice(kit)) }],
        payment_behavior: 'pending_if_incomplete',
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(momentOfProration(subscription, change)),
      },
      request('price'),
    )
    // the day of the charge follows once the price is paid
    if (changed.pending_update) return
    periodEnd = momentOf(itemOf(changed).current_period_end)
  }
  if (change.anchorDay === null) return
  const trialEnd = secondsOf(anchorOnOrAfter(periodEnd, change.anchorDay))
  await stripe.subscriptions.update(subscription.id, { trial_end: trialEnd, proration_behavior: 'none' }, request('anchor'))
}

/** A schedule of two phases: what is paid for, and what comes after it. */
async function changeAtPeriodEnd(kit: ChangeKit): Promise<void> {
  const { stripe, subscription, change, request } = kit
  const item = itemOf(subscription)
  // a schedule that is made of a subscription takes over its billing mode, and may be told nothing else
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, request('schedule'))
  const [current] = schedule.phases
  const discounts = subscription.discounts.map(discount => ({ discount: idOf(discount) ?? '' }))
  const end = item.current_period_end
  const anchor = change.anchorDay === null ? null : secondsOf(anchorOnOrAfter(momentOf(end), change.anchorDay))
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          start_date: current?.start_date ?? item.current_period_start,
          end_date: end,
          items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
          proration_behavior: 'none',
          ...(discounts.length > 0 && { discounts }),
          ...(subscription.status === 'trialing' && subscription.trial_end !== null && { trial_end: subscription.trial_end }),
        },
        {
          items: [{ ...(await newPrice(kit)), quantity: 1 }],
          duration: recurringOf(change.rhythm),
          proration_behavior: 'none',
          ...(discounts.length > 0 && { discounts }),
          ...(anchor !== null && anchor > end && { trial_end: anchor }),
        },
      ],
    },
    request('phases'),
  )
}

/** One phase as long as all installments together, after which the subscription ends. */
async function scheduleInstallments(
  { stripe, subscription, request }: Omit<ChangeKit, 'change'>,
  { count, amount }: { count: number; amount: number },
): Promise<void> {
  const item = itemOf(subscription)
  const { price } = item
  const rhythm = rhythmOf(price)
  const own = idOf(subscription.schedule)
  const schedule = own
    ? await stripe.subscriptionSchedules.retrieve(own, {}, keyless(request('schedule')))
    : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, request('schedule'))
  if (price.unit_amount !== amount) throw new ProviderError('installments differ from the price', true)
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'cancel',
      proration_behavior: 'none',
      phases: [
        {
          start_date: schedule.phases[0]?.start_date ?? item.current_period_start,
          duration: recurringOf({ ...rhythm, count: rhythm.count * count }),
          items: [{ price: price.id, quantity: 1 }],
          proration_behavior: 'none',
          metadata: { ...subscription.metadata, [installmentsKey]: String(count) },
        },
      ],
    },
    request('phases'),
  )
}

type Preview = (details: Stripe.InvoiceCreatePreviewParams) => Promise<Stripe.Invoice>

async function previewOf(subscription: Stripe.Subscription, change: SubscriptionChange, preview: Preview): Promise<ChangePreview> {
  const item = itemOf(subscription)
  const { currency } = subscription
  const product = idOf(item.price.product) ?? ''
  const price = change.billing ? { price: change.billing.priceId } : { price_data: priceData(product, currency, change) }
  const details = { billing_mode: { type: 'flexible' as const }, items: [{ id: item.id, ...price }] }
  const next = await preview({
    subscription: subscription.id,
    preview_mode: 'recurring',
    subscription_details: { ...details, proration_behavior: 'none' },
  })
  const periodEnd = momentOf(item.current_period_end)
  const isNow = change.at === 'now'
  const keepsPeriod = !isNow || subscription.status === 'trialing' || isSameRhythm(rhythmOf(item.price), change.rhythm)
  const now = new Date()
  const end = keepsPeriod ? periodEnd : addPeriod(now.toISOString(), change.rhythm, now.getUTCDate())
  const nextAt = change.anchorDay === null ? end : anchorOnOrAfter(end, change.anchorDay)
  const prorationDate = momentOfProration(subscription, change)
  const balance = balanceOf(subscription)
  const after = (newBalance: number) => {
    const credit = creditOf(newBalance)
    return { credit, nextAmount: Math.max(0, next.total - credit), regularAmount: next.total, nextAt, currency, prorationDate }
  }
  if (!isNow || isSamePrice(subscription, change)) return { ...after(balance), dueNow: 0, net: 0, tax: 0, lines: [] }
  const invoice = await preview({
    subscription: subscription.id,
    subscription_details: { ...details, proration_behavior: 'always_invoice', proration_date: secondsOf(prorationDate) },
  })
  const { amount_due: dueNow, total } = invoice
  return { ...after(balance + total - dueNow), dueNow, ...netAndTax(invoice), lines: invoice.lines.data.map(lineOf) }
}

/** The worth of unused time beyond the new price stays in the customer's balance, and lowers the next invoices. */
function balanceOf({ customer }: Stripe.Subscription): number {
  const expanded = objectOf(customer)
  return expanded && 'balance' in expanded ? expanded.balance : 0
}

const lineOf = ({ amount, period, parent }: Stripe.InvoiceLineItem): PreviewLine => ({
  isPart: parent?.subscription_item_details?.proration ?? false,
  amount,
  from: momentOf(period.start),
  until: momentOf(period.end),
})
