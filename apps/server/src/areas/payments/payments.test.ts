import {
  cancelPlan,
  changePlan,
  changePlanCard,
  getActivePlan,
  getBillingProfile,
  getPlanDocument,
  listPlanPayments,
  listPlans,
  previewPlanChange,
  purchasePlan,
  releasePlanChange,
  resumePlan,
  updateBillingProfile,
} from '@allenio/contract/payments'
import { getMe } from '@allenio/contract/auth'
import { checkPlan } from '@allenio/contract/plan'
import { createServer } from 'node:http'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { installedPayments, requirePayments, settleRow } from '#platform/payments'
import { givePlan, ownHouse, testPayments, writeClients, type TestTeam } from '#testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runChange } from './changes/run.ts'
import { checkVatNumbers, completePlanChanges, tellOfPlanHere } from './jobs.ts'
import { applyPlan } from './picture/apply.ts'
import { fetchPlan } from './picture/fetched.ts'
import { buyPlan, completeBilling, paidPlan } from './scene.testing.ts'

// a stand-in for VIES, which knows one number
const vies = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    if (isViesAway) return void response.writeHead(503).end('away')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ valid: body.includes('123456789') }))
  })
})
let isViesAway = false
await new Promise<void>(resolve => void vies.listen(0, '127.0.0.1', resolve))
const address = vies.address()
const viesPort = typeof address === 'object' && address !== null ? address.port : 0

const house = await ownHouse({ env: { VIES_URL: `http://127.0.0.1:${viesPort}` }, runsJobs: false })
const { given, as, database, logged } = house
const pay = testPayments(house)

beforeAll(() => void (isViesAway = false))
afterEach(() => {
  pay.heal()
  isViesAway = false
  pay.setTaxPercent('standard', 22)
})
afterAll(() => void vies.close())

const planOf = async (team: TestTeam) => (await as(team.admin).call(getActivePlan, {})).active_plan
const monthly = (tier: number) => ({ tier, period: 'monthly' as const })
const annual = (tier: number) => ({ tier, period: 'annual' as const })

const addClients = (team: TestTeam, count: number) =>
  writeClients(
    house,
    team.workspaceId,
    sql`insert into clients (id, first_name) select gen_random_uuid(), 'Aldo' from generate_series(1, ${count}::int)`,
  )

/** Previews a change, and sends back what was shown. */
async function changeAsShown(
  team: TestTeam,
  wish: { tier: number; period: 'monthly' | 'sixMonths' | 'annual'; at?: 'now' | 'period end' },
) {
  const preview = await as(team.admin).call(previewPlanChange, wish)
  const { at, prorationDate, due } = preview
  const answer = await as(team.admin).ask(changePlan, { ...wish, at, prorationDate, total: due.total })
  return { preview, answer }
}

describe('buying', () => {
  test('needs billing data, and shows prices with the VAT of the buyer', async () => {
    const team = await given.team()
    expect(await as(team.admin).ask(purchasePlan, monthly(15))).toMatchObject({
      status: 422,
      body: { code: 'billing data missing', data: { missing: ['address', 'email', 'vatNumber'] } },
    })
    await completeBilling(house, team)
    const { plans, vat } = await as(team.admin).call(listPlans, {})
    expect(vat).toEqual({ percent: 22, reason: 'standard', isUnchecked: false })
    expect(plans.map(({ tier }) => tier)).toEqual([5, 15, 30, 50, 100, 300])
    expect(plans[1]?.prices).toMatchObject({
      monthly: { net: 1_900, vat: 418, total: 2_318 },
      sixMonths: { net: 10_450 },
      annual: { net: 19_000 },
    })
  })

  test('in the trial is charged when the trial ends, and the page is one for all who ask', async () => {
    const team = await given.team()
    await completeBilling(house, team)
    const pages = await Promise.all(Array.from({ length: 5 }, () => as(team.admin).ask(purchasePlan, monthly(15))))
    const urls = pages.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))
    expect(new Set(urls).size).toBe(1)
    await buyPlan(house, team, monthly(15), { isTrial: true })
    const plan = await planOf(team)
    expect(plan).toMatchObject({ state: 'active', tier: 15, places: null, price: 1_900, nextCharge: { amount: { total: 2_318 } } })
    expect(plan.nextCharge?.at).toBe(plan.trialEndsAt)
    expect((await as(team.admin).call(listPlanPayments, {})).payments).toEqual([])
    expect((await as(team.admin).call(getMe, {})).user).toMatchObject({ is_premium: true, plan: { name: 'Pro 15', price: 1_900 } })
    expect(await as(team.admin).ask(purchasePlan, monthly(30))).toMatchObject({ status: 409, body: { code: 'plan runs already' } })
  })

  test('after the trial is charged at once, with an invoice', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, annual(30))
    expect(await planOf(team)).toMatchObject({
      state: 'active',
      tier: 30,
      period: 'annual',
      places: 30,
      nextCharge: { amount: { net: 29_000, total: 35_380 } },
    })
    const { payments } = await as(team.admin).call(listPlanPayments, {})
    expect(payments).toMatchObject([
      { title: 'Pro 30, annuale', state: 'paid', amount: { net: 29_000, vat: 6_380, total: 35_380 }, vatPercent: 22 },
    ])
    expect(await as(team.admin).call(getPlanDocument, { id: payments[0]?.id ?? '' })).toMatchObject({
      url: expect.stringContaining('/dev/payments/documents/'),
    })
    await plan.settle()
    await plan.settle()
    expect(await plan.payments()).toHaveLength(1)
  })

  test('is refused for tiers that are not, and where a plan was granted', async () => {
    const team = await given.team()
    await completeBilling(house, team)
    for (const tier of [5, 16, 301])
      expect((await as(team.admin).ask(purchasePlan, monthly(tier))).body).toMatchObject({ errors: { tier: expect.anything() } })
    await database.withWorkspace(team.workspaceId, 'write', db => givePlan(db, { maxClients: 500 }))
    expect(await as(team.admin).ask(purchasePlan, monthly(15))).toMatchObject({ status: 409, body: { code: 'plan granted' } })
    expect(await as(team.admin).ask(cancelPlan, {})).toMatchObject({ body: { code: 'plan granted' } })
  })
})

describe('a change', () => {
  test('to more places charges what was shown', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, annual(15))
    await plan.moveClock(24 * 100)
    const { preview, answer } = await changeAsShown(team, annual(50))
    expect(preview).toMatchObject({ at: 'now', choices: ['now'], due: { net: expect.any(Number) }, replaces: null })
    expect(preview.lines.map(({ kind }) => kind)).toEqual(['unused time', 'rest of period'])
    expect(preview.credit).toBeGreaterThan(0)
    expect(answer.status).toBe(200)
    const payments = await plan.payments()
    expect(payments.map(({ total }) => total)).toEqual([23_180, preview.due.total])
    expect(await planOf(team)).toMatchObject({ tier: 50, openChange: null, scheduledChange: null })
  })

  test('to a longer period begins today, and to a shorter one waits', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    expect((await as(team.admin).call(previewPlanChange, annual(30))).choices).toEqual(['period end', 'now'])
    const { preview } = await changeAsShown(team, { ...annual(50), at: 'now' })
    expect(preview.lines.map(({ kind }) => kind)).toEqual(['unused time', 'whole period'])
    expect((await plan.row()).period).toBe('annual')
    // places at once, the period at its end
    const both = await changeAsShown(team, monthly(100))
    expect(both.answer.status).toBe(200)
    expect(await planOf(team)).toMatchObject({ tier: 100, period: 'annual', scheduledChange: { tier: 100, period: 'monthly' } })
    await plan.renew()
    expect(await planOf(team)).toMatchObject({ tier: 100, period: 'monthly', scheduledChange: null })
    expect((await plan.changes()).map(({ state }) => state)).toEqual(['done', 'done'])
  })

  test('to fewer places waits, names who is above, can be taken back, and deactivates nobody', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    await addClients(team, 20)
    const { preview } = await changeAsShown(team, monthly(15))
    expect(preview).toMatchObject({ at: 'period end', due: { total: 0 }, prorationDate: null, activeClients: 20, clientsAbove: 5 })
    expect(await planOf(team)).toMatchObject({
      tier: 30,
      scheduledChange: { tier: 15, price: { net: 1_900 } },
      nextCharge: { amount: { net: 1_900 } },
    })
    expect((await as(team.admin).call(releasePlanChange, {})).active_plan).toMatchObject({ scheduledChange: null, tier: 30 })
    expect(await as(team.admin).ask(releasePlanChange, {})).toMatchObject({ status: 409, body: { code: 'no plan change waits' } })
    await changeAsShown(team, monthly(15))
    await plan.renew()
    expect(await planOf(team)).toMatchObject({ tier: 15, places: 15, activeClients: 20 })
    expect((await plan.payments()).map(({ net }) => net)).toEqual([2_900, 1_900])
  })

  test('costs nothing in the trial', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15), { isTrial: true })
    const { preview, answer } = await changeAsShown(team, annual(30))
    expect(preview).toMatchObject({ at: 'now', due: { total: 0 }, prorationDate: null, next: { amount: { net: 29_000 } } })
    expect(answer.status).toBe(200)
    await plan.renew()
    expect((await plan.payments()).map(({ net }) => net)).toEqual([29_000])
  })

  test('that costs something else by now is shown anew', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15))
    const preview = await as(team.admin).call(previewPlanChange, monthly(50))
    const { due, prorationDate } = preview
    const wish = { ...monthly(50), at: 'now' as const }
    for (const shown of [
      { total: due.total - 1, prorationDate },
      { total: 0, prorationDate: null },
      // a later moment would be cheaper
      { total: 1, prorationDate: new Date(Date.now() + 86_400_000 * 20).toISOString() },
    ]) {
      expect(await as(team.admin).ask(changePlan, { ...wish, ...shown })).toMatchObject({
        status: 409,
        body: { code: 'plan preview changed', data: { preview: { tier: 50, due: { net: due.net } } } },
      })
    }
    expect(await plan.payments()).toHaveLength(1)
    expect(await as(team.admin).ask(changePlan, { ...wish, total: due.total, prorationDate })).toMatchObject({ status: 200 })
  })

  test('of twenty at once is one change and one charge', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15))
    const { at, due, prorationDate } = await as(team.admin).call(previewPlanChange, monthly(50))
    const wish = { ...monthly(50), at, total: due.total, prorationDate }
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(team.admin).ask(changePlan, wish)))
    // a call that comes when the change is done has nothing to change any more
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    expect(await plan.changes()).toHaveLength(1)
    expect((await plan.payments()).map(({ total }) => total)).toEqual([2_318, due.total])
    expect((await plan.row()).max_clients).toBe(50)
  })

  test('whose card is refused brings back what it has released', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    await changeAsShown(team, monthly(15))
    await plan.controls.setCard(plan.providerId, 'fails soft')
    const { answer } = await changeAsShown(team, monthly(50))
    expect(answer).toMatchObject({ status: 402, body: { code: 'card refused' } })
    expect(await planOf(team)).toMatchObject({ tier: 30, scheduledChange: { tier: 15 }, openChange: null })
    expect((await plan.side()).change).toMatchObject({ amount: 1_900 })
    expect(await plan.payments()).toHaveLength(1)
  })

  test('whose card is refused after a cancellation leaves the plan cancelled', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    await as(team.admin).call(cancelPlan, {})
    await plan.controls.setCard(plan.providerId, 'fails hard')
    const { preview, answer } = await changeAsShown(team, monthly(50))
    expect(preview.replaces).toBe('cancellation')
    expect(answer.body).toMatchObject({ code: 'card refused' })
    expect(await planOf(team)).toMatchObject({ state: 'ending', tier: 30 })
  })

  test('that the bank asks about waits for its holder, and lapses after 23 hours', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    await changeAsShown(team, monthly(15))
    await plan.controls.setCard(plan.providerId, 'asks')
    const { answer } = await changeAsShown(team, annual(50))
    expect(answer.status).toBe(200)
    const waiting = await planOf(team)
    expect(waiting).toMatchObject({
      tier: 30,
      scheduledChange: null,
      openChange: { tier: 50, confirmUrl: expect.stringContaining('/dev/payments/invoices/') },
    })
    expect(waiting.openChange?.expiresAt).not.toBeNull()
    expect(await as(team.admin).ask(previewPlanChange, monthly(100))).toMatchObject({ body: { code: 'plan changing' } })
    await plan.moveClock(23)
    expect(await planOf(team)).toMatchObject({ tier: 30, openChange: null, scheduledChange: { tier: 15 } })
    expect((await plan.changes()).at(-1)?.state).toBe('lapsed')
    expect(await plan.payments()).toHaveLength(1)
  })

  test('that its holder confirms counts from then on, with the rest of its steps', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, annual(30))
    await plan.controls.setCard(plan.providerId, 'asks')
    await changeAsShown(team, monthly(50))
    await plan.controls.payInvoice(plan.providerId, { result: 'succeeded' })
    await plan.settle()
    expect(await planOf(team)).toMatchObject({
      tier: 50,
      period: 'annual',
      openChange: null,
      scheduledChange: { tier: 50, period: 'monthly' },
    })
  })
})

describe('cancelling', () => {
  test('ends with the paid period, takes back what waits, and can be taken back', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    await changeAsShown(team, monthly(15))
    const cancelled = (await as(team.admin).call(cancelPlan, { reason: 'Troppo caro' })).active_plan
    expect(cancelled).toMatchObject({ state: 'ending', scheduledChange: null, nextCharge: null, may: { resume: true, cancel: false } })
    expect((await as(team.admin).call(cancelPlan, {})).active_plan.state).toBe('ending')
    expect((await as(team.admin).call(resumePlan, {})).active_plan).toMatchObject({ state: 'active', endsAt: null })
    expect(await as(team.admin).ask(resumePlan, {})).toMatchObject({ body: { code: 'plan not cancelled' } })
    await as(team.admin).call(cancelPlan, {})
    await plan.renew()
    expect(await plan.row()).toMatchObject({ state: 'ended', unpaid_since: null })
    expect((await planOf(team)).may).toMatchObject({ purchase: true, change: false })
    // a plan that has ended is bought anew
    await buyPlan(house, team, monthly(15))
    expect(await planOf(team)).toMatchObject({ state: 'active', tier: 15 })
  })
})

describe('a renewal that fails', () => {
  /** Puts the row's days back, as if its period had begun so many days ago. */
  const shiftBack = (team: TestTeam, days: number) =>
    database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update plan_subscriptions set counts_until = now() - make_interval(hours => ${days * 24}::int)`),
    )

  test('ends the plan on the last paid day; in the 71st hour all is as before, and paid it is again', async () => {
    const team = await given.team()
    await addClients(team, 7)
    const plan = await paidPlan(house, team, monthly(15), { card: 'pays once' })
    await plan.renew()
    const { paid_until: paidUntil, counts_until: countsUntil } = await plan.row()
    expect(countsUntil).toBe(paidUntil)
    expect(await planOf(team)).toMatchObject({
      state: 'overdue',
      unpaid: { payUrl: expect.any(String) },
      may: { change: false, changeCard: true },
    })
    expect(await as(team.admin).ask(previewPlanChange, monthly(30))).toMatchObject({ body: { code: 'plan unpaid' } })
    await shiftBack(team, 0)
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update plan_subscriptions set counts_until = now() - interval '70 hours 30 minutes'`),
    )
    expect(await as(team.admin).call(checkPlan, {})).toMatchObject({ in_buffer: true, hours: 2, max_clients: 15 })
    await shiftBack(team, 14)
    expect(await as(team.admin).call(checkPlan, {})).toMatchObject({ in_buffer: false, max_clients: 5, paymentFailed: true })
    await plan.controls.setCard(plan.providerId, 'pays')
    await plan.settle()
    expect(await planOf(team)).toMatchObject({ state: 'active', unpaid: null, places: 15 })
    expect(await plan.payments()).toHaveLength(2)
  })

  test('and that the provider gives up ends the plan', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15), { card: 'pays once' })
    await plan.renew()
    await plan.controls.giveUp(plan.providerId, 'canceled')
    await plan.settle()
    expect(await plan.row()).toMatchObject({ state: 'ended', unpaid_since: null })
  })

  test('is paid with a new card', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15), { card: 'pays once' })
    await plan.renew()
    const { sessionUrl } = await as(team.admin).call(changePlanCard, { from: '/clients' })
    expect((await as(team.admin).call(changePlanCard, {})).sessionUrl).toBe(sessionUrl)
    await plan.controls.payCheckout(sessionUrl.split('/').at(-1) ?? '', { card: 'pays' })
    const rows = await plan.within(db => db.many<{ id: string }>(sql`select id from plan_checkouts where kind = 'card'`))
    expect(rows).toHaveLength(1)
    await settleRow('plan checkout', { workspaceId: team.workspaceId, id: rows[0]?.id ?? '' })
    expect(await planOf(team)).toMatchObject({ state: 'active', card: { last4: '4242' } })
  })
})

describe('faults', () => {
  test('a provider that is down changes nothing, and one that fails after doing it is asked again by the sweep', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15))
    const { at, due, prorationDate } = await as(team.admin).call(previewPlanChange, monthly(50))
    const wish = { ...monthly(50), at, total: due.total, prorationDate }
    pay.fail('fails after doing', { operation: 'changeSubscription' })
    expect(await as(team.admin).ask(changePlan, wish)).toMatchObject({ status: 502, body: { code: 'payment failed' } })
    await plan.within(db => db.run(sql`update plan_changes set tried_at = now() - interval '1 hour'`))
    await completePlanChanges(database)
    expect((await plan.changes()).map(({ state }) => state)).toEqual(['done'])
    expect((await plan.payments()).map(({ total }) => total)).toEqual([2_318, due.total])
    pay.fail('down', { operation: 'previewChange' })
    expect(await as(team.admin).ask(previewPlanChange, monthly(100))).toMatchObject({ status: 502 })
  })

  test('a crash between the steps is gone on with: nothing is asked twice', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(30))
    await plan.change(monthly(15))
    const { changeId } = await plan.begin(monthly(50))
    pay.fail('down', { operation: 'changeSubscription' })
    const context = { database, provider: requirePayments(), log: installedPayments().log }
    await expect(runChange(context, { workspaceId: team.workspaceId, changeId })).rejects.toMatchObject({ isFinal: false })
    expect((await plan.changes()).at(-1)?.steps.map(({ state }) => state)).toEqual(['done', 'waiting'])
    await runChange(context, { workspaceId: team.workspaceId, changeId })
    await runChange(context, { workspaceId: team.workspaceId, changeId })
    expect((await plan.changes()).map(({ state }) => state)).toEqual(['released', 'done'])
    expect(await plan.payments()).toHaveLength(2)
  })

  test('an old answer is left out, and events in any order end alike', async () => {
    const team = await given.team()
    const plan = await paidPlan(house, team, monthly(15))
    const old = await fetchPlan(database, requirePayments(), plan.providerId)
    await plan.change(monthly(50))
    const fresh = await fetchPlan(database, requirePayments(), plan.providerId)
    const after = await plan.within(async db => {
      await applyPlan(db, 'test', fresh)
      await applyPlan(db, 'test', old)
      return db.one<{ max_clients: number }>(sql`select max_clients from plan_subscriptions`)
    })
    expect(after.max_clients).toBe(50)
    expect(await plan.payments()).toHaveLength(2)
  })

  test('a preview with another VAT than ours is refused and reported', async () => {
    const team = await given.team()
    pay.setTaxPercent('standard', 20)
    await paidPlan(house, team, monthly(15))
    pay.setTaxPercent('standard', 20)
    expect(await as(team.admin).ask(previewPlanChange, monthly(50))).toMatchObject({ status: 502 })
    expect(logged.some(line => line.includes('another VAT than ours'))).toBe(true)
  })
})

describe('the VAT', () => {
  test('is none for a business of the EU that VIES confirms, with the day and the answer kept', async () => {
    const team = await given.team()
    const profile = await as(team.admin).call(updateBillingProfile, {
      address: 'Hauptstraße 1',
      country: 'DE',
      vatNumber: 'DE 123 456 789',
      email: 'a@example.com',
    })
    expect(profile).toMatchObject({ vat: { percent: 0, reason: 'reverse charge' }, viesCheck: { answer: 'valid' }, missing: [] })
    const plan = await paidPlan(house, team, monthly(15), { buyer: { country: 'DE', vatNumber: 'DE123456789' } })
    expect(await plan.payments()).toMatchObject([{ net: 1_900, vat: 0, vat_reason: 'reverse charge' }])
  })

  test('is as in Italy while VIES is away, and follows its answer', async () => {
    const team = await given.team()
    isViesAway = true
    await as(team.admin).call(updateBillingProfile, {
      address: 'Hauptstraße 1',
      country: 'DE',
      vatNumber: 'DE123456789',
      email: 'a@example.com',
    })
    expect(await as(team.admin).call(getBillingProfile, {})).toMatchObject({
      vat: { percent: 22, isUnchecked: true },
      viesCheck: { answer: 'unreachable' },
    })
    const plan = await paidPlan(house, team, monthly(15), { buyer: { country: 'DE', vatNumber: 'DE123456789' } })
    isViesAway = false
    await plan.within(db => db.run(sql`update plan_vat_checks set checked_at = now() - interval '2 hours'`))
    await checkVatNumbers(database)
    const preview = await as(team.admin).call(previewPlanChange, monthly(50))
    expect(preview).toMatchObject({ vat: { percent: 0 }, due: { vat: 0 } })
    expect((await plan.side()).taxPercent).toBe(0)
  })

  test('wrong check digits and numbers that VIES does not know', async () => {
    const team = await given.team()
    expect(await as(team.admin).ask(updateBillingProfile, { vatNumber: '12345670158' })).toMatchObject({
      status: 422,
      body: { errors: { vatNumber: expect.anything() } },
    })
    const profile = await as(team.admin).call(updateBillingProfile, { country: 'FR', vatNumber: 'FR99999999999' })
    expect(profile).toMatchObject({ vat: { percent: 22, isUnchecked: false }, viesCheck: { answer: 'invalid' } })
  })
})

test('admins are told once of what was paid, has failed, is near, and has changed', async () => {
  const team = await given.team()
  const plan = await paidPlan(house, team, monthly(30), { card: 'pays once' })
  await plan.change(monthly(15))
  await plan.within(db => db.run(sql`update plan_changes set scheduled_at = now() + interval '3 days'`))
  const { workspaceId } = team
  for (let nth = 0; nth < 2; nth += 1) {
    await tellOfPlanHere.run({ database, log: makeLog('silent'), jobId: 'test', isLastTry: false }, { workspaceId, data: {} })
  }
  await plan.renew()
  const kinds = await plan.within(db =>
    db.many<{ kind: string }>(sql`select kind from notifications where membership_id = ${team.admin.membershipId} order by kind`),
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'plan change ahead',
    'plan change scheduled',
    'plan changed',
    'plan paid',
    'plan payment failed',
  ])
})
