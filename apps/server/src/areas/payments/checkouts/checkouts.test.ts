import { createClient } from '@allenio/contract/clients'
import { getActivePlan, purchasePlan } from '@allenio/contract/payments'
import { checkPlan } from '@allenio/contract/plan'
import { planBufferHours } from '@allenio/domain/plan'
import { sql, type Row } from '#platform/db'
import { requirePayments, settleRow } from '#platform/payments'
import { testControls } from '#platform/test-provider'
import { actorOf, endTrial, ownHouse, testPayments, writeClients, type TestTeam } from '#testing'
import { afterEach, describe, expect, test } from 'vitest'
import { completeBilling } from '../scene.testing.ts'
import { askCheckout } from './ask.ts'
import { beginPurchase } from './start.ts'

const house = await ownHouse({ runsJobs: false })
const { given, as, database } = house
const pay = testPayments(house)
const pro15 = { tier: 15, period: 'monthly' as const }

afterEach(() => pay.heal())

/** A business with what an invoice needs, and what a test does with the pages of its purchases. */
async function buyer() {
  const team = await given.team()
  const { workspaceId } = team
  await completeBilling(house, team)
  const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(workspaceId, 'write', work)
  return {
    team,
    within,
    endTrialNow: (hoursAgo = 1) => within(db => endTrial(db, hoursAgo)),
    open: async () => {
      const intent = await within(db => beginPurchase(db, actorOf(team.admin, 'admin'), pro15))
      return { id: intent.checkoutId, page: await askCheckout(intent) }
    },
    settle: (id: string) => settleRow('plan checkout', { workspaceId, id }),
    pages: () => within(db => db.many<Row<'plan_checkouts'>>(sql`select * from plan_checkouts order by created_at, id`)),
    payments: () => within(db => db.many<Row<'plan_payments'>>(sql`select * from plan_payments order by paid_at, created_at`)),
    plan: async () => (await as(team.admin).call(getActivePlan, {})).active_plan,
    kinds: () =>
      within(db =>
        db.many<{ kind: string; subject: { total: number } }>(sql`
          select kind, subject from notifications where membership_id = ${team.admin.membershipId} order by created_at`),
      ),
  }
}

const addClient = (team: TestTeam, lastName: string) => as(team.admin).ask(createClient, { firstName: 'Aldo', lastName })

describe('a trial that ends while a page is open', () => {
  test('is charged at once where the page said so, and once', async () => {
    const { team, endTrialNow, open, settle, payments, plan, pages } = await buyer()
    // too near for a charge on its last day
    await endTrialNow(-24)
    const { id, page } = await open()
    expect((await pages()).map(({ starts_at: startsAt }) => startsAt)).toEqual([null])
    await endTrialNow()
    // a second request leads to the same page
    expect((await open()).page.url).toBe(page.url)
    await writeClients(
      house,
      team.workspaceId,
      sql`insert into clients (id, first_name) select gen_random_uuid(), 'Aldo' from generate_series(1, 8)`,
    )
    expect(await as(team.admin).call(checkPlan, {})).toMatchObject({ in_buffer: true, max_clients: null })
    expect((await addClient(team, 'Meanwhile')).status).toBe(200)
    await pay.pay(page.id)
    await settle(id)
    await settle(id)
    expect((await payments()).map(({ net }) => net)).toEqual([1_900])
    expect(await plan()).toMatchObject({ state: 'active', places: 15, nextCharge: { amount: { net: 1_900 } } })
    expect(await as(team.admin).ask(purchasePlan, pro15)).toMatchObject({ status: 409, body: { code: 'plan runs already' } })
  })

  test('is charged on the day that the page named, and nothing is limited until then', async () => {
    const { team, endTrialNow, open, settle, payments, plan, pages } = await buyer()
    const { id, page } = await open()
    const [first] = await pages()
    expect(first?.starts_at).not.toBeNull()
    // the operator has ended the trial earlier
    await endTrialNow()
    await pay.pay(page.id)
    await settle(id)
    expect(await payments()).toEqual([])
    const bought = await plan()
    expect(bought).toMatchObject({ state: 'active', places: 15, nextCharge: { at: first?.starts_at } })
    expect((await addClient(team, 'Meanwhile')).status).toBe(200)
    const { provider_subscription_id: providerId } = (await pages())[0] ?? {}
    await pay.renew(providerId ?? '')
    await settle(id)
    expect((await payments()).map(({ net }) => net)).toEqual([1_900])
  })

  test('is charged at once on a page that is opened afterwards, which takes the place of the one before', async () => {
    const { endTrialNow, open, settle, payments } = await buyer()
    const before = await open()
    await endTrialNow()
    const after = await open()
    expect(after.page.id).not.toBe(before.page.id)
    await expect(pay.pay(before.page.id)).rejects.toThrow()
    await pay.pay(after.page.id)
    await settle(after.id)
    expect((await payments()).map(({ net }) => net)).toEqual([1_900])
  })
})

test('a page that was replaced stays closed, although the provider has it open still', async () => {
  const scene = await buyer()
  const first = await scene.open()
  await scene.within(db => db.run(sql`update plan_checkouts set state = 'expired' where id = ${first.id}`))
  const second = await scene.open()
  expect((await requirePayments().readCheckout('own', first.page.id)).status).toBe('open')
  await scene.settle(first.id)
  const states = new Map((await scene.pages()).map(({ id, state }) => [id, state]))
  expect([states.get(first.id), states.get(second.id)]).toEqual(['expired', 'open'])
})

describe('a second plan that was paid in a race', () => {
  /** Two pages that were both paid before anybody had heard of the first. */
  async function paidTwice() {
    const scene = await buyer()
    await scene.endTrialNow(planBufferHours + 24)
    const first = await scene.open()
    // the first page is replaced, and its closing has come too late
    await scene.within(db => db.run(sql`update plan_checkouts set state = 'expired' where id = ${first.id}`))
    const second = await scene.open()
    for (const { page } of [first, second]) await testControls(database).payCheckout(page.id, { card: 'pays' })
    await scene.settle(first.id)
    return { ...scene, first, second }
  }

  const stateOf = async ({ pages }: Awaited<ReturnType<typeof paidTwice>>, id: string) => (await pages()).find(each => each.id === id)

  test('is cancelled and refunded by itself, and its admins read so', async () => {
    const scene = await paidTwice()
    await scene.settle(scene.second.id)
    const row = await stateOf(scene, scene.second.id)
    expect(row?.state).toBe('returned')
    const side = await requirePayments().readSubscription('own', row?.provider_subscription_id ?? '')
    expect(side.state).toBe('canceled')
    expect((await scene.payments()).map(({ state, total, refunded }) => [state, total, refunded])).toEqual([
      ['paid', 2_318, 0],
      ['refunded', 2_318, 2_318],
    ])
    expect(await scene.plan()).toMatchObject({ state: 'active', tier: 15 })
    expect((await scene.kinds()).map(({ kind, subject }) => [kind, subject.total])).toEqual([
      ['plan paid', 2_318],
      ['plan paid twice', 2_318],
    ])
  })

  test.each(['cancelSubscription', 'refund'] as const)('is given back once after a crash at %s', async operation => {
    const scene = await paidTwice()
    const { second, settle } = scene
    for (const kind of ['down', 'fails after doing'] as const) {
      pay.fail(kind, { operation })
      await expect(settle(second.id)).rejects.toThrow()
      expect((await stateOf(scene, second.id))?.state).toBe('returning')
    }
    pay.heal()
    await settle(second.id)
    await settle(second.id)
    expect((await stateOf(scene, second.id))?.state).toBe('returned')
    expect((await scene.payments()).map(({ refunded }) => refunded)).toEqual([0, 2_318])
    expect((await scene.kinds()).filter(({ kind }) => kind === 'plan paid twice')).toHaveLength(1)
  })
})
