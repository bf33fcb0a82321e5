import { updateBusiness } from '@allenio/contract/business'
import { getCustomApp, saveCustomApp } from '@allenio/contract/custom-apps'
import { listNotifications } from '@allenio/contract/notifications'
import { checkPlan } from '@allenio/contract/plan'
import { cancelService, customAppCode, getServiceSession, listServices, orderService, requestCustomApp } from '@allenio/contract/services'
import { romeDay } from '@allenio/domain/days'
import { exportBilling, saleFollowers, type SaleState } from '#areas/payments'
import { sql, type Row } from '#platform/db'
import { settleRow } from '#platform/payments'
import { testControls } from '#platform/test-provider'
import { appLogo, appRequestFields, testHouse, testPaper, testPayments, uploadOf, wholeAppRequest, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { sweepServicesNow } from './ends.ts'
import { parseOffer, retireOffer, setOffer } from './offers.ts'
import { orderOf, readService, serviceOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

const inTeam = <T>({ workspaceId }: TestTeam, work: Parameters<typeof database.withWorkspace<T>>[2]) =>
  database.withWorkspace(workspaceId, 'write', work)
const servicesOf = async (team: TestTeam) => (await as(team.admin).call(listServices, {})).services
const shownOf = async (team: TestTeam, code: string) => (await servicesOf(team)).find(service => service.code === code)
const idOf = (team: TestTeam, code: string) => inTeam(team, async db => (await readService(db, code)).id)

/** Tells the area what the provider says of a sale. */
const tell = (team: TestTeam, saleId: string, picture: Partial<SaleState>) =>
  inTeam(team, async db => {
    const follower = saleFollowers.gathered().find(({ kind }) => kind === 'service')
    await follower?.follow(db, { saleId, state: 'paid', paidUntil: null, endsAt: null, installmentsPaid: 0, ...picture })
  })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('the list', () => {
  test('has prices with VAT, and keeps what was ordered at its price', async () => {
    const team = await given.team()
    const offer = await serviceOf(house, { price: 10_000 })
    expect(await shownOf(team, offer.code)).toMatchObject({
      name: { it: 'Assistenza', en: expect.any(String) },
      amount: { net: 10_000, vat: 2_200, total: 12_200 },
      order: null,
    })
    await orderOf(house, team, offer)
    await database.withSystem('write', db => setOffer(db, { ...offer, price: 12_000 }))
    expect(await shownOf(team, offer.code)).toMatchObject({ price: 10_000, order: { state: 'ordered', price: 10_000 } })
    await database.withSystem('write', db => retireOffer(db, offer.code))
    expect(await shownOf(team, offer.code)).toMatchObject({ isRetired: true })
    const other = await given.team()
    expect(await shownOf(other, offer.code)).toBeUndefined()
    expect(await as(other.admin).ask(orderService, { id: await idOf(other, offer.code) })).toMatchObject({
      status: 409,
      body: { code: 'service not sold' },
    })
    expect((await as(team.coach).ask(listServices, {})).status).toBe(403)
  })

  test.each([
    [['Custom App', 'once', '990', 'a', 'b']],
    [['custom-app', 'monthly', '990', 'a', 'b']],
    [['custom-app', 'once', '9,90', 'a', 'b']],
    [['custom-app', 'once', '0', 'a', 'b']],
    [['custom-app', 'once', '990', 'a']],
    [['custom-app', 'once', '990', 'a', 'b', '', '', '13']],
    [['custom-app', 'yearly', '990', 'a', 'b', '', '', '6']],
  ])('an operator’s command %j is refused', args => {
    expect(() => parseOffer(args)).toThrow()
  })

  test('is set by an operator’s command', () => {
    expect(parseOffer(['custom-app', 'once', '990.50', 'App', 'App', 'Testo', 'Text', '6'])).toEqual({
      code: 'custom-app',
      name: { it: 'App', en: 'App' },
      text: { it: 'Testo', en: 'Text' },
      price: 99_050,
      billing: 'once',
      installments: 6,
    })
  })
})

describe('an order', () => {
  test('is one, however often it is asked for', async () => {
    const team = await given.team()
    const { code } = await serviceOf(house, { billing: 'once', installments: 6 })
    const id = await idOf(team, code)
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(team.admin).call(orderService, { id, installments: 6 })))
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1)
    expect(await as(team.admin).ask(orderService, { id, installments: 7 })).toMatchObject({ body: { code: 'installments not offered' } })
    // as long as it is not paid it takes the terms of now
    expect(await as(team.admin).call(orderService, { id })).toMatchObject({ order: { id: answers[0]?.order.id, installments: null } })
    const rows = await inTeam(team, db => db.many(sql`select from audit_log where action = 'order service'`))
    expect(rows).toHaveLength(1)
  })

  test('follows its sale, told in any order and any number of times', async () => {
    const team = await given.team()
    const offer = await serviceOf(house)
    const id = await orderOf(house, team, offer)
    const stateOf = async () => (await shownOf(team, offer.code))?.order?.state
    await tell(team, id, { state: 'open' })
    expect(await stateOf()).toBe('ordered')
    for (let nth = 0; nth < 2; nth += 1) await tell(team, id, { paidUntil: inDays(365) })
    const paid = await shownOf(team, offer.code)
    expect(paid?.order).toMatchObject({ state: 'active', may: { pay: false, cancel: true }, paidUntil: expect.any(String) })
    expect(await as(team.admin).ask(getServiceSession, { id })).toMatchObject({ status: 409, body: { code: 'service paid already' } })
    await tell(team, id, { state: 'overdue', paidUntil: inDays(-1) })
    expect((await as(team.admin).call(checkPlan, {})).expiredServices).toEqual([
      { message: 'Assistenza: il rinnovo non è ancora pagato.', inBuffer: true },
    ])
    await tell(team, id, { state: 'ended', paidUntil: inDays(-1) })
    expect((await as(team.admin).call(checkPlan, {})).expiredServices).toEqual([{ message: 'Assistenza è scaduto.', inBuffer: false }])
    await orderOf(house, team, offer)
    expect((await as(team.admin).call(checkPlan, {})).expiredServices).toEqual([])
  })

  test('that was taken back and is paid all the same lives again', async () => {
    const team = await given.team()
    const offer = await serviceOf(house, { billing: 'once' })
    const id = await orderOf(house, team, offer)
    expect(await as(team.admin).call(cancelService, { id })).toMatchObject({ order: { state: 'ended' } })
    const newer = await orderOf(house, team, offer)
    expect(newer).not.toBe(id)
    await tell(team, id, { installmentsPaid: 1 })
    expect(await shownOf(team, offer.code)).toMatchObject({ order: { id, state: 'active' } })
    expect(await as(team.admin).ask(cancelService, { id })).toMatchObject({ status: 409, body: { code: 'service paid already' } })
  })

  test('that ends is announced once, and is over on its day', async () => {
    const team = await given.team()
    const offer = await serviceOf(house)
    const id = await orderOf(house, team, offer)
    await tell(team, id, { paidUntil: inDays(10), endsAt: inDays(10) })
    const titles = async () => (await as(team.admin).call(listNotifications, {})).notifications.map(({ title }) => title)
    for (let nth = 0; nth < 2; nth += 1) {
      await sweepServicesNow(database)
      await expect.poll(titles).toEqual([expect.stringMatching(/^Assistenza finisce /)])
    }
    await inTeam(team, db => db.run(sql`update service_orders set paid_until = now() - interval '1 hour'`))
    await sweepServicesNow(database)
    expect((await shownOf(team, offer.code))?.order).toBeNull()
  })
})

describe('the provider', () => {
  test('is paid once: a yearly service runs until it is cancelled, and the page of other terms is another one', async () => {
    const team = await given.team()
    await as(team.admin).call(updateBusiness, { address: 'Via Roma 1', vatNumber: '12345670157', email: 'studio@example.com' })
    const offer = await serviceOf(house)
    const id = await orderOf(house, team, offer)
    const { sessionUrl } = await as(team.admin).call(getServiceSession, { id })
    expect(await as(team.admin).call(getServiceSession, { id })).toEqual({ sessionUrl })
    await testPayments(house).pay(pageOf(sessionUrl))
    await expect
      .poll(async () => (await shownOf(team, offer.code))?.order)
      .toMatchObject({ state: 'active', paidUntil: expect.any(String) })
    expect(await as(team.admin).call(cancelService, { id })).toMatchObject({ order: { state: 'ending' } })
    const parts = await serviceOf(house, { billing: 'once', installments: 3 })
    const serviceId = await idOf(team, parts.code)
    const { order } = await as(team.admin).call(orderService, { id: serviceId })
    const single = await as(team.admin).call(getServiceSession, { id: order.id })
    await as(team.admin).call(orderService, { id: serviceId, installments: 3 })
    const divided = await as(team.admin).call(getServiceSession, { id: order.id })
    expect(divided.sessionUrl).not.toBe(single.sessionUrl)
    await testPayments(house).pay(pageOf(divided.sessionUrl))
    await expect.poll(async () => (await shownOf(team, parts.code))?.order?.state).toBe('active')
  })
})

test('an app is invoiced to the buyer of its request, whose recipient code reaches the operator’s export', async () => {
  const team = await given.team()
  await as(team.admin).call(updateBusiness, { address: 'Via Po 2', vatNumber: '12345670157', email: 'studio@example.com' })
  await serviceOf(house, { code: customAppCode, billing: 'once', installments: null })
  const request = await wholeAppRequest(team.admin)
  const { order } = await as(team.admin).call(requestCustomApp, { ...request, businessName: 'Riva Digitale srl', recipientCode: 'kd9xr2p' })
  const { sessionUrl } = await as(team.admin).call(getServiceSession, { id: order.id })
  await testPayments(house).pay(pageOf(sessionUrl))
  const lineOf = async () =>
    (await exportBilling(database, romeDay().slice(0, 7))).split('\r\n').filter(line => line.includes('Riva Digitale srl'))
  await expect.poll(lineOf).toHaveLength(1)
  const [line = ''] = await lineOf()
  for (const value of ['Via Roma 1, Milano, 20121', 'KD9XR2P', 'studio@example.com']) expect(line).toContain(`"${value}"`)
})

describe('a service that was paid twice in a race', () => {
  /** A business with an order, and what a test does with the pages on which it is paid. */
  async function buyer(offer: Parameters<typeof serviceOf>[1] = {}) {
    const team = await given.team()
    const { admin, workspaceId } = team
    await as(admin).call(updateBusiness, { address: 'Via Roma 1', vatNumber: '12345670157', email: 'studio@example.com' })
    const { code } = await serviceOf(house, offer)
    const rows = () => inTeam(team, db => db.many<Row<'plan_checkouts'>>(sql`select * from plan_checkouts order by created_at, id`))
    return {
      team,
      rows,
      order: () => orderOf(house, team, { code }),
      shown: async () => (await shownOf(team, code))?.order,
      open: async (id: string) => pageOf((await as(admin).call(getServiceSession, { id })).sessionUrl),
      pay: (page: string) => testControls(database).payCheckout(page, { card: 'pays' }),
      settle: async (page: string) => {
        const row = (await rows()).find(({ provider_id: id }) => id === page)
        await settleRow('plan checkout', { workspaceId, id: row?.id ?? '' })
      },
      stateOf: async (page: string) => (await rows()).find(({ provider_id: id }) => id === page)?.state,
      payments: async () =>
        (await inTeam(team, db => db.many<Row<'plan_payments'>>(sql`select * from plan_payments order by created_at`))).map(
          ({ state, refunded }) => [state, refunded],
        ),
      titles: async () => (await as(admin).call(listNotifications, {})).notifications.map(({ title }) => title),
    }
  }

  /** Two pages of one order, of which the first was closed too late. */
  async function twoPages(offer?: Parameters<typeof serviceOf>[1]) {
    const scene = await buyer(offer)
    const id = await scene.order()
    const first = await scene.open(id)
    await inTeam(scene.team, db => db.run(sql`update plan_checkouts set state = 'expired'`))
    return { ...scene, first, second: await scene.open(id) }
  }

  test.each(['once', 'yearly'] as const)('on two pages (%s) is given back by itself, and its admins read so', async billing => {
    const { first, second, pay, settle, stateOf, payments, shown, titles } = await twoPages({ billing })
    for (const page of [first, second]) await pay(page)
    for (const page of [first, second, first, second]) await settle(page)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'returned'])
    expect(await payments()).toEqual([
      ['paid', 0],
      ['refunded', 29_280],
    ])
    expect(await shown()).toMatchObject({ state: 'active' })
    expect((await titles()).filter(title => title.startsWith('Ti restituiamo'))).toHaveLength(1)
  })

  test('goes on as paid when the page that was left expires afterwards', async () => {
    const { first, second, pay, settle, stateOf, shown } = await twoPages({ billing: 'once' })
    await pay(second)
    await settle(second)
    await testControls(database).expireCheckout(first)
    await settle(first)
    expect(await stateOf(first)).toBe('expired')
    expect(await shown()).toMatchObject({ state: 'active' })
  })

  test('under two orders keeps the one that was paid first', async () => {
    const { team, order, open, pay, settle, stateOf, payments, shown } = await buyer({ billing: 'once' })
    const former = await order()
    const left = await open(former)
    await as(team.admin).call(cancelService, { id: former })
    const newer = await order()
    const taken = await open(newer)
    for (const page of [taken, left]) {
      await pay(page)
      await settle(page)
    }
    expect([await stateOf(taken), await stateOf(left)]).toEqual(['paid', 'returned'])
    expect(await payments()).toEqual([
      ['paid', 0],
      ['refunded', 29_280],
    ])
    expect(await shown()).toMatchObject({ id: newer, state: 'active' })
  })
})

const pageOf = (sessionUrl: string) => new URL(sessionUrl, 'http://localhost').pathname.split('/').at(-1) ?? ''

describe('the request of an app', () => {
  test('goes from a draft to an order, and its payment puts the app in progress', async () => {
    const team = await given.team()
    await serviceOf(house, { code: customAppCode, billing: 'once', price: 99_000, installments: 6 })
    await as(team.admin).call(saveCustomApp, { ...appRequestFields, logoUploadId: await uploadOf(team.admin, await appLogo()) })
    expect(await as(team.admin).ask(requestCustomApp, { name: 'Riva' })).toMatchObject({
      status: 422,
      body: { code: 'app request incomplete', errors: { front: ['Da completare.'], back: ['Da completare.'] } },
    })
    const documents = {
      frontUploadId: await uploadOf(team.admin, testPaper()),
      backUploadId: await uploadOf(team.admin, testPaper()),
      installments: 6,
    }
    const { app, order } = await as(team.admin).call(requestCustomApp, documents)
    expect(app).toMatchObject({ state: 'draft', payment: 'unpaid', missing: [], requestedAt: expect.any(String), may: { edit: true } })
    // the second of two tabs gets the same order
    expect((await as(team.admin).call(requestCustomApp, { installments: 6 })).order.id).toBe(order.id)
    await tell(team, order.id, { installmentsPaid: 1 })
    const { app: paid } = await as(team.admin).call(getCustomApp, {})
    expect(paid).toMatchObject({ state: 'in progress', payment: 'paid', may: { edit: false } })
    expect(paid.steps[0]).toEqual({ step: 'documents', turn: 'operator', doneAt: null, note: '' })
    await tell(team, order.id, { state: 'overdue', installmentsPaid: 1 })
    expect((await as(team.admin).call(getCustomApp, {})).app).toMatchObject({ state: 'in progress', payment: 'overdue' })
    expect(await as(team.admin).ask(requestCustomApp, {})).toMatchObject({ status: 409, body: { code: 'app requested already' } })
  })

  test('whose draft lost something meanwhile is not paid', async () => {
    const team = await given.team()
    await serviceOf(house, { code: customAppCode, billing: 'once', installments: 6 })
    const { order } = await as(team.admin).call(requestCustomApp, await wholeAppRequest(team.admin))
    await as(team.admin).call(saveCustomApp, { removeLogo: true })
    expect(await as(team.admin).ask(getServiceSession, { id: order.id })).toMatchObject({ body: { code: 'app request incomplete' } })
    // the app is ordered with its request alone
    expect(await as(team.admin).ask(orderService, { id: await idOf(team, customAppCode) })).toMatchObject({ status: 409 })
  })

  test('is refused where the logo is transparent', async () => {
    const team = await given.team()
    const request = { ...appRequestFields, logoUploadId: await uploadOf(team.admin, await appLogo({ alpha: 0.9 })) }
    expect(await as(team.admin).ask(requestCustomApp, request)).toMatchObject({
      status: 422,
      body: { code: 'app logo transparent', errors: { logo: [expect.any(String)] } },
    })
  })

  test('with a sixth file or with somebody’s file is refused whole', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const papers = await Promise.all(Array.from({ length: 6 }, () => uploadOf(team.admin, testPaper())))
    expect((await as(team.admin).ask(requestCustomApp, { fileUploadIds: papers })).status).toBe(422)
    const strange = await uploadOf(other.admin, testPaper())
    expect((await as(team.admin).ask(requestCustomApp, { name: 'Riva', fileUploadIds: [strange] })).status).toBe(404)
    expect((await as(team.admin).call(getCustomApp, {})).app).toMatchObject({ state: 'none', files: [] })
  })
})
