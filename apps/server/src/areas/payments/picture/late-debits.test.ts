import { sql } from '#platform/db'
import { ownHouse, runJob } from '#testing'
import { expect, test } from 'vitest'
import { paidPlan } from '../scene.testing.ts'

const house = await ownHouse({ runsJobs: false })

test('a debit that arrives after the plan has ended stands in the history, also where nobody told us', async () => {
  const plan = await paidPlan(house, await house.given.team())
  await plan.renew('settling')
  await plan.cancel()
  await plan.renew()
  expect(await plan.row()).toMatchObject({ state: 'ended' })
  const paymentId = (await plan.side()).invoices.find(({ status }) => status === 'open')?.paymentId ?? ''
  await plan.controls.endPayment(paymentId, 'succeeded')
  await plan.within(db => db.run(sql`update plan_subscriptions set settled_at = now() - interval '1 day'`))
  await runJob(house.database, 'settle payments')
  expect((await plan.payments()).map(({ total }) => total)).toEqual([2_318, 2_318])
})
