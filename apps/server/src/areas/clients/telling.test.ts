import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { acceptClientImport, registerClientFromLink, renewRegistrationLink, startClientImport } from '@allenio/contract/client-intake'
import { addOwnProgress } from '@allenio/contract/progress'
import { updateSubscriptionsSettings } from '@allenio/contract/client-settings'
import { createClient, updateSubscriptionEnd } from '@allenio/contract/clients'
import { listNotifications, saveNotificationsSettings } from '@allenio/contract/notifications'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, mailboxOf, testHouse, testPassword, uploadOf, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { tellEnds } from './subscription-notices.ts'
import { deactivateExpired } from './subscriptions.ts'

const house = await testHouse()
const { given, as, database, stranger } = house
const { mailTo, mailsTo, tokenTo } = mailboxOf(database)
const today = dayIn('Europe/Rome')
const address = () => `t${newId().slice(-12)}@example.com`
const told = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications
const titlesOf = async (member: TestMember) => (await told(member)).map(({ title }) => title)

test('who accepts an invitation is told to those who look after them', async () => {
  const team = await given.team()
  const email = address()
  const { id } = await as(team.coach).call(createClient, { firstName: 'Aldo', lastName: 'Serra', email })
  expect(await told(team.coach)).toEqual([])
  await stranger.call(setPassword, { token: await tokenTo(email, /ti ha invitato/), password: 'tre gatti sul tetto' })
  for (const member of [team.coach, team.admin]) {
    await expect.poll(() => told(member), { timeout: 15_000 }).toMatchObject([{ kind: 'client joined', title: 'Aldo Serra ha accettato l’invito', link: `/clients/${id}` }])
  }
  expect(await told(team.nutritionist)).toEqual([])
})

test('who registers by a link is told to whose link it was, by mail unless they turned that off', async () => {
  const team = await given.team()
  await as(team.coach).call(saveNotificationsSettings, { kinds: [{ kind: 'client registered', channels: { mail: false } }] })
  const { code } = (await as(team.coach).call(renewRegistrationLink, {})).link
  await stranger.call(registerClientFromLink, {
    code, firstName: 'Elena', lastName: 'Riva', email: address(), password: 'tre gatti sul tetto', locale: 'it', hasAgreed: true,
  })
  await mailTo(team.admin.email, /^Elena Riva si è registrato/)
  expect(await titlesOf(team.coach)).toEqual(['Elena Riva si è registrato dal tuo link'])
  expect(await mailsTo(team.coach.email)).toEqual([])
})

test('photos are told once, together with the weight that comes along', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const photos = { id: newId(), day: today, kg: 71.2, note: '', frontUploadId: await uploadOf(team.client) }
  for (let nth = 0; nth < 2; nth += 1) await as(team.client).call(addOwnProgress, photos)
  expect(await told(team.coach)).toMatchObject([{
    kind: 'photos added', title: 'Nuove foto dei progressi di Martina Bellini', link: `/clients/${clientId}/progress`,
  }])
})

test('the end of a subscription is told to both ahead of it and once it has come, each once', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  const end = (day: string) => as(team.admin).call(updateSubscriptionEnd, { id, subscriptionEnd: day })
  const settled = async (count: number) => {
    await tellEnds(database)
    await expect.poll(async () => (await told(team.client)).length, { timeout: 15_000 }).toBe(count)
  }
  await end(addDays(today, 5))
  await settled(1)
  await settled(1)
  await end(addDays(today, -1))
  await settled(2)
  expect((await told(team.client)).map(({ kind, client }) => [kind, client])).toEqual([['own subscription ended', null], ['own subscription ending', null]])
  await expect.poll(async () => (await told(team.coach)).map(({ kind }) => kind)).toEqual(['subscription ended', 'subscription ending'])
  expect(await told(team.admin)).toHaveLength(2)
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
  for (const team of [first, second]) await mailTo(team.admin.email, /Martina Bellini è stato disattivato/)
  expect((await mailsTo(second.client.email))).toEqual([])
  expect(await titlesOf(first.coach)).toEqual(['Martina Bellini è stato disattivato'])
  // they find it where they left it when they are let in again
  await database.withSystem('write', db => db.run(sql`update memberships set status = 'active' where id = ${second.client.membershipId}`))
  const { access_token: token = '' } = await stranger.call(login, { email: second.client.email, password: testPassword })
  expect(await titlesOf({ ...second.client, token })).toContain('Il tuo accesso è stato sospeso')
})

test('an import is told to whoever began it when it is over', async () => {
  const team = await given.team()
  const uploadId = await uploadOf(team.coach, { name: 'clienti.csv', mimeType: 'text/csv', body: Buffer.from('Nome;E-mail\r\nAnna;\r\nBruno;no address\r\nCarla;\r\n') })
  const { id } = await as(team.coach).call(startClientImport, { uploadId })
  await as(team.coach).call(acceptClientImport, { id })
  await expect.poll(() => told(team.coach), { timeout: 20_000 }).toMatchObject([{
    title: 'Importazione finita: 2 clienti nuovi', body: 'Righe non importate: 1.', client: null,
  }])
  expect(await told(team.admin)).toEqual([])
})
