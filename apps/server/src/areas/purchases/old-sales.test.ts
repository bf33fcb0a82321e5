import { refundPayment } from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sweepOldSales } from './old-sales.ts'
import { sellingScene } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house

const sweep = () =>
  sweepOldSales.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

interface Counts {
  checkouts: number
  purchases: number
  payments: number
  refunds: number
  steps: number
  packages: number
}

/** A sale with a part refunded, made so many years ago. */
async function soldAgo(years: number) {
  const scene = await sellingScene(house)
  const { id } = await scene.buy()
  const [payment] = await scene.paymentsOf(id)
  const more = { amount: 2_000, writtenOver: 5_000, revokesUnlocks: false, takesCredits: false }
  await as(scene.team.admin).call(refundPayment, { id: payment?.id ?? '', ...more })
  // events of the provider lock the same rows
  await scene.pay.flush()
  await scene.within(async db => {
    for (const table of [sql`payments`, sql`refunds`, sql`purchases`, sql`checkouts`])
      await db.run(sql`update ${table} set created_at = now() - make_interval(years => ${years})`)
  })
  return {
    detach: () =>
      scene.within(async db => {
        for (const table of [sql`payments`, sql`purchases`, sql`checkouts`]) await db.run(sql`update ${table} set client_id = null`)
      }),
    refundNow: () => scene.within(db => db.run(sql`update refunds set created_at = now()`)),
    count: () =>
      scene.within(db =>
        db.one<Counts>(sql`
          select (select count(*)::int from checkouts) as checkouts, (select count(*)::int from purchases) as purchases,
            (select count(*)::int from payments) as payments, (select count(*)::int from refunds) as refunds,
            (select count(*)::int from sale_steps where step in ('fulfilled', 'followed')) as steps,
            (select count(*)::int from packages) as packages`),
      ),
  }
}

const all = { checkouts: 1, purchases: 1, payments: 1, refunds: 1, steps: 2, packages: 1 }

test('a sale without a client is erased after ten years, and its package stays', async () => {
  const old = await soldAgo(11)
  const recent = await soldAgo(9)
  await old.detach()
  await recent.detach()
  await sweep()
  expect(await old.count()).toEqual({ checkouts: 0, purchases: 0, payments: 0, refunds: 0, steps: 0, packages: 1 })
  expect(await recent.count()).toEqual(all)
})

test('a sale stays while its client does, without the payments that the books need no more', async () => {
  const old = await soldAgo(11)
  await sweep()
  expect(await old.count()).toEqual({ ...all, payments: 0, refunds: 0, steps: 1 })
})

test('a refund within the ten years keeps the payment, the sale and the checkout', async () => {
  const old = await soldAgo(11)
  await old.detach()
  await old.refundNow()
  await sweep()
  expect(await old.count()).toEqual(all)
})
