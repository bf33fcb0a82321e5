import { cancelSubscription, keepSubscription, listSubscriptions } from '@allenio/contract/subscriptions'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { soldScene } from './scene.testing.ts'

const house = await testHouse()
const { as } = house

test('a subscription runs from its first payment, which is entered once, and moves the end of its client', async () => {
  const { read, settle, clientEnd, team } = await soldScene(house)
  await settle()
  const sold = await read()
  expect(sold).toMatchObject({ state: 'active', amount: 5000, payments: [{ state: 'paid', amount: 5000 }] })
  expect(await clientEnd()).toBe(sold.paidUntil)
  expect(await as(team.admin).call(listSubscriptions, {})).toMatchObject({
    subscriptions: [{ id: sold.id, nextCharge: { amount: 5000 } }],
    totals: [{ running: 1, monthlyRecurring: 5000 }],
  })
})

test('a client cancels with the paid period, and takes it back', async () => {
  const { id, team, pay, providerId, read, clientEnd } = await soldScene(house)
  expect(await as(team.client).call(cancelSubscription, { id })).toMatchObject({ state: 'cancelled by user', nextCharge: null })
  await pay.flush()
  expect(await as(team.client).call(keepSubscription, { id })).toMatchObject({ state: 'active', endsAt: null })
  await as(team.client).call(cancelSubscription, { id })
  await pay.renew(providerId)
  const ended = await read()
  expect(ended).toMatchObject({ state: 'cancelled by user', nextCharge: null })
  expect(ended.endedAt).not.toBeNull()
  expect(await clientEnd()).toBe(ended.paidUntil)
})
