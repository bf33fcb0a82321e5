import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { makeLog } from '#platform/log'
import type { SubscriptionChange } from '../provider.ts'
import { stripeProvider } from './provider.ts'
import { fakeKey, fakeStripe } from './testing/fake-stripe.ts'

const fake = await fakeStripe()
const provider = stripeProvider({ secretKey: fakeKey, hasConnect: true, host: fake.host }, makeLog('silent'))
const accountId = 'acct_studio'

afterEach(() => {
  const breaches = [...fake.breaches]
  fake.reset()
  expect(breaches).toEqual([])
})
afterAll(() => fake.close())

const day = 86_400
const at = (moment: string) => Date.parse(moment) / 1000
const [start, end] = [at('2026-11-15T10:00:00Z'), at('2026-12-15T10:00:00Z')]

const price = (amount: number, interval = 'month', count = 1) => ({
  ...fake.fixture('subscription'),
  id: `price_${amount}`,
  object: 'price',
  product: 'prod_1',
  unit_amount: amount,
  recurring: { interval, interval_count: count },
})

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
      { id: 'si_1', object: 'subscription_item', quantity: 1, price: price(4990), current_period_start: start, current_period_end: end },
    ],
  },
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  trial_end: null,
  pending_update: null,
  schedule: null,
  discounts: [],
  ...changes,
})
const readsSubscription = (changes: Record<string, unknown> = {}) => fake.answer('GET /v1/subscriptions/{id}', subscription(changes))

const line = (periodEnd: number, isPart = false) => ({
  id: 'il_1',
  object: 'line_item',
  period: { start, end: periodEnd },
  parent: { type: 'subscription_item_details', subscription_item_details: { proration: isPart } },
})
const invoice = (id: string, changes: Record<string, unknown> = {}) => ({
  ...fake.fixture('invoice'),
  id,
  status: 'paid',
  currency: 'eur',
  amount_due: 4990,
  billing_reason: 'subscription_cycle',
  created: start,
  next_payment_attempt: null,
  hosted_invoice_url: 'https://invoice.example/1',
  lines: { object: 'list', data: [line(end)] },
  payments: { object: 'list', data: [{ is_default: true, payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
  ...changes,
})

describe('subscriptions', () => {
  test('read periods from their item, and what they cover from whole lines alone', async () => {
    readsSubscription({
      default_payment_method: { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2030 } },
    })
    fake.answer('GET /v1/invoices', {
      data: [
        invoice('in_4', { billing_reason: 'subscription_update', lines: { object: 'list', data: [line(end, true)] } }),
        invoice('in_3', { billing_reason: 'subscription_update', lines: { object: 'list', data: [line(start, true), line(end + day)] } }),
        invoice('in_2', { billing_reason: 'manual', lines: { object: 'list', data: [] }, period_end: start }),
        invoice('in_1', { billing_reason: 'subscription_create' }),
      ],
    })
    const state = await provider.readSubscription(accountId, 'sub_1')
    expect(state).toMatchObject({
      state: 'active',
      reference: 'row-1',
      customerId: 'cus_1',
      amount: 4990,
      rhythm: { unit: 'MONTH', count: 1 },
      periodStart: '2026-11-15T10:00:00.000Z',
      periodEnd: '2026-12-15T10:00:00.000Z',
      endsAt: null,
      card: { last4: '4242' },
      change: null,
    })
    expect(state.invoices.map(({ id, cause, coversUntil }) => [id, cause, coversUntil])).toEqual(
      [
        ['in_4', 'change', '2026-11-15T10:00:00.000Z'],
        ['in_3', 'renewal', '2026-12-16T10:00:00.000Z'],
        ['in_2', 'other', '2026-11-15T10:00:00.000Z'],
        ['in_1', 'creation', '2026-12-15T10:00:00.000Z'],
      ].map(([id, cause, until]) => [id, cause, id === 'in_4' ? expect.any(String) : until]),
    )
  })

  test.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'incomplete expired'],
    ['trialing', 'trialing'],
    ['past_due', 'past due'],
    ['unpaid', 'unpaid'],
    ['canceled', 'canceled'],
    ['paused', 'paused'],
  ])('%s is %s', async (status, state) => {
    readsSubscription({ status })
    expect((await provider.readSubscription(accountId, 'sub_1')).state).toBe(state)
  })

  test('tell why a renewal is unpaid, and when it is tried again', async () => {
    readsSubscription({ status: 'past_due' })
    fake.answer('GET /v1/invoices', { data: [invoice('in_1', { status: 'open', next_payment_attempt: end })] })
    fake.answer('GET /v1/payment_intents/{id}', { status: 'requires_payment_method', last_payment_error: { decline_code: 'stolen_card' } })
    const { invoices } = await provider.readSubscription(accountId, 'sub_1')
    expect(invoices).toMatchObject([
      {
        status: 'open',
        retryAt: '2026-12-15T10:00:00.000Z',
        refusal: { code: 'stolen_card', isHard: true },
        payUrl: 'https://invoice.example/1',
      },
    ])
  })

  test('are cancelled after letting go of a schedule, and kept again', async () => {
    readsSubscription({ schedule: 'sub_sched_1' })
    await provider.cancelSubscription(accountId, 'sub_1', 'period end', 'cancel:1')
    readsSubscription({ cancel_at_period_end: true })
    expect((await provider.readSubscription(accountId, 'sub_1')).endsAt).toBe('2026-12-15T10:00:00.000Z')
    await provider.keepSubscription(accountId, 'sub_1', 'keep:1')
    await provider.cancelSubscription(accountId, 'sub_1', 'now', 'cancel:2')
    expect(fake.requests.filter(({ operation }) => !operation.startsWith('GET')).map(({ operation, body }) => [operation, body])).toEqual([
      ['POST /v1/subscription_schedules/{id}/release', {}],
      ['POST /v1/subscriptions/{id}', { cancel_at_period_end: true }],
      ['POST /v1/subscriptions/{id}', { cancel_at_period_end: false }],
      ['DELETE /v1/subscriptions/{id}', { invoice_now: false, prorate: false }],
    ])
  })

  test('are paused, and resume within the paid period or with a new one', async () => {
    readsSubscription()
    await provider.pauseSubscription(accountId, 'sub_1', 'pause:1')
    const future = Math.floor(Date.now() / 1000) + 20 * day
    const periods = (periodEnd: number) => {
      const { items } = subscription()
      return { items: { ...items, data: items.data.map(item => ({ ...item, current_period_end: periodEnd })) } }
    }
    readsSubscription(periods(future))
    await provider.resumeSubscription(accountId, 'sub_1', 'resume:1')
    readsSubscription(periods(future - 40 * day))
    await provider.resumeSubscription(accountId, 'sub_1', 'resume:2')
    expect(fake.bodiesOf('POST /v1/subscriptions/{id}/resume')).toEqual([
      { payment_behavior: 'resume_on_payment_success', billing_cycle_anchor: { type: 'unchanged' }, proration_behavior: 'none' },
      { payment_behavior: 'resume_on_payment_success', billing_cycle_anchor: { type: 'now' } },
    ])
  })

  test('take a new card and pay what is open; its refusal fails nothing', async () => {
    readsSubscription()
    fake.answer('GET /v1/checkout/sessions/{id}', {
      mode: 'setup',
      status: 'complete',
      customer: 'cus_1',
      setup_intent: { id: 'seti_1', payment_method: 'pm_2' },
    })
    fake.answer('GET /v1/invoices', ({ query }) => ({ data: query['status'] === 'open' ? [invoice('in_2'), invoice('in_1')] : [] }))
    fake.fail('POST /v1/invoices/{id}/pay', { status: 402, error: { type: 'card_error', code: 'card_declined', message: 'no' } })
    await provider.useCard(accountId, { subscriptionId: 'sub_1', checkoutId: 'cs_1' }, 'useCard:1')
    expect(fake.bodiesOf('POST /v1/subscriptions/{id}')).toEqual([{ default_payment_method: 'pm_2' }])
    const paid = fake.requests.filter(({ operation }) => operation === 'POST /v1/invoices/{id}/pay')
    expect(paid.map(({ id, key }) => [id, key])).toEqual([
      ['in_1', 'useCard:1:in_1'],
      ['in_2', 'useCard:1:in_2'],
    ])
  })

  test('refuse the card of another customer, and a form that nobody finished', async () => {
    readsSubscription({ customer: 'cus_2' })
    const session = { mode: 'setup', status: 'complete', customer: 'cus_1', setup_intent: { id: 'seti_1', payment_method: 'pm_2' } }
    fake.answer('GET /v1/checkout/sessions/{id}', session)
    const use = () => provider.useCard(accountId, { subscriptionId: 'sub_1', checkoutId: 'cs_1' }, 'useCard:2')
    await expect(use()).rejects.toMatchObject({ code: 'card belongs to another customer' })
    fake.answer('GET /v1/checkout/sessions/{id}', { ...session, status: 'open' })
    await expect(use()).rejects.toMatchObject({ code: 'checkout has no card' })
  })
})

describe('changes', () => {
  const change = (changes: Partial<SubscriptionChange> = {}): SubscriptionChange => ({
    amount: 9990,
    rhythm: { unit: 'MONTH', count: 1 },
    name: 'Corso lungo',
    at: 'now',
    anchorDay: null,
    prorationDate: null,
    ...changes,
  })

  test('at once wait for their payment, and may contain nothing but the price', async () => {
    readsSubscription()
    fake.answer('POST /v1/products', { id: 'prod_2' })
    fake.answer('POST /v1/subscriptions/{id}', subscription({ pending_update: { expires_at: end } }))
    await provider.changeSubscription(accountId, 'sub_1', change({ anchorDay: 20 }), 'change:1')
    // the day follows once the price is paid
    expect(fake.bodiesOf('POST /v1/subscriptions/{id}')).toMatchObject([
      {
        payment_behavior: 'pending_if_incomplete',
        proration_behavior: 'always_invoice',
        items: [{ id: 'si_1', price_data: { product: 'prod_2', unit_amount: 9990, recurring: { interval: 'month' } } }],
      },
    ])
    readsSubscription({ pending_update: { expires_at: end } })
    expect((await provider.readSubscription(accountId, 'sub_1')).changeExpiresAt).toBe('2026-12-15T10:00:00.000Z')
  })

  test('of the day give the days until then away', async () => {
    readsSubscription()
    await provider.changeSubscription(accountId, 'sub_1', change({ amount: 4990, anchorDay: 20 }), 'change:2')
    expect(fake.bodiesOf('POST /v1/subscriptions/{id}')).toEqual([{ trial_end: at('2026-12-20T10:00:00Z'), proration_behavior: 'none' }])
  })

  test('at the end of the period are a schedule of two phases, and can be taken back', async () => {
    readsSubscription()
    fake.answer('POST /v1/subscription_schedules', { id: 'sub_sched_1', phases: [{ start_date: start, end_date: end, items: [] }] })
    await provider.changeSubscription(accountId, 'sub_1', change({ at: 'period end' }), 'change:3')
    // Stripe refuses anything else beside it
    expect(fake.bodiesOf('POST /v1/subscription_schedules')).toEqual([{ from_subscription: 'sub_1' }])
    expect(fake.bodiesOf('POST /v1/subscription_schedules/{id}')).toMatchObject([
      {
        end_behavior: 'release',
        phases: [
          { start_date: start, end_date: end, items: [{ price: 'price_4990' }] },
          { items: [{ price_data: { unit_amount: 9990 } }], duration: { interval: 'month', interval_count: 1 } },
        ],
      },
    ])
    const phases = [
      { start_date: start, end_date: end, items: [{ price: price(4990) }] },
      { start_date: end, end_date: end + 30 * day, items: [{ price: price(9990) }] },
    ]
    readsSubscription({ schedule: { id: 'sub_sched_1', end_behavior: 'release', phases } })
    const { change: waiting } = await provider.readSubscription(accountId, 'sub_1')
    expect(waiting).toEqual({ amount: 9990, rhythm: { unit: 'MONTH', count: 1 }, at: '2026-12-15T10:00:00.000Z' })
    await provider.releaseChange(accountId, 'sub_1', 'release:1')
    expect(fake.requests.some(({ operation }) => operation === 'POST /v1/subscription_schedules/{id}/release')).toBe(true)
  })

  test('are previewed with the same billing mode', async () => {
    readsSubscription()
    fake.answer('POST /v1/invoices/create_preview', ({ body }) =>
      body['preview_mode'] === 'recurring' ? { total: 9990, amount_due: 9990 } : { total: 2500, amount_due: 2500 },
    )
    expect(await provider.previewChange(accountId, 'sub_1', change())).toMatchObject({
      dueNow: 2500,
      credit: 0,
      nextAmount: 9990,
      nextAt: '2026-12-15T10:00:00.000Z',
      currency: 'eur',
    })
    for (const body of fake.bodiesOf('POST /v1/invoices/create_preview')) {
      expect(body).toMatchObject({ subscription: 'sub_1', subscription_details: { billing_mode: { type: 'flexible' } } })
    }
  })

  test('to a lower price leave a credit, which lowers the next charges', async () => {
    readsSubscription({ customer: { id: 'cus_1', object: 'customer', balance: -500 } })
    fake.answer('POST /v1/invoices/create_preview', ({ body }) =>
      body['preview_mode'] === 'recurring' ? { total: 990, amount_due: 990 } : { total: -1000, amount_due: 0 },
    )
    const preview = () => provider.previewChange(accountId, 'sub_1', change({ amount: 990 }))
    expect(await preview()).toMatchObject({ dueNow: 0, credit: 1500, nextAmount: 0, regularAmount: 990 })
    // the former credit pays a part of a dearer one, and is used up
    fake.answer('POST /v1/invoices/create_preview', ({ body }) =>
      body['preview_mode'] === 'recurring' ? { total: 990, amount_due: 990 } : { total: 700, amount_due: 200 },
    )
    expect(await preview()).toMatchObject({ dueNow: 200, credit: 0, nextAmount: 990 })
    expect((await provider.readSubscription(accountId, 'sub_1')).credit).toBe(500)
  })
})

describe('installments', () => {
  test('are one phase as long as all of them, which ends by cancelling', async () => {
    readsSubscription()
    fake.answer('POST /v1/subscription_schedules', { id: 'sub_sched_1', phases: [{ start_date: start, end_date: end, items: [] }] })
    await provider.limitToInstallments(accountId, 'sub_1', { count: 6, amount: 4990 }, 'limit:1')
    expect(fake.bodiesOf('POST /v1/subscription_schedules')).toEqual([{ from_subscription: 'sub_1' }])
    expect(fake.bodiesOf('POST /v1/subscription_schedules/{id}')).toMatchObject([
      {
        end_behavior: 'cancel',
        phases: [
          { start_date: start, duration: { interval: 'month', interval_count: 6 }, metadata: { reference: 'row-1', installments: '6' } },
        ],
      },
    ])
    readsSubscription({
      schedule: { id: 'sub_sched_1', end_behavior: 'cancel', phases: [{ start_date: start, end_date: end + 150 * day, items: [] }] },
    })
    expect((await provider.readSubscription(accountId, 'sub_1')).endsAt).toBe(new Date((end + 150 * day) * 1000).toISOString())
  })

  test('that were interrupted go on with the schedule that is there, and end only once', async () => {
    readsSubscription({ schedule: 'sub_sched_1' })
    fake.answer('GET /v1/subscription_schedules/{id}', { phases: [{ start_date: start, end_date: end, items: [] }] })
    await provider.limitToInstallments(accountId, 'sub_1', { count: 3, amount: 4990 }, 'limit:2')
    expect(fake.bodiesOf('POST /v1/subscription_schedules')).toEqual([])
    readsSubscription({ metadata: { reference: 'row-1', installments: '3' } })
    await provider.limitToInstallments(accountId, 'sub_1', { count: 3, amount: 4990 }, 'limit:3')
    expect(fake.bodiesOf('POST /v1/subscription_schedules/{id}')).toHaveLength(1)
    for (const refused of [
      provider.keepSubscription(accountId, 'sub_1', 'keep:2'),
      provider.releaseChange(accountId, 'sub_1', 'release:2'),
    ]) {
      await expect(refused).rejects.toMatchObject({ isFinal: true })
    }
  })
})
