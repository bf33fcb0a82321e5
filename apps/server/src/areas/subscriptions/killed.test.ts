import { createPackage } from '@allenio/contract/packages'
import { checkoutWording, createCheckout, refundPayment } from '@allenio/contract/purchases'
import { cancelSubscription } from '@allenio/contract/subscriptions'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { testControls, type Standstill } from '#platform/test-provider'
import { killableServer, ownHouse, testPayments, nameSeller } from '#testing'
import { expect, test } from 'vitest'

// A server of its own process is killed between each stored intent and the provider's answer, and another one goes on from the rows.

const house = await ownHouse({ runsJobs: false, because: 'only the killed server and its successor go on' })
const { as, database, given } = house
const pay = testPayments(house)

const standstills: readonly Standstill[] = [
  { operation: 'createCheckout', when: 'before' },
  { operation: 'createCheckout', when: 'after' },
  { operation: 'refund', when: 'before' },
  { operation: 'refund', when: 'after' },
  { operation: 'cancelSubscription', when: 'before' },
  { operation: 'cancelSubscription', when: 'after' },
  // stands between the stored payment and the unlocking
  { operation: 'readPayment', when: 'before' },
]
const sweeps = ['sweep checkouts', 'sweep subscription requests', 'settle payments']

async function shop() {
  const team = await given.team()
  const accountId = await pay.activeAccount()
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  await within(async db => {
    await db.run(
      sql`insert into payment_accounts (provider, account_id, status, has_payouts) values ('test', ${accountId}, 'active', true)`,
    )
    await nameSeller(db)
  })
  const unlocks = { credits: [{ amount: 10 }] }
  const terms = { price: 5_000, unlocks } as const
  const once = await as(team.admin).call(createPackage, { ...terms, name: 'Dieci lezioni', billingModel: 'ONE_TIME_PAYMENT' })
  const rhythm = { intervalUnit: 'MONTH', intervalCount: 1 } as const
  const monthly = await as(team.admin).call(createPackage, { ...terms, ...rhythm, name: 'Ogni mese', billingModel: 'SUBSCRIPTION' })
  const orderOf = ({ id, terms: { versionId } }: typeof once) => ({
    checkoutId: newId(),
    packageId: id,
    versionId,
    firstName: 'Elena',
    lastName: 'Riva',
    email: `e${newId().slice(-12)}@example.com`,
    language: 'it' as const,
    consents: { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const,
  })
  const checkoutOf = (id: string) => within(db => db.one<Row<'checkouts'>>(sql`select * from checkouts where id = ${id}`))
  return { team, within, once, monthly, orderOf, checkoutOf }
}

type Shop = Awaited<ReturnType<typeof shop>>

/** A stranger has bought and has everything. */
async function sold({ orderOf, checkoutOf }: Shop, offer: Shop['once']): Promise<string> {
  const order = orderOf(offer)
  await house.stranger.call(createCheckout, order)
  await pay.pay((await checkoutOf(order.checkoutId)).provider_id ?? '')
  expect(await checkoutOf(order.checkoutId)).toMatchObject({ state: 'fulfilled' })
  return order.checkoutId
}

/** The traces of a sale: pages and charges at the provider, and payments and credits here. */
async function tracesOf({ within }: Shop, saleId: string) {
  const at = await database.withSystem('read', db =>
    db.one<{ pages: number; charges: number }>(
      sql`select ${objectsOf('checkout', saleId)} as pages, ${objectsOf('payment', saleId)} as charges`,
    ),
  )
  const here = await within(db =>
    db.one<{ payments: number; credits: number }>(sql`
      select (select count(*)::int from payments y where y.purchase_id = ${saleId} or y.subscription_id = ${saleId}) as payments,
        (select coalesce(sum(c.remaining), 0)::int from credit_packs c join sale_unlocks u on u.given_id = c.id
          where u.sale_id = ${saleId} and u.kind = 'credits' and c.deleted_at is null) as credits`),
  )
  return { ...at, ...here }
}

const objectsOf = (kind: 'checkout' | 'payment', saleId: string) => sql`(
  select count(*)::int from test_payment_objects o where o.kind = ${kind} and ${saleId} in (
    o.object ->> 'reference', o.object -> 'order' ->> 'reference'))`

/** Makes due what the sweeps would take up minutes later. */
const letTimePass = ({ within }: Shop) =>
  within(async db => {
    await db.run(sql`update checkouts set settled_at = now() - interval '1 hour' where state <> 'fulfilled'`)
    await db.run(sql`update refunds set created_at = now() - interval '1 hour'`)
    await db.run(sql`update subscription_requests set tried_at = now() - interval '1 hour'`)
  })

test('a server that is killed between an intent and its answer charges, refunds, unlocks and ends once', async () => {
  const scene = await shop()
  const { team, within, once, monthly, checkoutOf } = scene
  const { token } = team.admin
  const refunded = [await sold(scene, once), await sold(scene, once)]
  const ended = [await sold(scene, monthly), await sold(scene, monthly)]
  const orders = [scene.orderOf(once), scene.orderOf(once)]
  const refunds = await within(db =>
    db.many<Row<'payments', 'id'>>(sql`select id from payments where purchase_id = any(${refunded}::uuid[]) order by number`),
  )
  const paid = scene.orderOf(once)
  await house.stranger.call(createCheckout, paid)
  await testControls(database).payCheckout((await checkoutOf(paid.checkoutId)).provider_id ?? '', { card: 'pays' })

  const refundOf = ({ id }: { id: string }) => ({ id, amount: 5_000, writtenOver: 5_000, revokesUnlocks: true, takesCredits: true })
  const killed = await killableServer(house, standstills)
  const calls = [
    ...orders.map(order => killed.call(createCheckout, order)),
    ...refunds.map(refund => killed.call(refundPayment, refundOf(refund), token)),
    ...ended.map(id => killed.call(cancelSubscription, { id, at: 'now' }, token)),
  ]
  const answers = Promise.allSettled(calls)
  await killed.waitUntilStill()
  await killed.kill()
  expect((await answers).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))

  const next = await killableServer(house)
  await letTimePass(scene)
  await next.sweep(...sweeps)
  for (const order of orders) {
    const { url } = await next.call(createCheckout, order)
    expect(url).toContain('/dev/payments/checkout/')
    await testControls(database).payCheckout((await checkoutOf(order.checkoutId)).provider_id ?? '', { card: 'pays' })
  }
  const bought = [...orders, paid].map(order => order.checkoutId)
  for (const id of bought) {
    await expect.poll(() => checkoutOf(id), { timeout: 10_000 }).toMatchObject({ state: 'fulfilled' })
    expect(await tracesOf(scene, id)).toEqual({ pages: 1, charges: 1, payments: 1, credits: 10 })
  }
  for (const id of refunded) {
    const [purchase] = await within(db => db.many<Row<'purchases'>>(sql`select * from purchases where id = ${id}`))
    expect(purchase).toMatchObject({ state: 'refunded', paid: 5_000, refunded: 5_000 })
    expect(await tracesOf(scene, id)).toMatchObject({ charges: 1, payments: 1, credits: 0 })
  }
  for (const id of ended) {
    const row = () => within(db => db.one<Row<'subscriptions'>>(sql`select * from subscriptions where id = ${id}`))
    await expect.poll(row, { timeout: 10_000 }).toMatchObject({ state: 'cancelled by you', cancelled_by: 'you' })
    expect(await tracesOf(scene, id)).toMatchObject({ charges: 1, payments: 1, credits: 0 })
  }
  const states = await within(db =>
    db.many<{ state: string }>(sql`select state from refunds union all select state from subscription_requests order by state`),
  )
  expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'paid', 'paid'])
}, 60_000)
