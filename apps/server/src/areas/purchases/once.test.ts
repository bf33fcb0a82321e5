import { createDiscountCode, createPackage } from '@allenio/contract/packages'
import {
  confirmCheckout,
  createCheckout,
  createOwnCheckout,
  createPaymentLink,
  getPaymentLink,
  getPurchase,
} from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { settleRow } from '#platform/payments'
import { clientOf, endTrial, givePlan, lonelyClientOf, mailboxOf, runJob, testHouse } from '#testing'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { expireAsked } from './checkouts/states.ts'
import { sellingScene } from './scene.testing.ts'

const house = await testHouse()
const { as, stranger, database } = house
const { mailsTo, mailTo } = mailboxOf(database)

type Scene = Awaited<ReturnType<typeof sellingScene>>
type Order = Parameters<Scene['order']>[0]

const order = (scene: Scene, more: Order = {}) => stranger.ask(createCheckout, scene.order(more))
const fifty = <T>(work: (nth: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, nth) => work(nth)))
const succeeded = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200)

/** How many orders come from one network is another limit, which the tests beside this one would reach. */
const forgetCalls = () => database.withSystem('write', db => db.run(sql`delete from login_tries`))

afterEach(forgetCalls)

describe('a discount code for one use', () => {
  const codeIn = (scene: Scene) => as(scene.team.admin).call(createDiscountCode, { code: 'UNA', percent: 50, usesAtMost: 1 })

  test('is held by one of fifty orders at once, and the others are told before they pay', async () => {
    const scene = await sellingScene(house)
    await codeIn(scene)
    const answers = await fifty(() => order(scene, { discountCode: 'UNA' }))
    expect(succeeded(answers)).toHaveLength(1)
    // one network may not order so often, whatever it orders
    const refusals = new Set(answers.flatMap(({ status, body }) => (status === 200 || status === 429 ? [] : [body.code])))
    expect(refusals).toEqual(new Set(['discount used up']))
  })

  test('is given back by an order that expires, and counts once it is paid', async () => {
    const scene = await sellingScene(house)
    await codeIn(scene)
    const { body } = await order(scene, { discountCode: 'UNA' })
    const { checkoutId } = body.data
    const { provider_id: providerId } = await scene.checkoutRow(checkoutId)
    await scene.pay.expireCheckout(providerId ?? '')
    await settleRow('checkout', { workspaceId: scene.team.workspaceId, id: checkoutId })
    const { id } = await scene.buy({ discountCode: 'UNA' })
    expect(await scene.checkoutRow(id)).toMatchObject({ state: 'fulfilled', amount: 2_500 })
    expect((await order(scene, { discountCode: 'UNA' })).body.code).toBe('discount not valid')
  })

  test('stays with the same person who orders again', async () => {
    const scene = await sellingScene(house)
    await codeIn(scene)
    const email = `e${newId().slice(-12)}@example.com`
    const answers = [
      await order(scene, { email, discountCode: 'UNA' }),
      await order(scene, { email, firstName: 'Lena', discountCode: 'UNA' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

test('a payment link is followed by fifty people at once, and paid once', async () => {
  const scene = await sellingScene(house)
  const { url } = await as(scene.team.admin).call(createPaymentLink, {
    id: await clientOf(house, scene.team),
    packageId: scene.package.id,
    sendsMail: false,
    sendsMessage: false,
  })
  const link = new URL(url).searchParams.get('link') ?? ''
  await fifty(() => order(scene, { link }))
  // on a busy machine the last of them may have been refused, because a page before could not be ended at once
  expect(await order(scene, { link })).toMatchObject({ status: 200 })
  const { count: open } = await scene.within(db =>
    db.one<Count>(sql`select count(*) as count from checkouts where link_id is not null and state in ('asked', 'open')`),
  )
  expect(open).toBe(1)
  const rows = await scene.within(db =>
    db.many<{ id: string; provider_id: string }>(sql`
      select id, provider_id from checkouts where link_id is not null and provider_id is not null
      order by state = 'open' desc, id limit 4`),
  )
  let paid = 0
  for (const { provider_id: id } of rows)
    paid += await scene.pay.pay(id).then(
      () => 1,
      () => 0,
    )
  expect(paid).toBe(1)
  expect(await order(scene, { link })).toMatchObject({ status: 410, body: { code: 'checkout over' } })
})

describe('a trial', () => {
  const trialScene = () => sellingScene(house, { billingModel: 'SUBSCRIPTION', trialDays: 7, price: 4_900 })
  const another = async (scene: Scene) => {
    const { id, terms } = await as(scene.team.admin).call(createPackage, {
      name: 'Altro abbonamento',
      billingModel: 'SUBSCRIPTION',
      price: 5_900,
      trialDays: 14,
    })
    return { packageId: id, versionId: terms.versionId }
  }

  test('is one for each person, whatever packages are ordered at once', async () => {
    const scene = await trialScene()
    const email = `e${newId().slice(-12)}@example.com`
    const others = [await another(scene), await another(scene)]
    await Promise.all([{}, ...others].map(each => order(scene, { email, ...each })))
    const { count } = await scene.within(db =>
      db.one<Count>(sql`select count(*) as count from checkouts where has_trial and state in ('asked', 'open')`),
    )
    expect(count).toBe(1)
  })

  test('that was used is refused on our page, and the order goes on without it', async () => {
    const scene = await trialScene()
    const { email, id } = await scene.buy()
    expect(await scene.checkoutRow(id)).toMatchObject({ has_trial: true, amount: 0 })
    const other = await another(scene)
    expect(await order(scene, { email, ...other })).toMatchObject({ status: 409, body: { code: 'trial used' } })
    const { body } = await order(scene, { email, ...other, withoutTrial: true })
    expect(await scene.checkoutRow(body.data.checkoutId)).toMatchObject({ has_trial: false, amount: 5_900, state: 'open' })
  })
})

describe('an order that another one replaces', () => {
  const replace = async (scene: Scene, more: Order) => {
    const email = `e${newId().slice(-12)}@example.com`
    const { body } = await order(scene, { email })
    const { provider_id: pageId } = await scene.checkoutRow(body.data.checkoutId)
    return { id: body.data.checkoutId, pageId: pageId ?? '', next: () => order(scene, { email, ...more }) }
  }

  test('is fulfilled if it was paid before anybody heard of it, also where the other one is free', async () => {
    const scene = await sellingScene(house)
    await as(scene.team.admin).call(createDiscountCode, { code: 'REGALO', percent: 100 })
    const { id, pageId, next } = await replace(scene, { discountCode: 'REGALO' })
    await scene.pay.holdEvents(scene.accountId)
    await scene.pay.pay(pageId)
    expect((await next()).status).toBe(200)
    expect(await scene.checkoutRow(id)).toMatchObject({ state: 'fulfilled' })
    expect(await scene.paymentsOf(id)).toMatchObject([{ state: 'paid', amount: 5_000 }])
  })

  test('cannot be paid beside it: a provider that is away refuses the new order, and the next try ends the old page', async () => {
    const scene = await sellingScene(house)
    await as(scene.team.admin).call(createDiscountCode, { code: 'META', percent: 50, usesAtMost: 1 })
    const { pageId, next } = await replace(scene, { discountCode: 'META' })
    scene.pay.fail('down', { operation: 'expireCheckout' })
    expect((await next()).body.code).toBe('payment failed')
    expect((await next()).status).toBe(200)
    await expect(scene.pay.pay(pageId)).rejects.toMatchObject({ code: 'checkout is not open' })
  })

  test('is ended by the sweep where the server has died before it told the provider', async () => {
    const scene = await sellingScene(house)
    await as(scene.team.admin).call(createDiscountCode, { code: 'META', percent: 50, usesAtMost: 1 })
    const { id, pageId, next } = await replace(scene, { discountCode: 'META' })
    scene.pay.fail('down', { operation: 'expireCheckout' })
    await next()
    await scene.within(db => db.run(sql`update checkouts set settled_at = now() - interval '1 hour' where id = ${id}`))
    await runJob(database, 'settle payments')
    await expect(scene.pay.pay(pageId)).rejects.toMatchObject({ code: 'checkout is not open' })
  })
})

describe('a free package', () => {
  const full = async (scene: Scene) => {
    await lonelyClientOf(house, scene.team)
    await scene.within(async db => {
      await givePlan(db, { maxClients: 1 })
      await endTrial(db)
    })
  }

  test('is no way around the limit of the plan, also for who confirms late', async () => {
    const scene = await sellingScene(house, { price: 0 })
    const input = scene.order()
    const { body } = await stranger.ask(createCheckout, input)
    const token = /confirm=([\w-]+)/.exec((await mailTo(input.email, /Conferma/)).plain)?.[1] ?? ''
    await full(scene)
    expect(await order(scene)).toMatchObject({ status: 409, body: { code: 'business full' } })
    const late = await stranger.ask(confirmCheckout, { id: body.data.checkoutId, token })
    expect(late).toMatchObject({ status: 409, body: { code: 'business full' } })
    expect(await scene.checkoutRow(body.data.checkoutId)).toMatchObject({ state: 'asked', client_id: null })
  })

  test('is still given to a client who is there', async () => {
    const scene = await sellingScene(house, { price: 0 })
    await clientOf(house, scene.team)
    await full(scene)
    const answer = await as(scene.team.client).call(createOwnCheckout, scene.ownOrder())
    expect(answer.state).toBe('paid')
  })

  test('writes to an inbox three times an hour, from wherever, and once for an order that stands', async () => {
    const email = `e${newId().slice(-12)}@example.com`
    for (let nth = 0; nth < 5; nth += 1) {
      const scene = await sellingScene(house, { price: 0 })
      const answers = [await order(scene, { email }), ...(await Promise.all([order(scene, { email }), order(scene, { email })]))]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(await mailsTo(email)).toHaveLength(3)
  })
})

test('an order that ended is not ended again', async () => {
  const scene = await sellingScene(house)
  const { id } = await scene.buy()
  await scene.within(db => expireAsked(db, id))
  expect(await scene.checkoutRow(id)).toMatchObject({ state: 'fulfilled' })
  expect((await as(scene.team.admin).call(getPurchase, { id })).purchase.state).toBe('paid')
})

test('a network that asks very often is slowed down, and not in the next hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const ask = async () => (await stranger.ask(getPaymentLink, { token: 'nobody-has-this-token-of-a-link' })).status
  const answers = []
  for (let nth = 0; nth <= 100; nth += 1) answers.push(await ask())
  expect([new Set(answers.slice(0, 100)), answers[100]]).toEqual([new Set([200]), 429])
  vi.setSystemTime(new Date('2026-12-01T11:00:00Z'))
  expect(await ask()).toBe(200)
})
