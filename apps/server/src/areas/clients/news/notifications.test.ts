import { expect, test } from 'vitest'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { updateSubscriptionsSettings, updateSubscriptionEnd, createClient } from '@allenio/contract/clients'
import { listNotifications, saveNotificationsSettings } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, mailboxOf, testHouse, testPassword, type TestMember } from '#testing'
import { enqueueSubscriptionEnds } from '../paid-time/subscription-notifications.ts'
import { deactivateExpired } from '../paid-time/subscriptions.ts'

const house = await testHouse()
const { given, as, database, stranger } = house
const { mailTo, mailsTo, tokenTo } = mailboxOf(database)
const today = romeDay()
const address = () => `t${newId().slice(-12)}@example.com`
const notificationsOf = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications
const titlesOf = async (member: TestMember) => (await notificationsOf(member)).map(({ title }) => title)

test('who accepts an invitation is told to those who look after them', async () => {
  const team = await given.team()
  const email = address()
  const { id } = await as(team.coach).call(createClient, { firstName: 'Aldo', lastName: 'Serra', email })
  expect(await notificationsOf(team.coach)).toEqual([])
  await stranger.call(setPassword, { token: await tokenTo(email, /ti ha invitato/), password: 'tre gatti sul tetto', hasAgreed: true })
  for (const member of [team.coach, team.admin]) {
    await expect
      .poll(() => notificationsOf(member), { timeout: 15_000 })
      .toMatchObject([{ kind: 'client joined', title: 'Aldo Serra ha accettato l’invito', link: `/clients/${id}` }])
  }
  expect(await notificationsOf(team.nutritionist)).toEqual([])
})

test('the end of a subscription is told to both ahead of it and once it has come, each once', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  const end = (day: string) => as(team.admin).call(updateSubscriptionEnd, { id, subscriptionEnd: day })
  const waitForNotifications = async (count: number) => {
    await enqueueSubscriptionEnds(database)
    await expect.poll(async () => (await notificationsOf(team.client)).length, { timeout: 15_000 }).toBe(count)
  }
  await end(addDays(today, 5))
  await waitForNotifications(1)
  await waitForNotifications(1)
  await end(addDays(today, -1))
  await waitForNotifications(2)
  expect((await notificationsOf(team.client)).map(({ kind, client }) => [kind, client])).toEqual([
    ['own subscription ended', null],
    ['own subscription ending', null],
  ])
  await expect
    .poll(async () => (await notificationsOf(team.coach)).map(({ kind }) => kind))
    .toEqual(['subscription ended', 'subscription ending'])
  expect(await notificationsOf(team.admin)).toHaveLength(2)
})

test('a deactivation reaches the client, who can no longer come in, by mail as their settings say', async () => {
  const [first, second] = [await given.team(), await given.team()]
  await as(second.client).call(saveNotificationsSettings, { kinds: [{ kind: 'own access ended', channels: { mail: false } }] })
  for (const team of [first, second]) {
    const id = await clientOf(house, team)
    await as(team.admin).call(updateSubscriptionEnd, { id, subscriptionEnd: addDays(today, -20) })
    await as(team.admin).call(updateSubscriptionsSettings, { deactivateAfterDays: 7 })
  }
  await deactivateExpired(database)
  await mailTo(first.client.email, /Il tuo abbonamento con Studio Marchetti è finito/)
  for (const team of [first, second]) await mailTo(team.admin.email, /Accesso sospeso per Martina Bellini/)
  expect(await mailsTo(second.client.email)).toEqual([])
  expect(await titlesOf(first.coach)).toEqual(['Accesso sospeso per Martina Bellini'])
  // clients who are let in again find it where they left it
  await database.withSystem('write', db => db.run(sql`update memberships set status = 'active' where id = ${second.client.membershipId}`))
  const { access_token: token = '' } = await stranger.call(login, { email: second.client.email, password: testPassword })
  expect(await titlesOf({ ...second.client, token })).toContain('Il tuo accesso è stato sospeso')
})
