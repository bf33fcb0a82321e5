import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sweepOldSubscriptions } from './old-subscriptions.ts'
import { soldScene } from './scene.testing.ts'

const house = await testHouse()
const { database } = house

const sweep = () =>
  sweepOldSubscriptions.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

interface Aged {
  isDetached: boolean
  /** How many years ago its last paid period was over. */
  endedAgo: number
  paidAgo: number
}

/** A subscription that began twelve years ago. */
async function aged({ isDetached, endedAgo, paidAgo }: Aged) {
  const { within, id } = await soldScene(house)
  await within(async db => {
    await db.run(sql`
      update subscriptions set created_at = now() - interval '12 years', period_until = now() - make_interval(years => ${endedAgo}),
        client_id = case when ${isDetached}::boolean then null else client_id end`)
    if (paidAgo > 10) await db.run(sql`delete from payments`)
  })
  return () =>
    within(db =>
      db.one<{ subscriptions: number; states: number; steps: number; packages: number }>(sql`
        select (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from subscription_states) as states,
          (select count(*)::int from sale_steps where sale_id = ${id}) as steps, (select count(*)::int from packages) as packages`),
    )
}

test('a subscription without a client is erased ten years after its end, and its package stays', async () => {
  const over = await aged({ isDetached: true, endedAgo: 11, paidAgo: 11 })
  await sweep()
  expect(await over()).toEqual({ subscriptions: 0, states: 0, steps: 0, packages: 1 })
})

test.each([
  ['whose client is still there', { isDetached: false, endedAgo: 11, paidAgo: 11 }],
  ['that ended nine years ago', { isDetached: true, endedAgo: 9, paidAgo: 11 }],
  ['with a payment in the books', { isDetached: true, endedAgo: 11, paidAgo: 1 }],
] as const)('a subscription %s stays', async (_, age) => {
  const kept = await aged(age)
  await sweep()
  expect(await kept()).toMatchObject({ subscriptions: 1, packages: 1 })
})
