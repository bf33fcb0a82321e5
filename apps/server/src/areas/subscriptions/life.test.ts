import {
  createClientPause,
  deleteClientPause,
  deactivateClient,
  updateSubscriptionsSettings,
  listExpiringSubscriptions,
} from '@allenio/contract/clients'
import {
  cancelSubscription,
  changeSubscription,
  changeSubscriptionCard,
  listEndingSubscriptions,
  pauseSubscription,
  previewSubscriptionChange,
  releaseSubscriptionChange,
  resumeSubscription,
} from '@allenio/contract/subscriptions'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type NotNull, type Row } from '#platform/db'
import { makeLog } from '#platform/log'
import { mailboxOf, openDevice, portOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sweepUnpaid } from './mails/unpaid-reminders.ts'
import { packageOf, soldScene } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const today = romeDay()
const refusal = (code: string) => ({ body: { code } })
const runUnpaid = () =>
  sweepUnpaid.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

test('an unpaid renewal is reminded of, and ended by the rule', async () => {
  const scene = await soldScene(house)
  const { pay, providerId } = scene
  await pay.renew(providerId, 'fails soft')
  expect(await scene.read()).toMatchObject({ state: 'suspended', nextCharge: { amount: 5000 } })
  expect((await scene.readOwn()).payUrl).toContain('/dev/payments/')
  expect((await scene.row()).reminders).toBe(1)
  // the provider's own invoice is that old, because a late event's job may settle the row at any moment
  const unpaidFor = async (days: number) => {
    await pay.ageInvoices(providerId, days)
    await scene.settle()
  }
  for (const [days, reminders] of [
    [3, 2],
    [5, 2],
    [12, 4],
  ] as const) {
    await unpaidFor(days)
    await runUnpaid()
    expect((await scene.row()).reminders).toBe(reminders)
  }
  await unpaidFor(14)
  await runUnpaid()
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'expired', nextCharge: null, may: { cancel: false } })
})

test('open screens of the client and the admin hear of a state that the provider has set, colleagues do not', async () => {
  const { pay, providerId, settle, team } = await soldScene(house)
  const port = await portOf(house)
  const [client, admin, coach] = await Promise.all([team.client, team.admin, team.coach].map(member => openDevice(member, port)))
  await pay.renew(providerId, 'fails soft')
  await settle()
  const change = { event: 'changed', payload: { things: ['subscription', 'payment', 'client'], tabs: [''] } }
  for (const device of [client, admin]) await expect.poll(() => device?.heard).toContainEqual(change)
  expect(coach?.heard).not.toContainEqual(change)
})

test('an end that the rule has asked for is stored, though the answer was lost', async () => {
  const scene = await soldScene(house)
  const { pay, providerId } = scene
  await pay.renew(providerId, 'fails soft')
  await pay.ageInvoices(providerId, 20)
  await scene.settle()
  pay.fail('fails after doing', { operation: 'cancelSubscription', times: 1 })
  await runUnpaid()
  await expect
    .poll(() => scene.complete().then(() => scene.row()), { timeout: 15_000 })
    .toMatchObject({ state: 'expired', cancelled_by: 'unpaid' })
  expect(await scene.read()).toMatchObject({ isWaiting: false })
  const { requests } = await scene.within(db =>
    db.one<{ requests: string[] }>(sql`
      select array_agg(state) as requests from subscription_requests where subscription_id = ${scene.id} and kind = 'cancel'`),
  )
  expect(requests).toEqual(['done'])
})

test('what was paid a moment ago is not ended as unpaid', async () => {
  const scene = await soldScene(house)
  const { pay, providerId, within, id, accountId } = scene
  await pay.renew(providerId, 'fails soft')
  await pay.holdEvents(accountId)
  await pay.retry(providerId, { result: 'succeeded' })
  await within(db => db.run(sql`update subscriptions set unpaid_since = now() - interval '20 days' where id = ${id}`))
  await runUnpaid()
  await scene.complete()
  await scene.settle()
  expect(await scene.read()).toMatchObject({ state: 'active', unpaidSince: null })
})

test('a refusal for good asks for a new card, whose page makes it run again', async () => {
  const scene = await soldScene(house)
  const { pay, providerId, id, team } = scene
  await pay.renew(providerId, 'fails hard')
  expect(await scene.read()).toMatchObject({ state: 'suspended', retryAt: null, nextCharge: null })
  const { url } = await as(team.client).call(changeSubscriptionCard, { id })
  expect(await as(team.client).call(changeSubscriptionCard, { id })).toEqual({ url })
  const page = await scene.within(db =>
    db.one<NotNull<Row<'subscription_requests', 'provider_id'>>>(sql`
    select provider_id from subscription_requests where subscription_id = ${id} and kind = 'card'`),
  )
  await pay.pay(page.provider_id)
  await pay.flush()
  await scene.settle()
  await pay.flush()
  expect(await scene.read()).toMatchObject({ state: 'active', unpaidSince: null, card: { last4: '4242' } })
})

test('a trial is paid for until it ends, and then renews', async () => {
  const scene = await soldScene(house, { trialDays: 14 })
  expect(await scene.read()).toMatchObject({ state: 'active', payments: [] })
  expect(await scene.clientEnd()).toBe(addDays(today, 14))
  await scene.pay.renew(scene.providerId)
  expect(await scene.read()).toMatchObject({ payments: [{ amount: 5000 }] })
})

test('another package takes effect at the end, or at once, with a preview', async () => {
  const scene = await soldScene(house)
  const { team, id, pay, providerId } = scene
  const dearer = await packageOf(house, team, { name: 'Coaching intenso', price: 9000 })
  const change = { id, versionId: dearer.terms.versionId }
  const admin = as(team.admin)
  const preview = await admin.call(previewSubscriptionChange, change)
  expect(preview).toMatchObject({ dueNow: 0, balance: 0, nextAmount: 9000, amountSeen: 9000 })
  const { amountSeen, dueNow: dueNowSeen, balance: balanceSeen, prorationDate } = preview
  const seen = { amountSeen, dueNowSeen, balanceSeen, prorationDate }
  await expect(admin.call(changeSubscription, { ...change, ...seen, amountSeen: 1 })).rejects.toMatchObject(refusal('offer changed'))
  await admin.call(changeSubscription, { ...change, ...seen })
  expect(await scene.read()).toMatchObject({ amount: 5000, change: { amount: 9000 }, nextCharge: { amount: 9000 } })
  await admin.call(releaseSubscriptionChange, { id })
  expect(await scene.read()).toMatchObject({ change: null, nextCharge: { amount: 5000 } })
  await admin.call(changeSubscription, { ...change, ...seen })
  await pay.renew(providerId)
  expect(await scene.read()).toMatchObject({ amount: 9000, change: null, package: { name: 'Coaching intenso' } })
})

test('clients pause only where the business allows it', async () => {
  const { team, id, read } = await soldScene(house)
  await expect(as(team.client).call(pauseSubscription, { id })).rejects.toMatchObject(refusal('pause not allowed'))
  await as(team.admin).call(updateSubscriptionsSettings, { mayPauseSubscription: true })
  expect(await as(team.client).call(pauseSubscription, { id })).toMatchObject({ state: 'paused', nextCharge: null })
  expect(await as(team.client).call(resumeSubscription, { id })).toMatchObject({ state: 'active' })
  expect((await read()).history.map(({ state }) => state)).toEqual(['active', 'paused', 'active'])
})

test('a pause of the client rests the payments if it is ticked, and resumes them', async () => {
  const scene = await soldScene(house)
  const { team, clientId } = scene
  const coach = as(team.admin)
  const pauseId = newId()
  await coach.call(createClientPause, { id: clientId, pauseId, from: today, until: addDays(today, 9), pausesPayments: true })
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'paused' })
  await scene.settle()
  expect((await scene.row()).pause_id).toBe(pauseId)
  await coach.call(deleteClientPause, { id: clientId, pauseId })
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'active' })
  await coach.call(createClientPause, { id: clientId, pauseId: newId(), from: today, until: null })
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'active' })
})

test('deactivating a client cancels what they pay for, and says it before', async () => {
  const scene = await soldScene(house)
  const { team, clientId } = scene
  expect(await as(team.admin).call(listEndingSubscriptions, { clientIds: [clientId] })).toEqual({
    clients: [{ clientId, packages: ['Coaching online'] }],
  })
  await as(team.admin).call(deactivateClient, { id: clientId })
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'cancelled by you' })
})

test('whoever renews is in no list about ends, until they cancel', async () => {
  const scene = await soldScene(house, { intervalUnit: 'WEEK' })
  const { team, id } = scene
  expect(await as(team.admin).call(listExpiringSubscriptions, {})).toEqual({ clients: [] })
  await as(team.client).call(cancelSubscription, { id })
  expect((await as(team.admin).call(listExpiringSubscriptions, {})).clients).toHaveLength(1)
})

test('the admin alone ends at once', async () => {
  const { team, id, read } = await soldScene(house)
  await expect(as(team.client).call(cancelSubscription, { id, at: 'now' })).rejects.toMatchObject(refusal('only you end at once'))
  await as(team.admin).call(cancelSubscription, { id, at: 'now' })
  expect(await read()).toMatchObject({ state: 'cancelled by you', paidUntil: today })
})

test('a renewal after a year is announced once', async () => {
  const scene = await soldScene(house, { intervalUnit: 'YEAR' })
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString()
  await scene.within(db => db.run(sql`update subscriptions set period_until = ${soon} where id = ${scene.id}`))
  await runUnpaid()
  await runUnpaid()
  expect((await scene.row()).announced_for).toBe(romeDay(soon))
  expect(mailboxOf).toBeDefined()
})
