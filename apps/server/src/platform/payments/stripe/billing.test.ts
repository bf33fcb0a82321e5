import { makeLog } from '#platform/log'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ownAccount } from '../installed.ts'
import type { NewCheckout, SubscriptionChange } from '../provider.ts'
import { stripeProvider } from './provider.ts'
import { fakeKey, fakeStripe } from './testing/fake-stripe.ts'

const fake = await fakeStripe()
const taxRates = { standard: 'txr_it', 'reverse charge': 'txr_eu', outside: 'txr_out' }
const provider = stripeProvider({ secretKey: fakeKey, hasConnect: true, taxRates, host: fake.host }, makeLog('silent'))

afterEach(() => {
  const breaches = [...fake.breaches]
  fake.reset()
  expect(breaches).toEqual([])
})
afterAll(() => fake.close())

const now = Math.floor(Date.now() / 1000)
const [start, end] = [now - 86_400, now + 29 * 86_400]

const subscription = (changes: Record<string, unknown> = {}) => ({
  ...fake.fixture('subscription'),
  id: 'sub_1',
  status: 'active',
  currency: 'eur',
  customer: 'cus_1',
  metadata: { reference: 'row-1' },
  items: {
    object: 'list',
    data: [
      {
        id: 'si_1',
        object: 'subscription_item',
        quantity: 1,
        price: {
          object: 'price',
          id: 'price_15',
          product: 'prod_1',
          unit_amount: 1900,
          recurring: { interval: 'month', interval_count: 1 },
        },
        current_period_start: start,
        current_period_end: end,
      },
    ],
  },
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  trial_end: null,
  pending_update: null,
  schedule: null,
  discounts: [],
  default_tax_rates: [{ id: 'txr_it', percentage: 22 }],
  ...changes,
})

const plan: NewCheckout = {
  mode: 'subscription',
  reference: 'row-1',
  name: 'Allenio Pro 15',
  description: '',
  amount: 1900,
  currency: 'EUR',
  rhythm: { unit: 'MONTH', count: 1 },
  extraFirst: 0,
  trialDays: 0,
  discount: null,
  email: '',
  customerId: 'cus_1',
  subscriptionId: null,
  language: 'it',
  successUrl: 'https://app.example.com/payments',
  cancelUrl: 'https://app.example.com/payments',
  expiresAt: '2026-11-30T12:00:00.000Z',
  billing: { priceId: 'price_15', tax: 'standard', startsAt: '2026-12-20T08:00:00.000Z' },
}

describe('the operator’s own sales', () => {
  test('have a price, a tax rate, and a start at the end of the trial', async () => {
    fake.answer('POST /v1/checkout/sessions', { id: 'cs_1', status: 'open', url: 'https://checkout.example/1' })
    await provider.createCheckout(ownAccount, plan, 'planCheckout:1')
    expect(fake.bodiesOf('POST /v1/checkout/sessions')[0]).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      line_items: [{ price: 'price_15', quantity: 1 }],
      subscription_data: { default_tax_rates: ['txr_it'], trial_end: Date.parse('2026-12-20T08:00:00.000Z') / 1000 },
    })
  })

  test('paid once have an invoice with their tax', async () => {
    fake.answer('POST /v1/checkout/sessions', { id: 'cs_1', status: 'open', url: 'https://checkout.example/1' })
    const billing = { priceId: null, tax: 'reverse charge' as const, startsAt: null }
    await provider.createCheckout(ownAccount, { ...plan, mode: 'payment', rhythm: null, billing }, 'sale:1')
    expect(fake.bodiesOf('POST /v1/checkout/sessions')[0]).toMatchObject({
      invoice_creation: { enabled: true },
      line_items: [{ tax_rates: ['txr_eu'], price_data: { unit_amount: 1900, tax_behavior: 'exclusive' } }],
    })
  })

  test('without a rate of that name are not begun, and may be tried again once the operator has named it', async () => {
    const bare = stripeProvider({ secretKey: fakeKey, hasConnect: true, host: fake.host }, makeLog('silent'))
    await expect(bare.createCheckout(ownAccount, plan, 'planCheckout:2')).rejects.toMatchObject({ isFinal: false })
  })

  test('name the buyer, and the number as text', async () => {
    fake.answer('POST /v1/customers', { id: 'cus_9' })
    const customer = {
      name: 'Studio',
      email: 'a@example.com',
      address: 'Via Roma 1',
      country: 'IT',
      vatNumber: '12345670157',
      recipient: 'M5UXCR1',
    }
    expect(await provider.saveCustomer(ownAccount, { ...customer, id: null, reference: 'w1', language: 'it' }, 'customer:1')).toEqual({
      id: 'cus_9',
    })
    expect(fake.bodiesOf('POST /v1/customers')[0]).toMatchObject({
      address: { line1: 'Via Roma 1', country: 'IT' },
      invoice_settings: { custom_fields: [{ value: '12345670157' }, { value: 'M5UXCR1' }] },
    })
  })

  test('have prices without tax', async () => {
    fake.answer('POST /v1/prices', { id: 'price_9' })
    const rhythm = { unit: 'MONTH', count: 6 } as const
    await provider.createPrice(ownAccount, { name: 'Allenio Pro 15', amount: 10_450, currency: 'EUR', rhythm }, 'price:1')
    expect(fake.bodiesOf('POST /v1/prices')[0]).toMatchObject({
      unit_amount: 10_450,
      tax_behavior: 'exclusive',
      recurring: { interval: 'month', interval_count: 6 },
    })
  })
})

describe('a change of a plan', () => {
  const change = (prorationDate: string | null): SubscriptionChange => ({
    amount: 3900,
    rhythm: { unit: 'MONTH', count: 1 },
    name: 'Pro 50',
    at: 'now',
    anchorDay: null,
    prorationDate,
    billing: { priceId: 'price_50' },
  })
  const minuteAgo = new Date((now - 60) * 1000).toISOString()

  test('is previewed with the moment that it is asked for, its lines and its tax', async () => {
    fake.answer('GET /v1/subscriptions/{id}', subscription())
    fake.answer('POST /v1/invoices/create_preview', ({ body }) =>
      'preview_mode' in body
        ? { total: 4758, amount_due: 4758 }
        : {
            total: 2318,
            amount_due: 2318,
            total_taxes: [{ amount: 418 }],
            lines: {
              object: 'list',
              data: [
                { amount: -1800, period: { start: now, end }, parent: { subscription_item_details: { proration: true } } },
                { amount: 3700, period: { start: now, end }, parent: { subscription_item_details: { proration: true } } },
              ],
            },
          },
    )
    const preview = await provider.previewChange(ownAccount, 'sub_1', change(minuteAgo))
    expect(preview).toMatchObject({ dueNow: 2318, net: 1900, tax: 418, prorationDate: minuteAgo, nextAmount: 4758 })
    expect(preview.lines.map(({ isPart, amount }) => [isPart, amount])).toEqual([
      [true, -1800],
      [true, 3700],
    ])
    expect(fake.bodiesOf('POST /v1/invoices/create_preview')[1]).toMatchObject({
      subscription_details: { items: [{ id: 'si_1', price: 'price_50' }], proration_date: now - 60 },
    })
  })

  test('is charged from the moment of its preview, and from no later one', async () => {
    fake.answer('GET /v1/subscriptions/{id}', subscription())
    fake.answer('GET /v1/invoices', { data: [] })
    fake.answer('POST /v1/subscriptions/{id}', subscription())
    await provider.changeSubscription(ownAccount, 'sub_1', change(minuteAgo), 'change:1')
    await provider.changeSubscription(ownAccount, 'sub_1', change(new Date((now + 86_400) * 1000).toISOString()), 'change:2')
    const [first, second] = fake.bodiesOf('POST /v1/subscriptions/{id}')
    expect(first).toMatchObject({
      items: [{ id: 'si_1', price: 'price_50' }],
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
      proration_date: now - 60,
    })
    expect(Number(second?.['proration_date'])).toBeLessThan(now + 3600)
  })

  test('that was refused is given up with its invoice', async () => {
    fake.answer('GET /v1/subscriptions/{id}', subscription({ pending_update: { expires_at: end }, latest_invoice: 'in_1' }))
    fake.answer('GET /v1/invoices', { data: [] })
    fake.answer('POST /v1/invoices/{id}/void', { id: 'in_1' })
    await provider.dropChange(ownAccount, 'sub_1', 'drop:1')
    expect(fake.bodiesOf('POST /v1/invoices/{id}/void')).toHaveLength(1)
  })

  test('of the VAT counts from the next charge', async () => {
    fake.answer('GET /v1/subscriptions/{id}', subscription())
    fake.answer('GET /v1/invoices', { data: [] })
    fake.answer('POST /v1/subscriptions/{id}', subscription())
    expect((await provider.setTax(ownAccount, 'sub_1', 'outside', 'tax:1')).taxPercent).toBe(22)
    expect(fake.bodiesOf('POST /v1/subscriptions/{id}')[0]).toMatchObject({ default_tax_rates: ['txr_out'] })
  })
})
