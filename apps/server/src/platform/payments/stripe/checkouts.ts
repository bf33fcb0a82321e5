import type Stripe from 'stripe'
import type { Branding, CheckoutState, Discount, NewCheckout, PaymentProvider, Rhythm } from '../provider.ts'
import { idOf, objectOf, secondsOf, type StripeKit } from './client.ts'

type Checkouts = Pick<PaymentProvider, 'createCheckout' | 'readCheckout' | 'expireCheckout'>

/**
 * Stripe keeps a checkout open for 30 minutes at least, counted from its call. The address therefore lives longer than ours by so much: a
 * call that is repeated later with the same key must send the same moment. Whoever wants it closed on time expires it.
 */
const graceSeconds = 1_800

const expand = ['payment_intent', 'subscription']

export function stripeCheckouts({ ask, on, taxRateOf }: StripeKit): Checkouts {
  return {
    createCheckout: (accountId, checkout, key) =>
      ask('createCheckout', async stripe => {
        const { discount, billing } = checkout
        const taxRate = billing && taxRateOf(billing.tax)
        const coupon = discount && (await stripe.coupons.create(couponParams(discount, checkout.currency), on(accountId, `${key}:coupon`)))
        const params = sessionParams(checkout, { couponId: coupon?.id, taxRate })
        const create = async (each: Stripe.Checkout.SessionCreateParams, withKey: string) =>
          stateOf(await stripe.checkout.sessions.create(each, on(accountId, withKey)))
        const { branding_settings: branding, ...plain } = params
        if (!branding) return create(plain, key)
        try {
          return await create(params, key)
        } catch (error) {
          // a logo that Stripe cannot show costs the page its look, and no sale
          if (!isAboutBranding(error)) throw error
          return create(plain, `${key}:plain`)
        }
      }),
    readCheckout: (accountId, id) =>
      ask('readCheckout', async stripe => stateOf(await stripe.checkout.sessions.retrieve(id, { expand }, on(accountId)))),
    expireCheckout: (accountId, id) =>
      ask('expireCheckout', async stripe => stateOf(await stripe.checkout.sessions.expire(id, {}, on(accountId, `expireCheckout:${id}`)))),
  }
}

const isAboutBranding = (error: unknown): boolean =>
  error instanceof Error && 'param' in error && typeof error.param === 'string' && error.param.startsWith('branding_settings')

const brandingParams = ({ name, logo, color }: Branding): Stripe.Checkout.SessionCreateParams.BrandingSettings => ({
  display_name: name,
  // Stripe shows nothing that it would fetch without encryption
  ...(logo?.startsWith('https:') && { logo: { type: 'url', url: logo } }),
  ...(color !== null && { button_color: color }),
})

const couponParams = ({ duration, percent, amount }: Discount, currency: string): Stripe.CouponCreateParams => ({
  duration: duration === 'all' ? 'forever' : 'once',
  max_redemptions: 1,
  ...(percent === null ? { amount_off: amount ?? 0, currency } : { percent_off: percent }),
})

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const satisfies Record<Rhythm['unit'], string>
export const recurringOf = ({ unit, count }: Rhythm) => ({ interval: units[unit], interval_count: count })

interface SessionParts {
  couponId: string | undefined
  taxRate: string | undefined
}

function sessionParams(checkout: NewCheckout, { couponId, taxRate }: SessionParts): Stripe.Checkout.SessionCreateParams {
  const { mode, reference, customerId, email, language, successUrl, cancelUrl, expiresAt, currency } = checkout
  const metadata = { reference }
  const common: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: reference,
    metadata,
    locale: language,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: secondsOf(expiresAt) + graceSeconds,
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
    ...(couponId && { discounts: [{ coupon: couponId }] }),
    ...(checkout.branding && { branding_settings: brandingParams(checkout.branding) }),
  }
  switch (mode) {
    case 'payment':
      return {
        ...common,
        mode: 'payment',
        line_items: [lineOf(checkout, taxRate)],
        payment_intent_data: { metadata },
        ...(customerId === null && { customer_creation: 'always' }),
        ...(taxRate && { invoice_creation: { enabled: true, invoice_data: { metadata } } }),
      }
    case 'subscription':
      return {
        ...common,
        mode: 'subscription',
        line_items: [lineOf(checkout, taxRate), ...extraLines(checkout, taxRate)],
        subscription_data: {
          metadata,
          billing_mode: { type: 'flexible' },
          ...(checkout.trialDays > 0 && { trial_period_days: checkout.trialDays }),
          ...(checkout.billing?.startsAt && { trial_end: secondsOf(checkout.billing.startsAt) }),
          ...(taxRate && { default_tax_rates: [taxRate] }),
        },
        // a trial needs a card too, because it is charged at its end
        payment_method_collection: 'always',
      }
    case 'card':
      return {
        ...common,
        mode: 'setup',
        currency,
        setup_intent_data: { metadata: cardMetadata(checkout) },
        metadata: cardMetadata(checkout),
      }
    default:
      return mode satisfies never
  }
}

type Line = Stripe.Checkout.SessionCreateParams.LineItem

// the rates of a subscription are its own, those of a payment stand on its line
const lineTax = ({ mode }: NewCheckout, taxRate: string | undefined) => taxRate && mode === 'payment' && { tax_rates: [taxRate] }

function lineOf(checkout: NewCheckout, taxRate: string | undefined): Line {
  const { name, description, amount, currency, rhythm, billing } = checkout
  if (billing?.priceId) return { quantity: 1, price: billing.priceId, ...lineTax(checkout, taxRate) }
  return {
    quantity: 1,
    ...lineTax(checkout, taxRate),
    price_data: {
      currency,
      unit_amount: amount,
      ...(billing && { tax_behavior: 'exclusive' }),
      product_data: { name, ...(description && { description: description.slice(0, 500) }) },
      ...(rhythm && { recurring: recurringOf(rhythm) }),
    },
  }
}

/** The remainder of a division by the number of installments is charged once, with the first. */
function extraLines(checkout: NewCheckout, taxRate: string | undefined): Line[] {
  const { name, extraFirst, currency } = checkout
  if (extraFirst === 0) return []
  const tax = taxRate && { tax_rates: [taxRate] }
  return [{ quantity: 1, ...tax, price_data: { currency, unit_amount: extraFirst, product_data: { name } } }]
}

const statuses = ['open', 'complete', 'expired'] as const

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  return {
    id: session.id,
    url: session.status === 'open' ? session.url : null,
    status: statuses.find(status => status === session.status) ?? 'open',
    payment: paymentOf(session),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    reference: session.client_reference_id,
    customerId: idOf(session.customer),
    paymentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription) ?? session.metadata?.['subscription'] ?? null,
    invoiceId: idOf(session.invoice),
  }
}

function paymentOf(session: Stripe.Checkout.Session): CheckoutState['payment'] {
  if (session.status !== 'complete') return 'unpaid'
  if (session.mode === 'setup' || session.payment_status === 'no_payment_required') return 'nothing due'
  if (session.payment_status === 'paid') return 'paid'
  // the form was finished and the money has not come: it settles, or has failed meanwhile
  const payment = objectOf(session.payment_intent)
  const subscription = objectOf(session.subscription)
  const hasFailed =
    payment?.status === 'requires_payment_method' || payment?.status === 'canceled' || subscription?.status === 'incomplete_expired'
  return hasFailed ? 'failed' : 'settling'
}

/** A form for a card knows no subscription, so its metadata says which one it is for. */
const cardMetadata = ({ reference, subscriptionId }: NewCheckout) => ({
  reference,
  ...(subscriptionId && { subscription: subscriptionId }),
})
