import { confirmAddress } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { updateBusiness } from '@allenio/contract/business'
import { deactivateClient, getClientDetail } from '@allenio/contract/clients'
import { archivePackage, updatePackage } from '@allenio/contract/packages'
import {
  createCheckout,
  createHandSale,
  createOwnCheckout,
  createPaymentLink,
  declareWithdrawal,
  getCheckout,
  getPaymentLink,
  getPurchase,
  getWithdrawal,
  linkPurchaseToUser,
  listOwnPurchases,
  listPurchases,
  refundPayment,
  resendPurchaseEmail,
  setCheckoutPassword,
} from '@allenio/contract/purchases'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { settleRow } from '#platform/payments'
import { callerOf, clientOf, lonelyClientOf, mailboxOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'
import { findBuyer } from './fulfilment/buyers.ts'
import { sweepCheckouts } from './jobs.ts'
import { consents, sellingScene } from './scene.testing.ts'
import { makeLog } from '#platform/log'

const house = await testHouse()
const { as, stranger, database, server } = house
const { mailsTo, mailTo, tokenTo } = mailboxOf(database)
const sweep = () =>
  sweepCheckouts.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

describe('a stranger who buys', () => {
  test('is let in with everything that was paid for, once', async () => {
    const scene = await sellingScene(house)
    const { id, email, cookie } = await scene.buy()
    const row = await scene.checkoutRow(id)
    expect(row.state).toBe('fulfilled')
    const clientId = row.client_id ?? ''
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'paid', paid: 5_000, access_until: addDays(romeDay(), 29) })
    expect(await scene.paymentsOf(id)).toMatchObject([{ number: 1, state: 'paid', amount: 5_000, method: 'card', currency: 'EUR' }])
    expect(await scene.creditsOf(clientId)).toBe(10)
    const client = await as(scene.team.admin).call(getClientDetail, { id: clientId })
    expect(client).toMatchObject({ firstName: 'Elena', email, subscriptionEnd: addDays(romeDay(), 29) })

    for (let nth = 0; nth < 2; nth += 1) await settleRow('checkout', { workspaceId: scene.team.workspaceId, id })
    expect(await scene.creditsOf(clientId)).toBe(10)
    expect(await scene.paymentsOf(id)).toHaveLength(1)

    const headers = { cookie }
    expect(await stranger.call(getCheckout, { id }, { headers })).toMatchObject({ state: 'paid', next: 'password' })
    expect(await stranger.call(getCheckout, { id })).toMatchObject({ state: 'paid', next: 'mail', url: null })
    const password = 'tre gatti sul tetto'
    expect((await stranger.ask(setCheckoutPassword, { id, password })).status).toBe(404)
    const { access_token } = await stranger.call(setCheckoutPassword, { id, password }, { headers })
    const inside = callerOf(server, access_token, scene.team.workspaceId)
    expect((await inside.call(getMe, {})).user).toMatchObject({ email, roles: ['client'], isEmailConfirmed: false })
    const { purchases, credits } = await inside.call(listOwnPurchases, {})
    expect(purchases).toMatchObject([{ id, state: 'paid', withdrawal: { mayWithdraw: true } }])
    expect(credits).toBe(10)
    expect((await stranger.ask(setCheckoutPassword, { id, password }, { headers })).status).toBe(404)
    // the first proof of the address ends what the browser has set
    const token = await tokenTo(email, /Hai acquistato/)
    expect(await stranger.call(confirmAddress, { token })).toMatchObject({ outcome: 'confirmed', email })
    expect((await inside.ask(getMe, {})).status).toBe(401)
  })

  test('with an address that is known gets the same, and joins it by the mail', async () => {
    const scene = await sellingScene(house)
    const person = await house.given.person({ firstName: 'Vera' })
    const { id } = await scene.buy({ email: person.email })
    expect((await as({ token: person.token }).call(getMe, {})).user.memberships).toEqual([])
    expect(await stranger.call(confirmAddress, { token: await tokenTo(person.email, /Hai acquistato/) })).toMatchObject({
      outcome: 'joined',
    })
    const inside = as({ token: person.token, workspaceId: scene.team.workspaceId })
    expect((await inside.call(listOwnPurchases, {})).purchases).toMatchObject([{ id }])
  })

  test('reads the price of the version that they saw, or is told the new one', async () => {
    const scene = await sellingScene(house)
    await scene.buy()
    await as(scene.team.admin).call(updatePackage, { id: scene.package.id, price: 7_000 })
    const answer = await stranger.ask(createCheckout, scene.order())
    expect(answer).toMatchObject({ status: 409, body: { code: 'offer changed', data: { offer: { price: 7_000 } } } })
  })

  test('pays for a package that is archived between the page and the payment', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    await stranger.call(createCheckout, input)
    await as(scene.team.admin).call(archivePackage, { id: scene.package.id })
    expect((await stranger.ask(createCheckout, scene.order())).body.code).toBe('offer ended')
    const { provider_id } = await scene.checkoutRow(input.checkoutId)
    await scene.pay.pay(provider_id ?? '')
    expect(await scene.purchaseRow(input.checkoutId)).toMatchObject({ state: 'paid' })
  })

  test('cannot send an amount or a state', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    for (const more of [{ amount: 1 }, { total: 1 }, { price: 1 }, { state: 'paid' }]) {
      expect((await stranger.ask(createCheckout, { ...input, ...more })).status).toBe(422)
    }
    await stranger.call(createCheckout, input)
    const row = await scene.checkoutRow(input.checkoutId)
    expect([row.state, row.amount]).toEqual(['open', 5_000])
  })

  test('must agree to each consent', async () => {
    const scene = await sellingScene(house)
    const answer = await stranger.ask(createCheckout, scene.order({ consents: { ...consents, terms: false as never } }))
    expect(answer).toMatchObject({ status: 422, body: { errors: { 'consents.terms': ['Devi accettare prima di inviare.'] } } })
  })

  test('who begins fifty times at once has one checkout', async () => {
    const scene = await sellingScene(house)
    const email = `e${newId().slice(-12)}@example.com`
    const answers = await Promise.all(Array.from({ length: 50 }, () => stranger.ask(createCheckout, scene.order({ email }))))
    expect(answers.map(({ status }) => status).filter(status => status !== 200)).toEqual([])
    expect(new Set(answers.map(({ body }) => body.data.checkoutId)).size).toBe(1)
  })

  test('in installments pays the first, and the state says how many', async () => {
    const scene = await sellingScene(house, { price: 20_000, installments: 6 })
    const { id, email } = await scene.buy()
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'paid', amount: 20_000, paid: 3_335, installments: 6, installments_paid: 1 })
    expect((await mailTo(email, /Hai acquistato/)).plain).toMatch(/Pagato .*: 33,35\s€/)
    const { provider_subscription_id: subscriptionId } = await scene.checkoutRow(id)
    await scene.pay.renew(subscriptionId ?? '')
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'paid', paid: 6_668, installments_paid: 2 })
    expect(await scene.paymentsOf(id)).toMatchObject([{ amount: 3_335 }, { amount: 3_333 }])
  })

  test('of a free package confirms the address first', async () => {
    const scene = await sellingScene(house, { price: 0 })
    const input = scene.order()
    expect(await stranger.call(createCheckout, input)).toMatchObject({ state: 'confirming', url: null })
    expect(await scene.purchaseRow(input.checkoutId)).toBeUndefined()
    const { plain } = await mailTo(input.email, /Conferma il tuo indirizzo/)
    const token = /confirm=([\w-]+)/.exec(plain)?.[1] ?? ''
    const confirm = (value: string) =>
      server.inject({ method: 'POST', url: `/api/live/checkout/${input.checkoutId}/confirm`, payload: { token: value } })
    expect((await confirm('x'.repeat(43))).statusCode).toBe(404)
    expect((await confirm(token)).json().data).toEqual({ state: 'paid' })
    expect((await confirm(token)).json().data).toEqual({ state: 'paid' })
    expect(await scene.purchaseRow(input.checkoutId)).toMatchObject({ state: 'paid', method: 'free', amount: 0 })
  })
})

describe('faults', () => {
  test('another amount unlocks nothing and is logged', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    await stranger.call(createCheckout, input)
    const { provider_id } = await scene.checkoutRow(input.checkoutId)
    await scene.within(db => db.run(sql`update checkouts set amount = 9999 where id = ${input.checkoutId}`))
    await scene.pay.pay(provider_id ?? '')
    expect((await scene.checkoutRow(input.checkoutId)).state).toBe('failed')
    expect(await scene.purchaseRow(input.checkoutId)).toBeUndefined()
    expect(house.logged.some(line => line.includes('another amount'))).toBe(true)
  })

  test('paid after it has expired is fulfilled all the same', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    await stranger.call(createCheckout, input)
    const { provider_id } = await scene.checkoutRow(input.checkoutId)
    await scene.within(db => db.run(sql`update checkouts set state = 'expired' where id = ${input.checkoutId}`))
    await scene.pay.pay(provider_id ?? '')
    expect((await scene.checkoutRow(input.checkoutId)).state).toBe('fulfilled')
  })

  test('paid while the client is erased is a purchase without one, which is linked by hand', async () => {
    const scene = await sellingScene(house)
    const clientId = await clientOf(house, scene.team)
    const own = scene.ownOrder()
    await as(scene.team.client).call(createOwnCheckout, own)
    const { provider_id } = await scene.checkoutRow(own.checkoutId)
    await scene.within(db => db.run(sql`delete from clients where id = ${clientId}`))
    await scene.pay.pay(provider_id ?? '')
    expect(await scene.purchaseRow(own.checkoutId)).toMatchObject({ state: 'paid', client_id: null })
    const otherId = await lonelyClientOf(house, scene.team)
    const linked = await as(scene.team.admin).call(linkPurchaseToUser, { id: own.checkoutId, userId: otherId })
    expect(linked.workoutPackagePayment.client).toMatchObject({ id: otherId })
    expect(await scene.creditsOf(otherId)).toBe(10)
  })

  test('on an account that may sell only since a moment ago is let through, on one that may not is refused', async () => {
    const scene = await sellingScene(house)
    await clientOf(house, scene.team)
    const wait = () => scene.within(db => db.run(sql`update payment_accounts set status = 'pending'`))
    const buy = () => as(scene.team.client).ask(createOwnCheckout, scene.ownOrder())
    await wait()
    expect((await buy()).status).toBe(200)
    await scene.pay.restrict(scene.accountId)
    await wait()
    expect((await buy()).body.code).toBe('selling stopped')
  })

  test('a deactivated client who pays is let in again', async () => {
    const scene = await sellingScene(house)
    const clientId = await clientOf(house, scene.team)
    const own = scene.ownOrder()
    await as(scene.team.client).call(createOwnCheckout, own)
    await as(scene.team.admin).call(deactivateClient, { id: clientId })
    await scene.pay.pay((await scene.checkoutRow(own.checkoutId)).provider_id ?? '')
    expect(await as(scene.team.admin).call(getClientDetail, { id: clientId })).toMatchObject({ status: 'active' })
  })

  test('an answer of the provider that is lost makes no second checkout, and one that is away is told so', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    scene.pay.fail('fails after doing', { operation: 'createCheckout', times: 1 })
    expect((await stranger.ask(createCheckout, input)).body.code).toBe('payment failed')
    const again = await stranger.call(createCheckout, input)
    expect(again).toMatchObject({ checkoutId: input.checkoutId, state: 'open' })
    scene.pay.fail('down', { operation: 'createCheckout', times: 1 })
    expect((await stranger.ask(createCheckout, scene.order())).status).toBe(502)
    scene.pay.heal()
  })

  test('a crash between paying and letting in is completed by the sweep', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    await stranger.call(createCheckout, input)
    const { provider_id } = await scene.checkoutRow(input.checkoutId)
    const at = { workspaceId: scene.team.workspaceId, id: input.checkoutId }
    // the process died after it had stored the payment and made the client
    await scene.within(db =>
      db.run(sql`
        update checkouts set state = 'paid', paid_at = now(), settled_at = now() - interval '5 minutes' where id = ${input.checkoutId}`),
    )
    await findBuyer(database, at)
    const { client_id: clientId } = await scene.checkoutRow(input.checkoutId)
    await sweep()
    expect(await scene.checkoutRow(input.checkoutId)).toMatchObject({ state: 'fulfilled', provider_id, client_id: clientId })
    // the sweep may come again at once
    await scene.within(db => db.run(sql`update checkouts set settled_at = now() - interval '5 minutes' where id = ${input.checkoutId}`))
    await sweep()
    expect((await scene.checkoutRow(input.checkoutId)).state).toBe('fulfilled')
    expect(await scene.paymentsOf(input.checkoutId)).toHaveLength(1)
    expect(await scene.creditsOf(clientId ?? '')).toBe(10)
  })

  test('a checkout whose time is over is ended, and makes room for another one', async () => {
    const scene = await sellingScene(house)
    const input = scene.order()
    await stranger.call(createCheckout, input)
    await scene.within(db => db.run(sql`update checkouts set expires_at = now() - interval '1 minute' where id = ${input.checkoutId}`))
    await sweep()
    expect((await scene.checkoutRow(input.checkoutId)).state).toBe('expired')
    expect((await stranger.call(createCheckout, { ...input, checkoutId: newId() })).checkoutId).not.toBe(input.checkoutId)
  })

  test('texts of strangers stay texts', async () => {
    const scene = await sellingScene(house)
    const { id, email } = await scene.buy({ firstName: '<b>Elena</b>', lastName: '<script>' })
    expect((await mailTo(email, /Hai acquistato/)).html).not.toContain('<b>Elena</b>')
    expect((await as(scene.team.admin).call(getPurchase, { id })).purchase.buyerName).toBe('<b>Elena</b> <script>')
  })
})

describe('a refund', () => {
  const paid = async () => {
    const scene = await sellingScene(house)
    const { id, email } = await scene.buy()
    const [payment] = await scene.paymentsOf(id)
    const refund = (amount: number, more: object = {}) =>
      as(scene.team.admin).ask(refundPayment, {
        id: payment?.id,
        amount,
        writtenOver: 5_000,
        revokesUnlocks: false,
        takesCredits: false,
        ...more,
      })
    return { scene, id, email, refund, payment, clientId: (await scene.checkoutRow(id)).client_id ?? '' }
  }

  test('of a part leaves what was unlocked, and of all takes it back where the admin says so', async () => {
    const { scene, id, refund, clientId } = await paid()
    expect((await refund(2_000)).body.data.payment).toMatchObject({ refunded: 2_000, rest: 3_000 })
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'partly refunded', refunded: 2_000 })
    expect(await scene.creditsOf(clientId)).toBe(10)
    expect(await refund(3_001, { writtenOver: 3_000 })).toMatchObject({ status: 409, body: { code: 'refund above the rest' } })
    expect(await refund(1_000)).toMatchObject({ status: 409, body: { code: 'changed meanwhile' } })
    expect((await refund(3_000, { writtenOver: 3_000, revokesUnlocks: true, takesCredits: true })).status).toBe(200)
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'refunded', refunded: 5_000 })
    expect(await scene.creditsOf(clientId)).toBe(0)
    expect((await as(scene.team.admin).call(getClientDetail, { id: clientId })).subscriptionEnd).toBeNull()
  })

  test('is written of at once, also to a buyer who has no password, and once', async () => {
    const { refund, email } = await paid()
    await refund(2_000, { writtenOver: 5_000 })
    const { subject, plain } = await mailTo(email, /Rimborso/)
    expect(subject.replaceAll('\u00a0', ' ')).toBe('Rimborso di 20,00 € per Dieci lezioni')
    expect(plain).toMatch(/sulla carta con cui hai pagato/)
    await refund(1_000, { writtenOver: 3_000 })
    await mailTo(email, /Rimborso di 10,00/)
    expect((await mailsTo(email)).filter(each => each.subject.startsWith('Rimborso'))).toHaveLength(2)
    expect(await stranger.call(confirmAddress, { token: await tokenTo(email, /Rimborso/) })).toMatchObject({ outcome: 'confirmed', email })
  })

  test('made fifty times at once never exceeds the payment', async () => {
    const { scene, id, refund } = await paid()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(3_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await scene.purchaseRow(id)).toMatchObject({ refunded: 3_000 })
  })

  test.each(['fails after doing', 'down'] as const)('is made once by the sweep where the answer of the provider is: %s', async way => {
    const { scene, id, refund } = await paid()
    scene.pay.fail(way, { operation: 'refund', times: 1 })
    expect((await refund(2_000)).status).toBe(502)
    await scene.within(db => db.run(sql`update refunds set created_at = now() - interval '20 minutes'`))
    await sweep()
    await scene.pay.flush()
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'partly refunded', refunded: 2_000 })
    expect((await as(scene.team.admin).call(getPurchase, { id })).purchase.payments[0]?.refunds).toMatchObject([
      { amount: 2_000, state: 'paid' },
    ])
  })

  test('of the same amount as another that a crash has cut off: both are made, and none hangs', async () => {
    const { scene, id, refund } = await paid()
    scene.pay.fail('down', { operation: 'refund', times: 1 })
    expect((await refund(1_000)).status).toBe(502)
    scene.pay.fail('fails after doing', { operation: 'refund', times: 1 })
    expect((await refund(1_000, { writtenOver: 4_000 })).status).toBe(502)
    await scene.pay.flush()
    await scene.within(db => db.run(sql`update refunds set created_at = now() - interval '20 minutes'`))
    await sweep()
    await scene.pay.flush()
    expect(await scene.purchaseRow(id)).toMatchObject({ refunded: 2_000 })
    const { purchase } = await as(scene.team.admin).call(getPurchase, { id })
    expect(purchase.payments[0]?.refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [1_000, 'paid'],
      [1_000, 'paid'],
    ])
  })

  test('that reaches no provider for three days is ended, and its amount can be given back again', async () => {
    const { scene, id, refund } = await paid()
    scene.pay.fail('down', { operation: 'refund', times: 2 })
    expect((await refund(3_000)).status).toBe(502)
    await scene.within(db => db.run(sql`update refunds set created_at = now() - interval '4 days'`))
    await sweep()
    const [payment] = (await as(scene.team.admin).call(getPurchase, { id })).purchase.payments
    expect(payment).toMatchObject({ rest: 5_000, refunds: [{ state: 'failed' }] })
    expect((await refund(5_000)).status).toBe(200)
  })

  test('is refused while the payment is disputed, also before the dispute was told to us', async () => {
    const { scene, id, refund, payment } = await paid()
    await scene.pay.dispute(payment?.provider_payment_id ?? '')
    await scene.within(db => db.run(sql`delete from disputes`))
    expect(await refund(1_000)).toMatchObject({ status: 409, body: { code: 'payment disputed' } })
    const { purchase } = await as(scene.team.admin).call(getPurchase, { id })
    expect(purchase.payments[0]?.refunds).toMatchObject([{ state: 'failed' }])
  })

  test('made at the provider counts, and so does a dispute', async () => {
    const { scene, id, payment } = await paid()
    await scene.pay.refund(payment?.provider_payment_id ?? '', 1_500)
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'partly refunded', refunded: 1_500 })
    await scene.pay.dispute(payment?.provider_payment_id ?? '')
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'disputed' })
    await scene.pay.dispute(payment?.provider_payment_id ?? '', 'won')
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'partly refunded' })
  })
})

describe('by hand', () => {
  test('a sale takes the same path, and a link leads its client to the payment', async () => {
    const scene = await sellingScene(house)
    const clientId = await clientOf(house, scene.team)
    const sale = { id: clientId, packageId: scene.package.id, versionId: scene.package.terms.versionId, amount: 4_500, note: 'In studio' }
    expect((await as(scene.team.admin).ask(createHandSale, { ...sale, method: 'cash', day: addDays(romeDay(), 1) })).body.code).toBe(
      'sale in the future',
    )
    const { purchase } = await as(scene.team.admin).call(createHandSale, { ...sale, method: 'cash', day: romeDay() })
    expect(purchase).toMatchObject({ state: 'paid', method: 'cash', paid: 4_500, source: 'hand', client: { id: clientId } })
    expect(await scene.creditsOf(clientId)).toBe(10)

    const { url } = await as(scene.team.admin).call(createPaymentLink, {
      id: clientId,
      packageId: scene.package.id,
      sendsMail: false,
      sendsMessage: false,
    })
    const token = new URL(url).searchParams.get('link') ?? ''
    expect((await stranger.call(getPaymentLink, { token })).link).toMatchObject({ firstName: 'Martina', packageId: scene.package.id })
    const { id } = await scene.buy({ link: token })
    expect(await scene.purchaseRow(id)).toMatchObject({ client_id: clientId })
    expect((await stranger.call(getPaymentLink, { token })).link).toBeNull()
    expect((await as(scene.team.admin).call(listPurchases, {})).totals).toEqual([{ currency: 'EUR', count: 2, paid: 9_500, refunded: 0 }])
  })
})

test('a purchase moves to another client with what it unlocked; fifty calls at once move it once', async () => {
  const scene = await sellingScene(house)
  const { id } = await scene.buy()
  const fromId = (await scene.checkoutRow(id)).client_id ?? ''
  const toId = await lonelyClientOf(house, scene.team)
  const answers = await Promise.all(Array.from({ length: 50 }, () => as(scene.team.admin).ask(linkPurchaseToUser, { id, userId: toId })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await scene.creditsOf(fromId), await scene.creditsOf(toId)]).toEqual([0, 10])
  const end = addDays(romeDay(), 29)
  expect((await as(scene.team.admin).call(getClientDetail, { id: toId })).subscriptionEnd).toBe(end)
  expect((await as(scene.team.admin).call(getClientDetail, { id: fromId })).subscriptionEnd).toBeNull()
})

test('the way in is sent again five times a day, to a corrected address while nobody has entered', async () => {
  const scene = await sellingScene(house)
  const { id, cookie } = await scene.buy()
  const email = `n${newId().slice(-12)}@example.com`
  const send = (more: object = {}) => as(scene.team.admin).ask(resendPurchaseEmail, { id, ...more })
  expect((await send({ email })).status).toBe(200)
  expect(await stranger.call(confirmAddress, { token: await tokenTo(email, /Entra da/) })).toMatchObject({ outcome: 'confirmed', email })
  expect((await send({ email: 'other@example.com' })).body.code).toBe('address already claimed')
  expect(cookie).not.toBe('')
  for (let nth = 0; nth < 4; nth += 1) expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
})

test('who has bought withdraws by the link in the receipt, within 14 days, and gets an acknowledgement', async () => {
  const scene = await sellingScene(house)
  const { id, email } = await scene.buy()
  const { plain } = await mailTo(email, /Hai acquistato/)
  const token = /withdrawal\/([\w.-]+)/.exec(plain)?.[1] ?? ''
  expect(await stranger.call(getWithdrawal, { token })).toMatchObject({ package: 'Dieci lezioni', withdrawal: { mayWithdraw: true } })
  // the pages after the order have the look of the business, which is public anyhow
  await as(scene.team.admin).call(updateBusiness, { logoUploadId: await uploadOf(scene.team.admin) })
  const { look } = await stranger.call(getWithdrawal, { token })
  expect(look.logo).toMatch(/^\/storefront\/logos\//)
  expect((await stranger.call(getCheckout, { id })).look).toEqual(look)
  const declared = await stranger.call(declareWithdrawal, { token })
  expect(declared.withdrawal).toMatchObject({ mayWithdraw: false, refundDueOn: addDays(romeDay(), 14) })
  expect(await stranger.call(declareWithdrawal, { token })).toEqual(declared)
  expect((await mailTo(email, /Ricevuta del tuo recesso/)).plain).toMatch(/\d{1,2}:\d\d/)
  expect((await scene.purchaseRow(id))?.withdrawn_at).not.toBeNull()
  expect((await stranger.ask(getWithdrawal, { token: `${token.slice(0, -3)}abc` })).status).toBe(404)
})

test('who is signed in and no client of the business is asked, and then buys with the account that they have', async () => {
  const scene = await sellingScene(house)
  const other = await house.given.team()
  const order = scene.ownOrder()
  const refused = await as(other.client).ask(createOwnCheckout, order)
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'buyer not linked', message: expect.stringContaining('nome, e-mail e telefono') },
  })
  const { checkoutId } = await as(other.client).call(createOwnCheckout, { ...order, joins: true })
  const row = await scene.checkoutRow(checkoutId)
  expect(row.consents.map(({ purpose }) => purpose)).toContain('account link')
  await scene.pay.pay(row.provider_id ?? '')
  expect(await as(other.client).call(getCheckout, { id: checkoutId })).toMatchObject({ next: 'home', workspaceId: scene.team.workspaceId })
  // a second order finds the client that the first one has made
  const { checkoutId: second } = await as(other.client).call(createOwnCheckout, scene.ownOrder())
  expect((await scene.checkoutRow(second)).client_id).toBe((await scene.checkoutRow(checkoutId)).client_id)
})

test('a member of the business who buys has the package as a client with an account of its own', async () => {
  const scene = await sellingScene(house)
  const { checkoutId } = await as(scene.team.coach).call(createOwnCheckout, { ...scene.ownOrder(), joins: true })
  await scene.pay.pay((await scene.checkoutRow(checkoutId)).provider_id ?? '')
  expect(await scene.checkoutRow(checkoutId)).toMatchObject({ state: 'fulfilled', client_id: expect.any(String) })
})

test('strangers with a valid id learn the state alone', async () => {
  const scene = await sellingScene(house)
  const { id } = await scene.buy()
  const answer = await stranger.call(getCheckout, { id })
  expect(JSON.stringify(answer)).not.toMatch(/Elena|5000|@/)
  expect((await stranger.ask(getCheckout, { id: newId() })).status).toBe(404)
})
