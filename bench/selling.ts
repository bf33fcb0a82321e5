import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { checkoutWording, createCheckout } from '@allenio/contract/purchases'
import { createPackage } from '@allenio/contract/packages'
import type { Endpoint, Input, Output } from '@allenio/contract'
import { withDatabase } from './clients.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { measureGrowth, ownBusiness, type AskedPaths } from './growth.ts'
import { signIn, type House } from './house.ts'
import { fillSales } from './selling-data.ts'

/** Sales of each business while the data grow; the own business then gets the rest of ten thousand. */
const sales = 2_000
const salesInLarge = 8_000
const events = 1_000
const paidTimes = 5

/** Twice the bare SQL and 10 ms. */
const atMostBeyond = { times: 2, ms: 10 }
const limitMs = 60

const barePackages = `
  select p.*, v.billing_model, v.interval_unit, v.interval_count, v.price, v.currency, v.trial_days, v.access_days, v.installments,
    v.client_type_id, v.unlocks,
    exists (select from package_versions s where s.workspace_id = $1 and s.package_id = p.id and s.is_sold) as is_sold
  from packages p join package_versions v on v.workspace_id = $1 and v.id = p.version_id
  where p.workspace_id = $1 and p.deleted_at is null and p.archived_at is null order by p.position, p.id limit 51`

const barePurchases = `
  select r.*, p.name, k.source, c.first_name, c.last_name, c.photo_file_id from purchases r
  join packages p on p.workspace_id = $1 and p.id = r.package_id
  left join checkouts k on k.workspace_id = $1 and k.id = r.checkout_id
  left join clients c on c.workspace_id = $1 and c.id = r.client_id
  where r.workspace_id = $1 order by r.created_at desc, r.id desc limit 51`

const bareSubscriptions = `
  select s.*, p.name, c.first_name, c.last_name, c.photo_file_id, exists (
    select from subscription_requests q where q.workspace_id = $1 and q.subscription_id = s.id and q.state = 'asked') as is_waiting
  from subscriptions s join packages p on p.workspace_id = $1 and p.id = s.package_id
  left join clients c on c.workspace_id = $1 and c.id = s.client_id
  where s.workspace_id = $1 order by s.created_at desc, s.id desc limit 51`

const barePurchaseTotals = `
  select array_agg(t) as totals from (
    select currency, count(*) as number, sum(paid) as paid_sum, sum(refunded) as refunded_sum from purchases where workspace_id = $1
    group by currency) t`

const bareSubscriptionTotals = `
  select (select count(*) from subscriptions where workspace_id = $1) as number, (select array_agg(t) from (
    select currency, interval_unit, interval_count, count(*), sum(amount) from subscriptions
    where workspace_id = $1 and state in ('active', 'suspended', 'paused') group by 1, 2, 3) t) as totals`

const withTotals = (page: string, totals: string) => `select * from (${page}) page, (${totals}) totals`

const lists: AskedPaths[] = [
  { name: 'list of packages', paths: ['/workout-packages'], limitMs, bare: barePackages, atMostBeyond },
  { name: 'list of purchases', paths: ['/purchases'], limitMs, bare: withTotals(barePurchases, barePurchaseTotals), atMostBeyond },
  {
    name: 'list of subscriptions',
    paths: ['/subscriptions'],
    limitMs,
    bare: withTotals(bareSubscriptions, bareSubscriptionTotals),
    atMostBeyond,
  },
  { name: 'search of purchases', paths: ['/purchases?search=riva%20499'], limitMs },
  { name: 'search of subscriptions', paths: ['/subscriptions?search=riva%20499'], limitMs },
]

/** Measures the lists of a business with ten thousand sales, a thousand events of the provider, and the way from paid to unlocked. */
export const sellingBench: Bench = async house => [
  ...(await measureEvents(house)),
  ...(await measureUnlocks(house)),
  ...(await measureGrowth(house, {
    fill: (url, businesses) => fillSales(url, businesses, sales),
    ask: async () => lists,
    enlarge: url => fillSales(url, ownBusiness, salesInLarge),
  })),
]

const submit = (house: House, path: string, fields: Record<string, string>) =>
  fetch(`${house.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

async function act(house: House, action: string, id: string): Promise<void> {
  const { status } = await submit(house, '/dev/payments/actions', { action, id })
  if (status !== 303) throw new Error(`'${action}' of ${id} answered ${status}`)
}

interface Running {
  provider_id: string
  account_id: string
}

/** Renews the demo's subscriptions while their events are held back, then sends a thousand events at once. */
async function measureEvents(house: House): Promise<Figure[]> {
  return withDatabase(await house.databaseUrl(), async db => {
    const count = async (statement: string) => Number((await db.query<{ count: string }>(statement)).rows[0]?.count ?? Number.NaN)
    const { rows: running } = await db.query<Running>(
      `select provider_id, account_id from subscriptions where state = 'active' and ended_at is null and provider_id is not null
       and exists (select from test_payment_objects o where o.id = provider_id) order by provider_id`,
    )
    const accountId = running[0]?.account_id ?? ''
    const heldEvents = `select count(*) from test_payment_objects where kind = 'event' and object ->> 'status' = 'held'`
    await act(house, 'hold', accountId)
    while ((await count(heldEvents)) < events) {
      for (const { provider_id: id } of running) await act(house, 'renew', id)
    }
    const since = performance.now()
    await act(house, 'send held', accountId)
    const sentMs = performance.now() - since
    const applied = `select count(*) from payment_events where applied_at is not null`
    await until(async () => (await count(applied)) >= events)
    const seconds = (performance.now() - since) / 1_000
    await act(house, 'release', accountId)
    const details = `sent one after the other in ${(sentMs / 1_000).toFixed(1)} s`
    return [atMost(`${events} events of the provider applied`, seconds, 30, { unit: 's', details })]
  })
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 300_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not come to pass in five minutes')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

async function call<E extends Endpoint>(house: House, endpoint: E, input: Input<E>, token?: string): Promise<Output<E>> {
  const answer = await fetch(`${house.url}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  const { data } = (await answer.json()) as { data: Output<E> } // the envelope of every call
  if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}`)
  return data
}

/** Strangers buy and pay. The one side asks as the thank-you page does, the other waits for the provider's event. */
async function measureUnlocks(house: House): Promise<Figure[]> {
  const token = await signIn(house.url)
  const sold = await call(
    house,
    createPackage,
    { name: 'Banco', billingModel: 'ONE_TIME_PAYMENT', price: 5_000, unlocks: { credits: [{ amount: 10 }], opensChat: true } },
    token,
  )
  const order = { packageId: sold.id, versionId: sold.terms.versionId, firstName: 'Elena', lastName: 'Riva', language: 'it' } as const
  const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const
  return withDatabase(await house.databaseUrl(), async db => {
    const pay = async (isUnlocked: (checkoutId: string) => Promise<boolean>) => {
      const checkoutId = randomUUID()
      const email = `banco.${checkoutId}@bench.example`
      const { url } = await call(house, createCheckout, { ...order, checkoutId, email, consents })
      const { pathname } = new URL(url ?? '')
      const since = performance.now()
      await submit(house, pathname, { card: 'pays' })
      await until(() => isUnlocked(checkoutId))
      return performance.now() - since
    }
    const isGiven = async (checkoutId: string) => (await unlocksOf(db, checkoutId)) > 0
    const isShown = async (checkoutId: string) => {
      const answer = await fetch(`${house.url}/api/live/checkout/${checkoutId}`)
      await answer.arrayBuffer()
      return isGiven(checkoutId)
    }
    const times = { asked: [] as number[], told: [] as number[] }
    for (let at = 0; at < paidTimes; at += 1) {
      times.asked.push(await pay(isShown))
      times.told.push(await pay(isGiven))
    }
    return [
      atMost('paid to unlocked, as the page asks', Math.max(...times.asked), 1_000, { unit: 'ms' }),
      atMost('paid to unlocked, by the event alone', Math.max(...times.told), 1_000, { unit: 'ms' }),
    ]
  })
}

const unlocksOf = async (db: pg.Client, saleId: string): Promise<number> =>
  (await db.query('select from sale_unlocks where sale_id = $1', [saleId])).rowCount ?? 0
