import { listNotifications } from '@allenio/contract/notifications'
import { getClientDetail, updateSubscriptionsSettings } from '@allenio/contract/clients'
import { cancelSubscription, getSubscription, pauseSubscription } from '@allenio/contract/subscriptions'
import { newId } from '@allenio/domain/ids'
import { clientsArea } from '#areas/clients'
import { sql, type Count } from '#platform/db'
import { applyEvent, requirePayments } from '#platform/payments'
import { clearFaults } from '#platform/test-provider'
import { race, testHouse } from '#testing'
import { afterEach, expect, test } from 'vitest'
import { fetchSubscription } from './requests/fetched.ts'
import { applyFetched } from './requests/apply.ts'
import { sweepRequests } from './requests/complete.ts'
import { makeLog } from '#platform/log'
import { soldScene } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const refusal = (code: string) => ({ body: { code } })
const log = makeLog('silent')

interface RowCounts {
  payments: number
  states: number
  given: number
}

const counts = (scene: Awaited<ReturnType<typeof soldScene>>) =>
  scene.within(db =>
    db.one<RowCounts>(sql`
      select (select count(*) from payments where subscription_id = ${scene.id}) as payments,
        (select count(*) from subscription_states where subscription_id = ${scene.id}) as states,
        (select count(*) from sale_unlocks where sale_id = ${scene.id}) as given`),
  )

test('events that come again, late or in another order end alike', async () => {
  const scene = await soldScene(house, { credits: 4 })
  const { pay, accountId, providerId } = scene
  await pay.holdEvents(accountId)
  await pay.renew(providerId, 'fails soft')
  await pay.retry(providerId, { result: 'succeeded' })
  await pay.renew(providerId)
  await pay.releaseEvents(accountId)
  const events = await pay.events(accountId)
  await pay.send(...events.toReversed(), ...events, ...events)
  const once = { row: await scene.read(), counts: await counts(scene) }
  expect(once.row).toMatchObject({ state: 'active', unpaidSince: null })
  expect(once.row.payments.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
  await pay.send(...events)
  expect(await counts(scene)).toEqual(once.counts)
  expect((await scene.read()).history).toEqual(once.row.history)
})

test('what was heard before somebody asked later is left out', async () => {
  const scene = await soldScene(house)
  const asked = { accountId: scene.accountId, providerId: scene.providerId, knownInvoiceIds: [] }
  const old = await fetchSubscription(requirePayments(), asked)
  await as(scene.team.client).call(cancelSubscription, { id: scene.id })
  expect(await scene.within(db => applyFetched(db, scene.id, old))).toEqual({ isOld: true, faults: [] })
  expect(await scene.read()).toMatchObject({ state: 'cancelled by user' })
})

test('an event of another account, or of what is unknown here, changes nothing', async () => {
  const scene = await soldScene(house)
  const other = await soldScene(house)
  const before = await scene.row()
  for (const [accountId, refs] of [
    [other.accountId, [scene.providerId, scene.id]],
    [scene.accountId, ['sub_test_unknown', newId()]],
  ] as const) {
    const id = `evt_test_${newId().replaceAll('-', '')}`
    await database.withSystem('write', db =>
      db.run(sql`insert into payment_events (provider, id, account_id, type, refs)
        values ('test', ${id}, ${accountId}, 'customer.subscription.deleted', ${[...refs]}::text[])`),
    )
    await applyEvent(database, id)
  }
  expect(await scene.row()).toEqual(before)
})

test('an amount that is not ours unlocks nothing and is an error of the log', async () => {
  const scene = await soldScene(house)
  await scene.within(db => db.run(sql`update subscriptions set amount = 100 where id = ${scene.id}`))
  const before = await scene.row()
  await scene.pay.renew(scene.providerId)
  expect((await scene.row()).amount).toBe(100)
  expect((await counts(scene)).payments).toBe(1)
  expect(before.state).toBe('active')
  expect(house.logged.splice(0).join('\n')).toContain('not ours')
})

test('fifty cancellations at once are one', async () => {
  const scene = await soldScene(house)
  const answers = await Promise.all(Array.from({ length: 50 }, () => as(scene.team.client).ask(cancelSubscription, { id: scene.id })))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { count } = await scene.within(db =>
    db.one<Count>(sql`select count(*) as count from subscription_requests where subscription_id = ${scene.id}`),
  )
  expect(count).toBe(1)
  expect(await scene.read()).toMatchObject({ state: 'cancelled by user', isWaiting: false })
  await race(() => as(scene.team.admin).ask(cancelSubscription, { id: scene.id, at: 'now' }))
  expect((await scene.read()).endedAt).not.toBeNull()
})

test.each(['down', 'fails after doing'] as const)('a provider that %s is asked again by the sweep, and does it once', async kind => {
  const scene = await soldScene(house)
  scene.pay.fail(kind, { operation: 'cancelSubscription' })
  await expect(as(scene.team.client).call(cancelSubscription, { id: scene.id })).rejects.toMatchObject(refusal('payment failed'))
  expect(await scene.read()).toMatchObject({ isWaiting: true })
  scene.pay.heal()
  await scene.within(db => db.run(sql`update subscription_requests set tried_at = now() - interval '1 hour'`))
  await sweepRequests.run({ database, log, jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'cancelled by user', isWaiting: false })
})

test('a crash after the provider has answered is completed', async () => {
  const scene = await soldScene(house)
  scene.pay.fail('fails after doing', { operation: 'cancelSubscription' })
  await expect(as(scene.team.client).call(cancelSubscription, { id: scene.id })).rejects.toMatchObject(refusal('payment failed'))
  // the event comes before anybody asks again, and already knows who has cancelled
  await scene.pay.flush()
  await scene.settle()
  expect(await scene.read()).toMatchObject({ state: 'cancelled by user', isWaiting: true })
  await scene.complete()
  expect(await scene.read()).toMatchObject({ state: 'cancelled by user', isWaiting: false })
})

test('a final refusal is no open question', async () => {
  const scene = await soldScene(house)
  scene.pay.fail('refuses', { operation: 'cancelSubscription' })
  await expect(as(scene.team.client).call(cancelSubscription, { id: scene.id })).rejects.toMatchObject(refusal('payment failed'))
  expect(await scene.read()).toMatchObject({ state: 'active', isWaiting: false })
})

test('a disconnected account loses nothing: the subscription stands, and what is asked fails', async () => {
  const scene = await soldScene(house)
  await scene.pay.disconnect(scene.accountId)
  await expect(as(scene.team.admin).call(cancelSubscription, { id: scene.id })).rejects.toMatchObject(refusal('payment failed'))
  expect(await scene.read()).toMatchObject({ state: 'active' })
  await scene.settle()
  expect(await scene.read()).toMatchObject({ state: 'active' })
  const { notifications } = await as(scene.team.admin).call(listNotifications, {})
  expect(notifications.map(({ kind }) => kind)).toEqual(['subscriptions of lost account'])
  house.logged.length = 0
})

test('a renewal that is told late deactivates nobody', async () => {
  const { team, clientId, within } = await soldScene(house)
  await as(team.admin).call(updateSubscriptionsSettings, { deactivateAfterDays: 0 })
  await within(db => db.run(sql`update clients set subscription_end = current_date - 5, restored_at = null where id = ${clientId}`))
  const deactivation = clientsArea.jobs.find(({ name }) => name === 'deactivate expired clients')
  const statusAfter = async () => {
    await deactivation?.run({ database, log, jobId: newId(), isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
    return (await as(team.admin).call(getClientDetail, { id: clientId })).status
  }
  expect(await statusAfter()).toBe('active')
  await within(db => db.run(sql`update subscriptions set ended_at = now() where client_id = ${clientId}`))
  expect(await statusAfter()).toBe('inactive')
})

test('a client of another business, and another client, find nothing', async () => {
  const scene = await soldScene(house)
  const other = await soldScene(house)
  const neighbour = await given.member('client', { workspaceId: scene.team.workspaceId })
  await scene.within(db =>
    db.run(sql`insert into clients (id, membership_id, first_name) values (${newId()}, ${neighbour.membershipId}, 'Aldo')`),
  )
  for (const person of [neighbour, other.team.client, other.team.admin]) {
    await expect(as(person).call(getSubscription, { id: scene.id })).rejects.toMatchObject(refusal('not found'))
    await expect(as(person).call(cancelSubscription, { id: scene.id })).rejects.toMatchObject(refusal('not found'))
    await expect(as(person).call(pauseSubscription, { id: scene.id })).rejects.toMatchObject({
      body: { code: expect.stringMatching(/not found|pause not allowed/) },
    })
  }
  expect(await scene.read()).toMatchObject({ state: 'active' })
})

afterEach(() => clearFaults())
