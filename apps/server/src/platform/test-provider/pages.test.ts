import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { testHouse, testPayments } from '#testing'
import { requirePayments, type NewCheckout } from '#platform/payments'

const house = await testHouse()
const { server } = house
const payments = testPayments(house)
const accountId = await payments.activeAccount()

const host = { host: 'localhost:3000' }
const open = (url: string, language = 'it') => server.inject({ url, headers: { ...host, 'accept-language': language } })
const submit = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { ...host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })

async function newCheckout(changes: Partial<NewCheckout> = {}) {
  const order: NewCheckout = {
    mode: 'payment',
    reference: newId(),
    name: 'Corso <b>base</b>',
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
    cancelUrl: 'http://localhost:3000/sf',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...changes,
  }
  const { id, url } = await requirePayments().createCheckout(accountId, order, `createCheckout:${order.reference}`)
  return { id, path: new URL(url ?? '').pathname, read: () => requirePayments().readCheckout(accountId, id) }
}

describe('the page of a checkout', () => {
  test('shows the price in the asker’s language, and text as text', async () => {
    const { path } = await newCheckout()
    const [italian, english] = [await open(path), await open(path, 'en')]
    expect(italian.body).toContain('49,90')
    expect(english.body).toContain('€49.90')
    expect(italian.body).toContain('Corso &lt;b&gt;base')
    expect(italian.headers['content-security-policy']).toContain(`default-src 'none'`)
  })

  test('takes a card, leads back, and is closed then', async () => {
    const { path, read } = await newCheckout()
    const paid = await submit(path, { step: 'pay', card: 'pays' })
    expect([paid.statusCode, paid.headers['location']]).toEqual([303, 'http://localhost:3000/thankyou'])
    expect((await read()).status).toBe('complete')
    expect((await open(path)).body).toContain('chiusa')
    expect((await submit(path, { step: 'pay', card: 'pays' })).statusCode).toBe(409)
  })

  test('stays open after a refusal, and asks for confirmation', async () => {
    const { path, read } = await newCheckout()
    const refused = await submit(path, { step: 'pay', card: 'fails soft' })
    expect((await open(String(refused.headers['location']))).body).toContain('role="alert"')
    const asked = await submit(path, { step: 'pay', card: 'asks' })
    expect((await open(String(asked.headers['location']))).body).toContain('Conferma')
    await submit(path, { step: 'refuse' })
    expect((await read()).status).toBe('open')
    await submit(path, { step: 'confirm' })
    expect((await read()).payment).toBe('paid')
  })

  test.each([[{ step: 'pay', card: 'gold' }], [{ step: 'pay' }], [{}]])('refuses %o', async form => {
    const { path } = await newCheckout()
    expect((await submit(path, form as Record<string, string>)).statusCode).toBe(400)
  })
})

test('no other site and no other machine may pay', async () => {
  const { path, read } = await newCheckout()
  expect((await submit(path, { step: 'pay', card: 'pays' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await submit(path, { step: 'pay', card: 'pays' }, { host: 'evil.example' })).statusCode).toBe(403)
  expect((await read()).status).toBe('open')
})

test('what is not there is said to be gone', async () => {
  for (const path of ['/dev/payments/checkout/cs_none', '/dev/payments/onboarding/x', '/dev/payments/invoices/sub/in']) {
    expect((await open(path)).statusCode).toBe(404)
  }
})

test('an onboarding leads back, and the account sells', async () => {
  const provider = requirePayments()
  const { id } = await provider.createAccount({ email: 'a@example.com', name: 'A', country: 'it' }, `createAccount:${newId()}`)
  const urls = { returnUrl: 'http://localhost:3000/home', refreshUrl: 'http://localhost:3000/onboard' }
  const path = new URL(await provider.createOnboardingUrl({ accountId: id, ...urls }, `onboard:${newId()}`)).pathname
  expect((await open(path)).body).toContain('Completa')
  expect((await submit(path, { step: 'leave' })).headers['location']).toBe(urls.returnUrl)
  expect((await provider.readAccount(id)).status).toBe('pending')
  await submit(path, { step: 'finish' })
  expect((await provider.readAccount(id)).status).toBe('active')
})

test('an unpaid renewal is paid on the page of its invoice, and the new card stays', async () => {
  const { id, path } = await newCheckout({ mode: 'subscription', rhythm: { unit: 'MONTH', count: 1 } })
  await submit(path, { step: 'pay', card: 'pays once' })
  const { subscriptionId } = await requirePayments().readCheckout(accountId, id)
  await submit('/dev/payments/actions', { action: 'renew', id: subscriptionId ?? '' })
  const read = () => requirePayments().readSubscription(accountId, subscriptionId ?? '')
  const { invoices } = await read()
  const invoicePath = new URL(invoices[0]?.payUrl ?? '').pathname
  expect((await open(invoicePath)).body).toContain('49,90')
  await submit(invoicePath, { step: 'pay', card: 'pays' })
  expect(await read()).toMatchObject({ state: 'active', card: { last4: '4242' } })
})

test('the list has a button for each deed', async () => {
  const { id, path } = await newCheckout()
  await submit(path, { step: 'pay', card: 'pays' })
  const { paymentId } = await requirePayments().readCheckout(accountId, id)
  const list = await open('/dev/payments')
  expect(list.body).toContain(paymentId)
  const act = (action: string, of: string) => submit('/dev/payments/actions', { action, id: of })
  expect((await act('refund', paymentId ?? '')).statusCode).toBe(303)
  expect((await act('refund', paymentId ?? '')).statusCode).toBe(409)
  expect((await act('dispute', paymentId ?? '')).statusCode).toBe(303)
  expect((await act('toString', paymentId ?? '')).statusCode).toBe(400)
  const payment = await requirePayments().readPayment(accountId, paymentId ?? '')
  expect(payment).toMatchObject({ refunded: 4990, disputes: [{ status: 'open' }] })
  await act('hold', accountId)
  await act('won', paymentId ?? '')
  await act('send held reversed', accountId)
  await act('release', accountId)
  const events = await payments.events(accountId)
  expect((await act('send again', events.at(-1) ?? '')).statusCode).toBe(303)
})
