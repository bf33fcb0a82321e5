import { newId } from '@allenio/domain/ids'
import { beforeEach, describe, expect, test } from 'vitest'
import { useConfig } from '#platform/config'
import { sql, type Row } from '#platform/db'
import { ownHouse, testPayments } from '#testing'
import { installedPayments } from './installed.ts'
import { paymentSettlers, requirePayments, settleRow, type NewCheckout, type SubscriptionChange } from './index.ts'
import { signEvent } from './signatures.ts'

// An area that settles rows which live in this file, so that the engine is tested without any.

interface TestRow {
  id: string
  accountId: string
  checkoutId: string
  state: string
  settled: number
}
let rows: TestRow[] = []
let isSettlerBroken = false

const settler = paymentSettlers({
  kind: 'test row',
  rowsOf: async (_, { accountId, refs }) =>
    rows
      .filter(row => row.accountId === accountId && (refs.includes(row.id) || refs.includes(row.checkoutId)))
      .map(({ id }) => ({ workspaceId: id, id })),
  due: async () => [],
  settle: async ({ provider }, { id }) => {
    if (isSettlerBroken) throw new Error('broken')
    const row = rows.find(each => each.id === id)
    if (!row) return
    const { status, payment } = await provider.readCheckout(row.accountId, row.checkoutId)
    Object.assign(row, { state: `${status}, ${payment}`, settled: row.settled + 1 })
  },
})

const house = await ownHouse({ contributes: [settler], runsJobs: false })
const payments = testPayments(house)
const { database, server } = house
const accountId = await payments.activeAccount()

beforeEach(() => {
  rows = []
  isSettlerBroken = false
  payments.heal()
})

const order = (changes: Partial<NewCheckout> = {}): NewCheckout => ({
  mode: 'payment',
  reference: newId(),
  name: 'Corso',
  description: '',
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
  successUrl: 'http://localhost:3000/thankyou',
  cancelUrl: 'http://localhost:3000/',
  expiresAt: new Date(Date.now() + 31 * 60_000).toISOString(),
  ...changes,
})
const monthly = (changes: Partial<NewCheckout> = {}) => order({ mode: 'subscription', rhythm: { unit: 'MONTH', count: 1 }, ...changes })

async function checkout(changes: Partial<NewCheckout> = {}) {
  const wanted = order(changes)
  const { id } = await requirePayments().createCheckout(accountId, wanted, `createCheckout:${wanted.reference}`)
  const row: TestRow = { id: wanted.reference, accountId, checkoutId: id, state: 'new', settled: 0 }
  rows.push(row)
  return { id, row, order: wanted }
}

async function subscription(changes: Partial<NewCheckout> = {}, card: Parameters<typeof payments.pay>[1] = 'pays') {
  const { id } = await checkout(monthly(changes))
  await payments.pay(id, card)
  const { subscriptionId } = await requirePayments().readCheckout(accountId, id)
  if (!subscriptionId) throw new Error('no subscription')
  return { subscriptionId, read: () => requirePayments().readSubscription(accountId, subscriptionId) }
}

const readPayment = async (checkoutId: string) => {
  const { paymentId } = await requirePayments().readCheckout(accountId, checkoutId)
  return requirePayments().readPayment(accountId, paymentId ?? '')
}

describe('a payment', () => {
  test('is told, and settles the row', async () => {
    const { id, row } = await checkout()
    await payments.pay(id)
    expect(row.state).toBe('complete, paid')
    expect(await readPayment(id)).toMatchObject({ status: 'succeeded', amount: 4990, refunded: 0, card: { last4: '4242' } })
  })

  test('a refused card leaves the checkout open', async () => {
    const { id, row } = await checkout()
    await payments.pay(id, 'fails hard')
    expect(row.state).toBe('open, unpaid')
    expect((await readPayment(id)).refusal).toEqual({ code: 'stolen_card', isHard: true })
    await payments.pay(id, 'asks')
    expect((await readPayment(id)).status).toBe('needs confirmation')
    await payments.confirm(id)
    expect(row.state).toBe('complete, paid')
  })

  test.each(['arrive', 'bounce'] as const)('money that comes days later may %s', async end => {
    const { id, row } = await checkout()
    await payments.pay(id, 'settles later')
    expect(row.state).toBe('complete, settling')
    await payments[end]((await readPayment(id)).id)
    expect(row.state).toBe(end === 'arrive' ? 'complete, paid' : 'complete, failed')
  })

  test('is refunded up to its rest', async () => {
    const { id } = await checkout()
    await payments.pay(id)
    const { id: paymentId } = await readPayment(id)
    const provider = requirePayments()
    await provider.refund(accountId, { paymentId, amount: 990, reference: 'row 1' }, 'refund:1')
    // a repetition of the same key changes nothing
    expect((await provider.refund(accountId, { paymentId, amount: 990, reference: 'row 1' }, 'refund:1')).refunded).toBe(990)
    await expect(provider.refund(accountId, { paymentId, amount: 4001, reference: 'row 2' }, 'refund:2')).rejects.toMatchObject({
      isFinal: true,
    })
    await payments.refund(paymentId, 4000)
    expect(await readPayment(id)).toMatchObject({
      refunded: 4990,
      refunds: [
        { amount: 990, reference: 'row 1' },
        { amount: 4000, reference: null },
      ],
    })
  })

  test('fifty refunds at once give back no more than was paid', async () => {
    const { id } = await checkout()
    await payments.pay(id)
    const { id: paymentId } = await readPayment(id)
    const provider = requirePayments()
    await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) =>
        provider.refund(accountId, { paymentId, amount: 1000, reference: `row ${nth}` }, `refund:${paymentId}:${nth}`),
      ),
    )
    expect((await readPayment(id)).refunded).toBe(4000)
  })

  test('is disputed and won', async () => {
    const { id } = await checkout()
    await payments.pay(id)
    const { id: paymentId } = await readPayment(id)
    await payments.dispute(paymentId)
    expect((await readPayment(id)).disputes).toMatchObject([{ status: 'open', amount: 4990 }])
    await payments.dispute(paymentId, 'won')
    expect((await readPayment(id)).disputes).toMatchObject([{ status: 'won' }])
  })
})

describe('a subscription', () => {
  test('renews, fails, is paid and goes on', async () => {
    const { subscriptionId, read } = await subscription()
    const before = await read()
    expect(before).toMatchObject({ state: 'active', invoices: [{ cause: 'creation', status: 'paid', coversUntil: before.periodEnd }] })
    await payments.renew(subscriptionId, 'fails soft')
    const overdue = await read()
    expect(overdue).toMatchObject({
      state: 'past due',
      periodStart: before.periodEnd,
      invoices: [{ cause: 'renewal', status: 'open' }, {}],
    })
    expect(overdue.invoices[0]?.retryAt).not.toBeNull()
    await payments.retry(subscriptionId, { result: 'succeeded' })
    expect(await read()).toMatchObject({ state: 'active', invoices: [{ cause: 'renewal', status: 'paid' }, {}] })
  })

  test('is never retried after a hard refusal, and takes a new card', async () => {
    const { subscriptionId, read } = await subscription()
    await payments.renew(subscriptionId, 'fails hard')
    const overdue = await read()
    expect(overdue.invoices[0]).toMatchObject({ retryAt: null, refusal: { isHard: true } })
    const card = await checkout({ mode: 'card', subscriptionId, customerId: overdue.customerId })
    await payments.pay(card.id)
    await requirePayments().useCard(accountId, { subscriptionId, checkoutId: card.id }, `useCard:${newId()}`)
    expect((await read()).state).toBe('active')
  })

  test('with a trial is charged at its end', async () => {
    const { subscriptionId, read } = await subscription({ trialDays: 14 })
    expect(await read()).toMatchObject({ state: 'trialing', invoices: [{ amount: 0, status: 'paid' }] })
    await payments.renew(subscriptionId)
    expect(await read()).toMatchObject({ state: 'active', invoices: [{ amount: 4990, cause: 'renewal' }, {}] })
  })

  test('is incomplete while the first money settles', async () => {
    const { subscriptionId, read } = await subscription({}, 'settles later')
    const { state, invoices } = await read()
    expect(state).toBe('incomplete')
    await payments.arrive(invoices[0]?.paymentId ?? '')
    expect((await read()).state).toBe('active')
    expect(subscriptionId).toMatch(/^sub_/)
  })

  test('ends after its installments, the first one higher by the rest', async () => {
    const { subscriptionId, read } = await subscription({ amount: 3333, extraFirst: 1 })
    await requirePayments().limitToInstallments(accountId, subscriptionId, { count: 3, amount: 3333 }, `limit:${newId()}`)
    await payments.renew(subscriptionId)
    await payments.renew(subscriptionId)
    await payments.renew(subscriptionId)
    const { state, invoices } = await read()
    expect([state, invoices.map(({ amount }) => amount)]).toEqual(['canceled', [3333, 3333, 3334]])
  })

  test('a cancellation is taken back, or ends the subscription with its period', async () => {
    const { subscriptionId, read } = await subscription()
    const provider = requirePayments()
    await provider.cancelSubscription(accountId, subscriptionId, 'period end', `cancel:${newId()}`)
    await provider.keepSubscription(accountId, subscriptionId, `keep:${newId()}`)
    expect((await read()).endsAt).toBeNull()
    await provider.cancelSubscription(accountId, subscriptionId, 'period end', `cancel:${newId()}`)
    await payments.renew(subscriptionId)
    expect(await read()).toMatchObject({ state: 'canceled', invoices: [{ cause: 'creation' }] })
    await expect(provider.keepSubscription(accountId, subscriptionId, `keep:${newId()}`)).rejects.toMatchObject({ isFinal: true })
  })

  test('is not charged while it is paused', async () => {
    const { subscriptionId, read } = await subscription()
    await requirePayments().pauseSubscription(accountId, subscriptionId, `pause:${newId()}`)
    await payments.renew(subscriptionId)
    expect(await read()).toMatchObject({ state: 'paused', invoices: [{}] })
    await requirePayments().resumeSubscription(accountId, subscriptionId, `resume:${newId()}`)
    expect(await read()).toMatchObject({ state: 'active', invoices: [{ cause: 'renewal', status: 'paid' }, {}] })
  })

  test.each([
    ['another price', { amount: 9990 }],
    ['another rhythm', { rhythm: { unit: 'YEAR', count: 1 }, amount: 49_900 }],
    ['a cheaper one', { amount: 990 }],
    ['another day', { anchorDay: 15 }],
  ] as const)('a change at once costs what its preview says: %s', async (_, changes) => {
    const { subscriptionId, read } = await subscription()
    const change: SubscriptionChange = {
      amount: 4990,
      rhythm: { unit: 'MONTH', count: 1 },
      name: 'Altro',
      at: 'now',
      anchorDay: null,
      prorationDate: null,
      ...changes,
    }
    const preview = await requirePayments().previewChange(accountId, subscriptionId, change)
    await requirePayments().changeSubscription(accountId, subscriptionId, change, `change:${newId()}`)
    const { invoices, amount, periodEnd, credit } = await read()
    const charged = invoices.filter(({ cause }) => cause !== 'creation').reduce((sum, invoice) => sum + invoice.amount, 0)
    expect([charged, amount, periodEnd, credit]).toEqual([preview.dueNow, change.amount, preview.nextAt, preview.credit])
    await payments.renew(subscriptionId)
    const [next] = (await read()).invoices
    expect([next?.cause, next?.amount]).toEqual(['renewal', preview.nextAmount])
  })

  test('a change at once waits for its confirmation', async () => {
    const { subscriptionId, read } = await subscription()
    await payments.setCard(subscriptionId, 'asks')
    const change: SubscriptionChange = {
      amount: 9990,
      rhythm: { unit: 'MONTH', count: 1 },
      name: 'Altro',
      at: 'now',
      anchorDay: null,
      prorationDate: null,
    }
    await requirePayments().changeSubscription(accountId, subscriptionId, change, `change:${newId()}`)
    const waiting = await read()
    expect([waiting.amount, waiting.changeExpiresAt === null]).toEqual([4990, false])
    await payments.retry(subscriptionId, { result: 'succeeded' })
    expect(await read()).toMatchObject({ amount: 9990, changeExpiresAt: null })
  })

  test('a change at the end of the period is taken back or comes', async () => {
    const { subscriptionId, read } = await subscription()
    const change: SubscriptionChange = {
      amount: 990,
      rhythm: { unit: 'MONTH', count: 1 },
      name: 'Altro',
      at: 'period end',
      anchorDay: null,
      prorationDate: null,
    }
    const provider = requirePayments()
    await provider.changeSubscription(accountId, subscriptionId, change, `change:${newId()}`)
    await provider.releaseChange(accountId, subscriptionId, `release:${newId()}`)
    expect((await read()).change).toBeNull()
    await provider.changeSubscription(accountId, subscriptionId, change, `change:${newId()}`)
    await payments.renew(subscriptionId)
    expect(await read()).toMatchObject({ amount: 990, change: null, invoices: [{ amount: 990 }, {}] })
  })

  test('unpaid it ends, or stays unpaid, as the account is set', async () => {
    for (const outcome of ['unpaid', 'canceled'] as const) {
      const { subscriptionId, read } = await subscription()
      await payments.renew(subscriptionId, 'fails soft')
      await payments.giveUp(subscriptionId, outcome)
      expect((await read()).state).toBe(outcome)
    }
  })
})

describe('the rules across fields', () => {
  test.each<[string, Partial<NewCheckout>]>([
    ['a payment with a rhythm', { rhythm: { unit: 'MONTH', count: 1 } }],
    ['a subscription without one', { mode: 'subscription' }],
    ['too little', { amount: 49 }],
    ['half a cent', { amount: 100.5 }],
    ['a payment with a trial', { trialDays: 3 }],
    ['a rhythm of four years', { mode: 'subscription', rhythm: { unit: 'YEAR', count: 4 } }],
    ['a discount of both kinds', { discount: { duration: 'all', percent: 10, amount: 100 } }],
    ['a card without a subscription', { mode: 'card' }],
    ['an end in the past', { expiresAt: new Date(0).toISOString() }],
  ])('%s is refused for good', async (_, changes) => {
    await expect(requirePayments().createCheckout(accountId, order(changes), `createCheckout:${newId()}`)).rejects.toMatchObject({
      isFinal: true,
    })
  })

  test('an account sells once it is active, and nothing once it is disconnected', async () => {
    const provider = requirePayments()
    const { id } = await provider.createAccount({ email: 'a@example.com', name: 'A', country: 'it' }, `createAccount:${newId()}`)
    await expect(provider.createCheckout(id, order(), `createCheckout:${newId()}`)).rejects.toMatchObject({ code: 'account may not sell' })
    await payments.activate(id)
    const { id: checkoutId } = await provider.createCheckout(id, order(), `createCheckout:${newId()}`)
    await expect(provider.readCheckout(accountId, checkoutId)).rejects.toMatchObject({ code: 'resource missing' })
    await payments.disconnect(id)
    await expect(provider.readCheckout(id, checkoutId)).rejects.toMatchObject({ code: 'account disconnected' })
    expect((await provider.readAccount(id)).status).toBe('disconnected')
  })

  test('a key does one thing once', async () => {
    const provider = requirePayments()
    const [key, wanted] = [`createCheckout:${newId()}`, order()]
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await provider.createCheckout(accountId, wanted, key)).id))
    expect(new Set(ids).size).toBe(1)
    await expect(provider.createCheckout(accountId, order(), key)).rejects.toMatchObject({ code: 'idempotency error' })
  })

  test('a checkout that nobody finished in time is over', async () => {
    const { id, row } = await checkout()
    await requirePayments().expireCheckout(accountId, id)
    await payments.flush()
    expect(row.state).toBe('expired, unpaid')
    await expect(payments.pay(id)).rejects.toMatchObject({ isFinal: true })
  })
})

describe('faults', () => {
  test('down does nothing; done without an answer is done once', async () => {
    const provider = requirePayments()
    const [key, wanted] = [`createCheckout:${newId()}`, order()]
    payments.fail('down', { operation: 'createCheckout' })
    await expect(provider.createCheckout(accountId, wanted, key)).rejects.toMatchObject({ isFinal: false })
    payments.fail('fails after doing', { operation: 'createCheckout' })
    await expect(provider.createCheckout(accountId, wanted, key)).rejects.toMatchObject({ code: 'timeout' })
    const { id } = await provider.createCheckout(accountId, wanted, key)
    expect((await provider.readCheckout(accountId, id)).reference).toBe(wanted.reference)
  })

  test('held calls wait', async () => {
    const release = payments.hold('readAccount')
    let isAnswered = false
    const reading = requirePayments()
      .readAccount(accountId)
      .then(() => {
        isAnswered = true
      })
    await requirePayments()
      .previewChange(accountId, 'sub_none', {} as SubscriptionChange)
      .catch(() => undefined)
    expect(isAnswered).toBe(false)
    release()
    await reading
  })
})

describe('events', () => {
  const storedEvents = () =>
    database.withSystem('read', db => db.many<Row<'payment_events', 'id' | 'applied_at'>>(sql`select id, applied_at from payment_events`))
  const secret = () => installedPayments().secrets.connected ?? ''
  const event = (changes: Record<string, unknown> = {}) =>
    JSON.stringify({
      id: `evt_${newId()}`,
      object: 'event',
      type: 'checkout.session.completed',
      account: accountId,
      data: { object: { id: 'cs_unknown', client_reference_id: 'x'.repeat(36) } },
      ...changes,
    })
  const post = async (body: string, { signature = signEvent(body, secret()), route = 'connected' } = {}) => {
    const before = (await storedEvents()).length
    const { statusCode } = await server.inject({
      method: 'POST',
      url: `/payments/webhooks/${route}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return [statusCode, (await storedEvents()).length - before]
  }

  test('a signed one is stored once', async () => {
    const body = event()
    expect(await post(body)).toEqual([200, 1])
    expect(await post(body)).toEqual([200, 0])
    expect(await Promise.all(Array.from({ length: 10 }, () => post(body)))).toContainEqual([200, 0])
  })

  test('one that is forged, old, from the future, without a signature or signed for another secret is refused', async () => {
    const body = event()
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    expect(await post(event(), { signature: signEvent(body, secret()) })).toEqual([400, 0])
    expect(await post(body, { signature: signEvent(body, secret(), minutes(-6)) })).toEqual([400, 0])
    expect(await post(body, { signature: signEvent(body, secret(), minutes(6)) })).toEqual([400, 0])
    expect(await post(body, { signature: '' })).toEqual([400, 0])
    expect(await post(body, { signature: 't=,v1=' })).toEqual([400, 0])
    expect(await post(body, { signature: signEvent(body, useConfig().secretKey) })).toEqual([400, 0])
    expect(await post(body, { signature: signEvent(body, secret(), minutes(-4)) })).toEqual([200, 1])
  })

  test('what is signed and no event is refused', async () => {
    for (const body of ['', 'null', '{', '[]', '{"id":1}', event({ id: '../x' }), event({ data: null })]) {
      expect(await post(body)).toEqual([400, 0])
    }
  })

  test('a foreign account and an unknown type have no effect', async () => {
    const { row, id } = await checkout()
    const object = { id, client_reference_id: row.id }
    expect(await post(event({ account: 'acct_foreign', data: { object } }))).toEqual([200, 1])
    expect(await post(event({ type: 'tax_rate.created', data: { object } }))).toEqual([200, 1])
    // an event of the key's own account does not belong to this address, and the other way round
    expect(await post(event({ account: undefined, data: { object } }))).toEqual([200, 0])
    expect(await post(event({ data: { object } }), { route: 'account' })).toEqual([200, 0])
    await payments.flush()
    expect(row.settled).toBe(0)
  })

  test('one of 1 MB is read, and a larger one is refused', async () => {
    const padded = (bytes: number) => {
      const body = event({ pad: '' })
      return body.replace('"pad":""', `"pad":"${'x'.repeat(bytes - body.length)}"`)
    }
    expect(await post(padded(1_048_576))).toEqual([200, 1])
    expect(await post(padded(1_048_577))).toEqual([413, 0])
  })

  test('forged amounts and states change nothing, because the row is fetched anew', async () => {
    const { id, row } = await checkout()
    const object = { id, object: 'checkout.session', payment_status: 'paid', status: 'complete', amount_total: 1 }
    expect(await post(event({ data: { object } }))).toEqual([200, 1])
    await payments.flush()
    expect([row.state, row.settled]).toEqual(['open, unpaid', 1])
  })

  test('repeated and in any order they end alike', async () => {
    const { id, row } = await checkout()
    await payments.holdEvents(accountId)
    await payments.pay(id)
    expect(row.settled).toBe(0)
    await payments.releaseEvents(accountId)
    const ids = (await payments.events(accountId)).slice(-3)
    await payments.send(...ids.toReversed(), ...ids)
    expect(row.state).toBe('complete, paid')
  })

  test('one that cannot be applied stays open, and the others are settled', async () => {
    const { id, row } = await checkout()
    isSettlerBroken = true
    await expect(payments.pay(id)).rejects.toThrow('broken')
    isSettlerBroken = false
    await payments.flush()
    expect(row.state).toBe('complete, paid')
    expect((await storedEvents()).filter(each => each.applied_at === null)).toEqual([])
  })
})

test('a page settles a row by itself', async () => {
  const { id, row } = await checkout()
  await payments.holdEvents(accountId)
  await payments.pay(id)
  await settleRow('test row', { workspaceId: row.id, id: row.id })
  await payments.releaseEvents(accountId)
  expect(row.state).toBe('complete, paid')
})
