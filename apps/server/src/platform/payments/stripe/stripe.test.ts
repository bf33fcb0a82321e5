import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { makeLog } from '#platform/log'
import { ownAccount } from '../installed.ts'
import type { NewCheckout } from '../provider.ts'
import { stripeProvider } from './provider.ts'
import { fakeKey, fakeStripe } from './testing/fake-stripe.ts'
import { setUpWebhooks } from './webhook-endpoints.ts'

const fake = await fakeStripe()
const lines: string[] = []
const log = makeLog('info', line => void lines.push(line))
const settings = { secretKey: fakeKey, hasConnect: true, host: fake.host }
const provider = stripeProvider(settings, log)
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

const order = (changes: Partial<NewCheckout> = {}): NewCheckout => ({
  mode: 'payment',
  reference: 'row-1',
  name: 'Corso',
  description: 'Otto settimane',
  amount: 4990,
  currency: 'eur',
  rhythm: null,
  extraFirst: 0,
  trialDays: 0,
  discount: null,
  email: 'anna@example.com',
  customerId: null,
  subscriptionId: null,
  language: 'it',
  successUrl: 'https://app.example.com/thankyou',
  cancelUrl: 'https://app.example.com/sf',
  expiresAt: '2026-11-30T12:00:00.000Z',
  ...changes,
})

describe('accounts', () => {
  const capabilities = (cards: string, payouts = 'active') => ({
    configuration: { merchant: { capabilities: { card_payments: { status: cards }, stripe_balance: { payouts: { status: payouts } } } } },
    requirements: { summary: { minimum_deadline: { status: 'currently_due', time: '2027-01-01T00:00:00.000Z' } } },
  })

  test('are made with the responsibilities that cannot be changed later', async () => {
    fake.answer('POST /v2/core/accounts', { ...capabilities('restricted', 'restricted'), closed: false })
    const account = await provider.createAccount({ email: 'a@example.com', name: 'Studio', country: 'IT' }, 'createAccount:1')
    expect(account).toMatchObject({ status: 'restricted', hasPayouts: false, dueAt: '2027-01-01T00:00:00.000Z' })
    expect(fake.bodiesOf('POST /v2/core/accounts')[0]).toMatchObject({
      dashboard: 'full',
      identity: { country: 'it' },
      defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
    })
  })

  test.each([
    ['active', 'active'],
    ['pending', 'pending'],
    ['restricted', 'restricted'],
    ['rejected', 'rejected'],
    ['unsupported', 'rejected'],
  ])('whose cards are %s are %s', async (cards, status) => {
    fake.answer('GET /v2/core/accounts/{id}', { ...capabilities(cards), closed: false })
    expect((await provider.readAccount(accountId)).status).toBe(status)
  })

  test('that have withdrawn the access are disconnected', async () => {
    const error = { type: 'invalid_request_error', code: 'account_invalid', message: 'no access' }
    fake.fail('GET /v2/core/accounts/{id}', { status: 403, error })
    expect((await provider.readAccount(accountId)).status).toBe('disconnected')
    fake.fail('GET /v1/payment_intents/{id}', { status: 403, error })
    await expect(provider.readPayment(accountId, 'pi_1')).rejects.toMatchObject({ code: 'account disconnected', isFinal: true })
  })

  test('are led to the provider’s form', async () => {
    fake.answer('POST /v2/core/account_links', { url: 'https://connect.example/x' })
    const urls = { returnUrl: 'https://app.example.com/home', refreshUrl: 'https://app.example.com/onboard' }
    expect(await provider.createOnboardingUrl({ accountId, ...urls }, 'createOnboardingUrl:1')).toBe('https://connect.example/x')
  })

  test('of the key itself need no account of others, and calls name none', async () => {
    const own = stripeProvider({ ...settings, hasConnect: false }, log)
    fake.answer('GET /v1/account', { capabilities: { card_payments: 'active' }, payouts_enabled: true })
    const account = await own.createAccount({ email: 'a@example.com', name: 'Studio', country: 'IT' }, 'createAccount:2')
    expect(account).toMatchObject({ id: ownAccount, status: 'active', hasPayouts: true })
    await own.createCheckout(ownAccount, order(), 'createCheckout:own')
    expect(fake.requests.map(request => request.account)).toEqual([undefined, undefined])
  })
})

describe('checkouts', () => {
  test('of one payment say what is sold, on the account of the business', async () => {
    fake.answer('POST /v1/checkout/sessions', { status: 'open', url: 'https://checkout.example/1', amount_total: 4990, currency: 'eur' })
    const checkout = await provider.createCheckout(accountId, order(), 'createCheckout:row-1')
    expect(checkout).toMatchObject({ status: 'open', payment: 'unpaid', url: 'https://checkout.example/1', amount: 4990 })
    const [request] = fake.requests
    expect(request).toMatchObject({ account: accountId, key: 'createCheckout:row-1' })
    expect(request?.body).toMatchObject({
      mode: 'payment',
      client_reference_id: 'row-1',
      customer_email: 'anna@example.com',
      payment_intent_data: { metadata: { reference: 'row-1' } },
      // half an hour longer than ours, however late the call is repeated
      expires_at: at('2026-11-30T12:30:00Z'),
    })
  })

  test('have the look of the seller, and go on without it where Stripe does not take it', async () => {
    fake.answer('POST /v1/checkout/sessions', { status: 'open', url: 'https://checkout.example/1', amount_total: 4990, currency: 'eur' })
    const branding = { name: 'Studio Riva', logo: 'https://app.example.com/logo.png', color: '#1f6b5c' }
    await provider.createCheckout(accountId, order({ branding }), 'createCheckout:row-1')
    const look = { display_name: 'Studio Riva', logo: { type: 'url', url: branding.logo }, button_color: '#1f6b5c' }
    expect(fake.bodiesOf('POST /v1/checkout/sessions')).toMatchObject([{ branding_settings: look }])
    const error = { type: 'invalid_request_error', param: 'branding_settings[logo][url]', message: 'x' }
    fake.fail('POST /v1/checkout/sessions', { status: 400, error })
    expect(await provider.createCheckout(accountId, order({ branding }), 'createCheckout:row-2')).toMatchObject({ status: 'open' })
    expect(fake.bodiesOf('POST /v1/checkout/sessions').at(-1)).not.toHaveProperty('branding_settings')
  })

  test('of a subscription state the billing mode, the trial and the discount', async () => {
    fake.answer('POST /v1/coupons', { id: 'coupon_1' })
    const discount = { duration: 'all', percent: 10, amount: null } as const
    const wanted = order({ mode: 'subscription', rhythm: { unit: 'MONTH', count: 3 }, trialDays: 7, discount, customerId: 'cus_1' })
    await provider.createCheckout(accountId, wanted, 'createCheckout:row-2')
    expect(fake.bodiesOf('POST /v1/coupons')).toMatchObject([{ duration: 'forever', percent_off: 10 }])
    expect(fake.bodiesOf('POST /v1/checkout/sessions')).toMatchObject([
      {
        mode: 'subscription',
        customer: 'cus_1',
        discounts: [{ coupon: 'coupon_1' }],
        line_items: [{ price_data: { recurring: { interval: 'month', interval_count: 3 } } }],
        subscription_data: { billing_mode: { type: 'flexible' }, trial_period_days: 7, metadata: { reference: 'row-1' } },
      },
    ])
  })

  test('of installments add the cents that do not divide to the first', async () => {
    await provider.createCheckout(
      accountId,
      order({ mode: 'subscription', rhythm: { unit: 'MONTH', count: 1 }, amount: 3333, extraFirst: 1 }),
      'createCheckout:row-3',
    )
    const [body] = fake.bodiesOf('POST /v1/checkout/sessions')
    const items = body?.['line_items'] as { price_data: { unit_amount: number; recurring?: unknown } }[]
    expect(items.map(({ price_data: each }) => [each.unit_amount, each.recurring !== undefined])).toEqual([
      [3333, true],
      [1, false],
    ])
  })

  test('of a card know which subscription it is for', async () => {
    fake.answer('POST /v1/checkout/sessions', { mode: 'setup', status: 'open', metadata: { subscription: 'sub_1' }, subscription: null })
    const checkout = await provider.createCheckout(
      accountId,
      order({ mode: 'card', customerId: 'cus_1', subscriptionId: 'sub_1' }),
      'createCheckout:row-4',
    )
    expect(checkout.subscriptionId).toBe('sub_1')
    expect(fake.bodiesOf('POST /v1/checkout/sessions')).toMatchObject([{ mode: 'setup', customer: 'cus_1', currency: 'eur' }])
  })

  test.each([
    [{ status: 'open', payment_status: 'unpaid' }, 'unpaid'],
    [{ status: 'complete', payment_status: 'paid' }, 'paid'],
    [{ status: 'complete', payment_status: 'no_payment_required' }, 'nothing due'],
    [{ status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'processing' } }, 'settling'],
    [{ status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'requires_payment_method' } }, 'failed'],
    [{ status: 'complete', payment_status: 'unpaid', subscription: { id: 'sub_1', status: 'incomplete_expired' } }, 'failed'],
    [{ status: 'expired', payment_status: 'unpaid' }, 'unpaid'],
  ])('%o is %s', async (session, payment) => {
    fake.answer('GET /v1/checkout/sessions/{id}', { mode: 'payment', payment_intent: null, subscription: null, ...session })
    expect((await provider.readCheckout(accountId, 'cs_1')).payment).toBe(payment)
  })

  test('are closed before their time', async () => {
    fake.answer('POST /v1/checkout/sessions/{id}/expire', { status: 'expired' })
    expect(await provider.expireCheckout(accountId, 'cs_1')).toMatchObject({ status: 'expired', url: null })
  })
})

describe('payments', () => {
  const charge = (changes: Record<string, unknown> = {}) => ({
    ...fake.fixture('charge'),
    id: 'ch_1',
    paid: true,
    created: start,
    amount_refunded: 0,
    disputed: false,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2030 } },
    balance_transaction: {
      ...fake.fixture('balance_transaction'),
      id: 'txn_1',
      fee: 100,
      status: 'available',
      available_on: start + 2 * day,
    },
    ...changes,
  })
  const reads = (payment: Record<string, unknown>) =>
    fake.answer('GET /v1/payment_intents/{id}', {
      amount: 4990,
      currency: 'eur',
      payment_method: null,
      last_payment_error: null,
      ...payment,
    })

  test('tell their fee, their card and the payout that brought them', async () => {
    reads({ status: 'succeeded', latest_charge: charge() })
    const payout = { object: 'payout', automatic: true, status: 'paid' }
    fake.answer('GET /v1/payouts', {
      data: [
        { ...payout, id: 'po_2', arrival_date: start + 4 * day },
        { ...payout, id: 'po_hand', automatic: false, arrival_date: start + 3 * day },
        { ...payout, id: 'po_1', arrival_date: start + 2 * day },
      ],
    })
    fake.answer('GET /v1/balance_transactions', ({ query }) => ({
      data: query['payout'] === 'po_2' ? [{ id: 'txn_1', source: 'ch_1' }] : [],
    }))
    expect(await provider.readPayment(accountId, 'pi_1')).toEqual({
      id: 'pi_1',
      status: 'succeeded',
      amount: 4990,
      currency: 'eur',
      fee: 100,
      refunded: 0,
      paidAt: '2026-11-15T10:00:00.000Z',
      refusal: null,
      card: { brand: 'visa', last4: '4242', expires: '03/2030' },
      refunds: [],
      disputes: [],
      payout: { id: 'po_2', arrivesOn: '2026-11-19' },
    })
  })

  test.each([
    ['insufficient_funds', false],
    ['stolen_card', true],
    ['lost_card', true],
  ])('a refusal for %s: hard is %s', async (code, isHard) => {
    reads({ status: 'requires_payment_method', latest_charge: null, last_payment_error: { code: 'card_declined', decline_code: code } })
    expect(await provider.readPayment(accountId, 'pi_1')).toMatchObject({ status: 'failed', refusal: { code, isHard }, payout: null })
  })

  test.each([
    ['requires_action', 'needs confirmation'],
    ['processing', 'settling'],
    ['canceled', 'cancelled'],
  ])('%s is %s', async (status, expected) => {
    reads({ status, latest_charge: null })
    expect((await provider.readPayment(accountId, 'pi_1')).status).toBe(expected)
  })

  test('are refunded once for each key', async () => {
    reads({ status: 'succeeded', latest_charge: charge({ amount_refunded: 990, disputed: true, balance_transaction: null }) })
    fake.answer('GET /v1/refunds', {
      data: [{ id: 're_1', amount: 990, status: 'succeeded', created: start, metadata: { reference: 'row 1' } }],
    })
    fake.answer('GET /v1/disputes', {
      data: [
        { id: 'dp_1', amount: 4990, status: 'needs_response', reason: 'fraudulent', created: start, evidence_details: { due_by: end } },
      ],
    })
    for (let times = 0; times < 2; times += 1)
      await provider.refund(accountId, { paymentId: 'pi_1', amount: 990, reference: 'row 1' }, 'refund:1')
    const payment = await provider.readPayment(accountId, 'pi_1')
    expect(payment.refunds).toEqual([
      { id: 're_1', reference: 'row 1', amount: 990, status: 'succeeded', createdAt: '2026-11-15T10:00:00.000Z' },
    ])
    expect(payment.disputes).toMatchObject([{ status: 'open', dueAt: '2026-12-15T10:00:00.000Z' }])
    expect(fake.bodiesOf('POST /v1/refunds')).toMatchObject([
      { payment_intent: 'pi_1', amount: 990, metadata: { reference: 'row 1' } },
      { amount: 990 },
    ])
  })
})

describe('what goes wrong', () => {
  const refund = (key: string) => provider.refund(accountId, { paymentId: 'pi_1', amount: 1, reference: 'row' }, key)

  test.each<[string, number, Record<string, unknown>, { code: string; isFinal: boolean }]>([
    ['a refused card', 402, { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, { code: 'lost_card', isFinal: true }],
    [
      'a wrong request',
      400,
      { type: 'invalid_request_error', code: 'charge_already_refunded' },
      { code: 'charge_already_refunded', isFinal: true },
    ],
    ['an unknown object', 404, { type: 'invalid_request_error', code: 'resource_missing' }, { code: 'resource missing', isFinal: true }],
    ['too many calls', 429, { type: 'invalid_request_error', code: 'rate_limit' }, { code: 'rate_limit', isFinal: false }],
    [
      'a twin under way',
      409,
      { type: 'idempotency_error', code: 'idempotency_key_in_use' },
      { code: 'idempotency_key_in_use', isFinal: false },
    ],
    ['a key for another request', 400, { type: 'idempotency_error' }, { code: 'idempotency error', isFinal: true }],
    [
      'a wrong secret',
      401,
      { type: 'invalid_request_error', message: `Invalid API Key ${fakeKey}` },
      { code: 'StripeAuthenticationError', isFinal: false },
    ],
    ['their fault', 500, { type: 'api_error' }, { code: 'StripeAPIError', isFinal: false }],
  ])('%s', async (name, status, error, expected) => {
    fake.fail('POST /v1/refunds', { status, error: { message: 'x', ...error } })
    await expect(refund(`refund:${name.replaceAll(' ', '-')}`)).rejects.toMatchObject(expected)
    expect(lines.join('\n')).not.toContain(fakeKey)
  })

  test('done without an answer, it is done once', async () => {
    fake.answer('GET /v1/payment_intents/{id}', {
      status: 'succeeded',
      latest_charge: null,
      payment_method: null,
      last_payment_error: null,
    })
    fake.fail('POST /v1/refunds', { status: 500, error: { type: 'api_error', message: 'x' }, isDone: true })
    await expect(refund('refund:late')).rejects.toMatchObject({ isFinal: false })
    await refund('refund:late')
    // the second one got the stored answer
    expect(fake.requests.filter(({ key }) => key === 'refund:late')).toHaveLength(2)
  })

  test('a server that is not there', async () => {
    const away = stripeProvider({ ...settings, host: { ...fake.host, port: 9 } }, log)
    await expect(away.readPayment(accountId, 'pi_1')).rejects.toMatchObject({ isFinal: false })
  })
})

describe('the endpoints that Stripe posts to', () => {
  const setUp = (replaces = false, hasConnect = true) =>
    setUpWebhooks({ ...settings, hasConnect }, { baseUrl: 'https://app.example.com', replaces, log })

  test('are made once, and anew on request', async () => {
    fake.answer('POST /v1/webhook_endpoints', { secret: 'whsec_1' })
    expect(await setUp()).toEqual([
      { route: 'account', url: 'https://app.example.com/payments/webhooks/account', secret: 'whsec_1' },
      { route: 'connected', url: 'https://app.example.com/payments/webhooks/connected', secret: 'whsec_1' },
    ])
    expect(fake.bodiesOf('POST /v1/webhook_endpoints').map(body => body['connect'] ?? false)).toEqual([false, true])
    fake.answer('GET /v1/webhook_endpoints', { data: [{ id: 'we_1', url: 'https://app.example.com/payments/webhooks/account' }] })
    expect((await setUp()).map(({ secret }) => secret)).toEqual([undefined, 'whsec_1'])
    expect((await setUp(true)).map(({ secret }) => secret)).toEqual(['whsec_1', 'whsec_1'])
    expect(fake.requests.filter(({ operation }) => operation.startsWith('DELETE')).map(({ id }) => id)).toEqual(['we_1'])
    expect(await setUp(false, false)).toHaveLength(1)
  })
})
