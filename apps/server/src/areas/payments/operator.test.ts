import { getCustomApp } from '@allenio/contract/custom-apps'
import { listServices } from '@allenio/contract/services'
import { listPlanPayments, listPlans, purchasePlan, updateBillingProfile } from '@allenio/contract/payments'
import { changeTrialEnd, getCoach } from '@allenio/contract/dash'
import { createClient } from '@allenio/contract/clients'
import { checkPlan, listEndingPlans } from '@allenio/contract/plan'
import { getMe } from '@allenio/contract/auth'
import { getNotificationsSettings, listNotifications } from '@allenio/contract/notifications'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { installConfig, loadConfig } from '#platform/config'
import { sql } from '#platform/db'
import { settleRow } from '#platform/payments'
import { testControls } from '#platform/test-provider'
import { endTrial, openDevice, ownHouse, portOf, testSecret, type HeardEvent, type TestTeam } from '#testing'
import { afterEach, describe, expect, test } from 'vitest'
import { exportBilling, grantPlanByHand, setUpPrices } from './commands.ts'
import { cancelForBusinesses } from './erase.ts'
import { payAtOperator, saleFollowers, type OperatorSale, type SaleState } from './operator-sales/sale.ts'
import { completeBilling, paidPlan } from './scene.testing.ts'
import { requirePayments } from '#platform/payments'

const told: SaleState[] = []
const house = await ownHouse({
  runsJobs: false,
  contributes: [saleFollowers({ kind: 'test sale', follow: async (_, sale) => told.push(sale) > 0 })],
})
const { given, as, database, config } = house
const controls = testControls(database)

afterEach(() => {
  told.length = 0
  installConfig({ ...config, hasPlans: true }, testSecret)
})

describe('what the operator sells beside plans', () => {
  async function sell(team: TestTeam, terms: Partial<OperatorSale>) {
    const { workspaceId } = team
    await completeBilling(house, team)
    const sale: OperatorSale = {
      kind: 'test sale',
      saleId: newId(),
      titles: { it: 'App con il tuo marchio', en: 'An app with your brand' },
      buyer: null,
      net: 60_000,
      rhythm: 'once',
      installments: null,
      language: 'it',
      successPath: '/services',
      cancelPath: '/services',
      ...terms,
    }
    const begin = () => database.withWorkspace(workspaceId, 'write', db => payAtOperator.begin(db, sale))
    const intent = await begin()
    const page = await payAtOperator.ask(intent)
    // a second try leads to the same page
    expect((await payAtOperator.ask(await begin())).id).toBe(page.id)
    await controls.payCheckout(page.id, { card: 'pays' })
    const settle = () => settleRow('plan checkout', { workspaceId, id: intent.checkoutId })
    await settle()
    const payments = () =>
      database.withWorkspace(workspaceId, 'read', db =>
        db.many<{ net: number; vat: number; sale_id: string }>(sql`select net, vat, sale_id from plan_payments order by created_at`),
      )
    const { subscriptionId } = await requirePayments().readCheckout('own', page.id)
    return { sale, settle, payments, subscriptionId: subscriptionId ?? '' }
  }

  test('is paid at once, with its VAT, once', async () => {
    const { sale, settle, payments } = await sell(await given.team(), {})
    await settle()
    expect(await payments()).toEqual([{ net: 60_000, vat: 13_200, sale_id: sale.saleId }])
    expect(told.at(-1)).toMatchObject({ saleId: sale.saleId, state: 'paid', paidUntil: null })
  })

  test('is paid in parts, and ends with the last one', async () => {
    const { settle, payments, subscriptionId } = await sell(await given.team(), { net: 10_000, installments: 3 })
    await controls.jumpToRenewal(subscriptionId)
    await controls.jumpToRenewal(subscriptionId)
    await settle()
    expect((await payments()).map(({ net }) => net)).toEqual([3_334, 3_333, 3_333])
    expect(told.at(-1)).toMatchObject({ state: 'paid', installmentsPaid: 3 })
    await controls.jumpToRenewal(subscriptionId)
    await settle()
    expect(await payments()).toHaveLength(3)
    expect(told.at(-1)).toMatchObject({ state: 'ended' })
  })

  test('is paid each year', async () => {
    const { settle, subscriptionId } = await sell(await given.team(), { rhythm: 'yearly' })
    const [first] = told.map(({ paidUntil }) => paidUntil)
    await controls.jumpToRenewal(subscriptionId)
    await settle()
    expect(Date.parse(told.at(-1)?.paidUntil ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
    await controls.jumpToRenewal(subscriptionId, 'fails soft')
    await settle()
    expect(told.at(-1)?.state).toBe('overdue')
  })
})

test('without plans nothing is limited, and there are none of these calls', async () => {
  const team = await given.team()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await endTrial(db, 500)
    await db.run(sql`insert into clients (id, first_name) select gen_random_uuid(), 'Aldo' from generate_series(1, 9)`)
  })
  expect((await as(team.admin).ask(createClient, { firstName: 'Nuovo' })).status).toBe(402)
  const groupsOf = async () => (await as(team.admin).call(getNotificationsSettings, {})).kinds.map(({ group }) => group)
  expect(await groupsOf()).toContain('plan')
  installConfig({ ...config, hasPlans: loadConfig({ PLANS: 'off' }).hasPlans }, testSecret)
  expect(await groupsOf()).not.toContain('plan')
  expect((await as(team.admin).ask(createClient, { firstName: 'Nuovo' })).status).toBe(200)
  expect((await as(team.admin).ask(listPlans, {})).status).toBe(404)
  expect((await as(team.admin).ask(purchasePlan, { tier: 15, period: 'monthly' })).status).toBe(404)
  expect((await as(team.admin).ask(listServices, {})).status).toBe(404)
  expect((await as(team.admin).ask(getCustomApp, {})).status).toBe(404)
  expect(await as(team.admin).call(checkPlan, {})).toMatchObject({ max_clients: null, remainingTrialDays: 0, expiredServices: [] })
  expect((await as(team.admin).call(getMe, {})).user.workspace?.trialDays).toBeNull()
})

test('a business that is erased pays no more, and its payments stay without it', async () => {
  const team = await given.team()
  const plan = await paidPlan(house, team)
  const id = await plan.firstPaymentId()
  await cancelForBusinesses(database, team.admin.personId)
  expect((await plan.side()).state).toBe('canceled')
  await database.withSystem('write', db => db.run(sql`delete from workspaces where id = ${team.workspaceId}`))
  const row = await database.withSystem('read', db =>
    db.one<{ workspace_id: string | null; total: number }>(sql`select workspace_id, total from plan_payments where id = ${id}`),
  )
  expect(row).toEqual({ workspace_id: null, total: 2_318 })
  const csv = await exportBilling(database, romeDay().slice(0, 7))
  expect(csv.split('\r\n').filter(line => line.includes('"Via Roma 1"') && line.includes('"23.18"')).length).toBeGreaterThan(0)
  await expect(exportBilling(database, '2026-13')).rejects.toThrow('2026-11')
})

test('a plan is granted by the address of an admin, and its prices are made once', async () => {
  const team = await given.team()
  const grant = { email: team.admin.email, places: null, name: 'Enterprise', until: null }
  expect(await grantPlanByHand(database, grant)).toMatchObject({ isConfirmed: true })
  await database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${team.admin.personId}`))
  expect(await grantPlanByHand(database, grant)).toMatchObject({ isConfirmed: false })
  expect((await as(team.admin).call(getMe, {})).user).toMatchObject({ is_premium: true, plan: { name: 'Enterprise' } })
  await expect(grantPlanByHand(database, { ...grant, email: 'nobody@example.com' })).rejects.toThrow('Nobody')
  const paying = await given.team()
  await paidPlan(house, paying)
  await expect(grantPlanByHand(database, { ...grant, email: paying.admin.email })).rejects.toThrow('pays for a plan')
  expect(await setUpPrices(database, requirePayments())).toBe(15)
  await setUpPrices(database, requirePayments())
  const { count } = await database.withSystem('read', db => db.one<{ count: number }>(sql`select count(*) as count from plan_prices`))
  expect(count).toBe(15)
})

test('open screens of the admins hear that an ended plan was paid, and of a granted one; the team does not', async () => {
  const team = await given.team()
  const plan = await paidPlan(house, team, { tier: 15, period: 'monthly' }, { card: 'pays once' })
  await plan.renew()
  const port = await portOf(house)
  const [admin, coach] = [await openDevice(team.admin, port), await openDevice(team.coach, port)]
  const changes = ({ heard }: { heard: readonly HeardEvent[] }) =>
    heard.filter(({ event }) => event === 'changed').map(({ payload }) => payload)
  await plan.controls.setCard(plan.providerId, 'pays')
  await plan.settle()
  await expect.poll(() => changes(admin)).toContainEqual({ things: expect.arrayContaining(['plan', 'plan payment']), tabs: [''] })
  expect(await as(team.admin).call(checkPlan, {})).toMatchObject({ in_buffer: false, paymentFailed: false, expiredServices: [] })
  const heard = changes(admin).length
  const caller = as(await given.superAdmin())
  await caller.call(changeTrialEnd, { id: team.workspaceId, day: romeDay(), reason: 'Accordo' })
  await expect.poll(() => changes(admin).length).toBeGreaterThan(heard)
  expect(changes(coach)).toEqual([])
})

test('payments and what was told of them are titled in the language of who reads them', async () => {
  const team = await given.team()
  const english = await given.member('admin', { workspaceId: team.workspaceId, locale: 'en' })
  await paidPlan(house, team, { tier: 30, period: 'annual' })
  const titles = { it: 'Pro 30, annuale', en: 'Pro 30, yearly' }
  for (const [reader, title] of [
    [team.admin, titles.it],
    [english, titles.en],
  ] as const) {
    expect((await as(reader).call(listPlanPayments, {})).payments).toMatchObject([{ title }])
    const { notifications } = await as(reader).call(listNotifications, {})
    expect(notifications.map(({ body }) => body)).toContainEqual(expect.stringContaining(title))
  }
})

test('a deletion of the account names the plan that ends with it, and what it will still be charged', async () => {
  const team = await given.team()
  expect(await as(team.admin).call(listEndingPlans, {})).toEqual({ plans: [] })
  const plan = await paidPlan(house, team, { tier: 15, period: 'monthly' })
  const { period_until: renewsAt } = await plan.row()
  const ending = { name: 'Pro 15', isPaid: true, renewsAt }
  expect((await as(team.admin).call(listEndingPlans, {})).plans).toMatchObject([ending])
  expect((await as(team.coach).call(listEndingPlans, {})).plans).toEqual([])
  const caller = as(await given.superAdmin())
  expect((await caller.call(getCoach, { id: team.workspaceId })).goesWithOwner).toMatchObject([{ plan: ending }])
  await plan.cancel()
  await plan.settle()
  expect((await as(team.admin).call(listEndingPlans, {})).plans).toMatchObject([{ renewsAt: null }])
  // another admin keeps the business, and its plan
  await given.member('admin', { workspaceId: team.workspaceId })
  expect((await as(team.admin).call(listEndingPlans, {})).plans).toEqual([])
})

test.each([
  ['DE', 22, 'standard'],
  ['CH', 0, 'outside'],
])('buying needs no number of a business in %s, which is charged %i %% of VAT', async (country, percent, reason) => {
  const team = await given.team()
  const data = { address: 'Hauptstraße 1', country, vatNumber: null, fiscalCode: null, email: 'a@example.com' }
  expect(await as(team.admin).call(updateBillingProfile, data)).toMatchObject({ vat: { percent, reason }, missing: [] })
  const { sessionUrl } = await as(team.admin).call(purchasePlan, { tier: 15, period: 'monthly' })
  expect(sessionUrl).toContain('/dev/payments/')
})
