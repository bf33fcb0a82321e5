import { getCoaches, getDashGraphsData, getStats } from '@allenio/contract/dash'
import { newId } from '@allenio/domain/ids'
import { addDays, romeDay } from '@allenio/domain/days'
import { makeLog } from '#platform/log'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, ownHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { countBusinessDays } from './jobs.ts'
import { stepsOf } from './series.ts'

// the figures are of all businesses, so no other test may add one meanwhile
const house = await ownHouse({ runsJobs: false })
const { given, as, database } = house
const write = (work: Parameters<typeof database.withSystem<unknown>>[1]) => database.withSystem('write', work)
const superAdmin = await given.superAdmin()
const caller = as(superAdmin)

interface PlanColumns {
  state: string
  period: string | null
  price: number
  isTest?: boolean
  isTrial?: boolean
}

async function businessWith({ state, period, price, isTest = false, isTrial = false }: PlanColumns): Promise<TestTeam> {
  const team = await given.team()
  await write(async db => {
    await db.run(sql`
      insert into plan_subscriptions (workspace_id, state, name, max_clients, period, price, provider, provider_id, trial_until)
      values (${team.workspaceId}, ${state}, 'Pro', 30, ${period}, ${price}, ${state === 'granted' ? null : 'test'},
        ${state === 'granted' ? null : newId()}, case when ${isTrial} then now() + interval '5 days' end)`)
    if (isTest) await db.run(sql`update persons set is_test = true where id = ${team.admin.personId}`)
  })
  return team
}

const revenue = async () => (await caller.call(getStats, {})).monthlyRevenue[0]?.amount ?? 0

test.each([
  ['a monthly price counts whole', { state: 'active', period: 'monthly', price: 2900 }, 2900],
  ['an annual price counts by the twelfth', { state: 'active', period: 'annual', price: 29_000 }, 2417],
  ['a six-month price counts by the sixth', { state: 'active', period: 'sixMonths', price: 15_950 }, 2658],
  ['what ends with its period still counts', { state: 'ending', period: 'monthly', price: 1900 }, 1900],
  ['what is overdue does not', { state: 'overdue', period: 'monthly', price: 1900 }, 0],
  ['what is paused does not', { state: 'paused', period: 'monthly', price: 1900 }, 0],
  ['what has ended does not', { state: 'ended', period: 'monthly', price: 1900 }, 0],
  ['what was never paid does not', { state: 'incomplete', period: 'monthly', price: 1900 }, 0],
  ['what is granted does not', { state: 'granted', period: null, price: 1900 }, 0],
  ['a plan within its trial does not', { state: 'active', period: 'monthly', price: 1900, isTrial: true }, 0],
  ['a test business does not', { state: 'active', period: 'monthly', price: 1900, isTest: true }, 0],
])('%s', async (_, plan, expected) => {
  const { workspaceId } = await businessWith(plan)
  expect(await revenue()).toBe(expected)
  await write(db => db.run(sql`delete from workspaces where id = ${workspaceId}`))
})

const insertPlanPayment = (db: WorkspaceDb) =>
  db.run(sql`
    insert into plan_payments (id, kind, title, state, net, vat, vat_percent, vat_reason, total, buyer, provider, provider_invoice_id,
      paid_at)
    values (${newId()}, 'plan', 'Pro', 'paid', 1900, 418, 22, 'standard', 2318, '{}', 'test', ${newId()}, now() - interval '40 days')`)

test('the figures agree with a direct count, and count no test business', async () => {
  const [old, recent] = [await given.team(), await given.team()]
  await clientOf({ database }, recent)
  await write(async db => {
    await db.run(sql`update workspaces set created_at = now() - interval '75 days', trial_ends_at = now() - interval '45 days'
      where id = ${old.workspaceId}`)
    await db.run(sql`update memberships set last_seen_at = case when workspace_id = ${old.workspaceId} then now() - interval '20 days'
      else now() end where role = 'admin'`)
  })
  await database.withWorkspace(old.workspaceId, 'write', db => insertPlanPayment(db))
  const real = await database.withSystem('read', db => db.one<{ count: number }>(sql`select count(*)::int as count from workspaces`))
  const trial = await businessWith({ state: 'active', period: 'monthly', price: 1900, isTest: true })
  await clientOf({ database }, trial)
  await database.withWorkspace(trial.workspaceId, 'write', db => insertPlanPayment(db))
  const stats = await caller.call(getStats, {})
  const { total, coaches } = await caller.call(getCoaches, {})
  expect([total, coaches.length]).toEqual([real.count, real.count + 1])
  expect((await caller.call(getCoaches, { test: 'yes' })).total).toBe(1)
  expect(stats.businesses).toBe(real.count)
  expect(stats.byState.reduce((sum, { count }) => sum + count, 0)).toBe(real.count)
  expect(stats).toMatchObject({ trials: { ended: 1, paid: 1 }, activeIn7Days: 1, activeIn30Days: 2, activeClients: 1, plansEnded: 0 })

  const series = await caller.call(getDashGraphsData, { period: '90 days' })
  expect(series.newBusinesses.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(series.businesses.at(-1)).toBe(real.count)
  expect(series.revenue.map(({ currency, amounts }) => [currency, amounts.reduce((sum, amount) => sum + amount, 0)])).toEqual([
    ['EUR', 1900],
  ])
})

test('a night counts clients and activity once, however often it runs', async () => {
  await write(db => db.run(sql`update workspaces set created_at = now() - interval '9 days' where created_at > now() - interval '8 days'`))
  const run = () =>
    countBusinessDays.run({ database, log: makeLog('silent'), jobId: 'test', isLastTry: true }, { workspaceId: null, data: {} })
  await run()
  await run()
  const series = await caller.call(getDashGraphsData, { period: '30 days' })
  expect(series.days.at(-1)).toBe(romeDay())
  expect(series.activeClients.at(-2)).toBe(1)
  expect(series.activeClients.at(-1)).toBeNull()
  const months = await caller.call(getDashGraphsData, { period: '12 months' })
  expect(months.days).toHaveLength(12)
})

test('the steps of a period end today', () => {
  expect(stepsOf('30 days', '2026-03-01').slice(-2)).toEqual(['2026-02-28', '2026-03-01'])
  expect(stepsOf('30 days', '2026-03-01')[0]).toBe(addDays('2026-03-01', -29))
  expect(stepsOf('12 months', '2026-03-31').slice(-2)).toEqual(['2026-02-01', '2026-03-01'])
})
