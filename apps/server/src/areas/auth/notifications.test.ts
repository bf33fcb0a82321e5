import { startExport } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { listNotifications } from '@allenio/contract/notifications'
import { mailboxOf, testHouse, testPassword as password, type TestMember } from '#testing'
import { expect, test } from 'vitest'

const { as, given, database, stranger } = await testHouse()
const { mailTo, mailsTo } = mailboxOf(database)
const notificationsOf = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications
const enter = ({ email }: TestMember, browser: string) =>
  stranger.ask(login, { email, password }, { headers: { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${browser}` } })

test('a browser that never signed in before stands in the list and is written of, the first one aside', async () => {
  const { coach, admin } = await given.team()
  await enter(coach, 'Firefox/140.0')
  await enter(coach, 'Firefox/140.0')
  expect(await notificationsOf(coach)).toEqual([])
  await enter(coach, 'Chrome/140.0 Safari/537.36')
  await expect
    .poll(() => notificationsOf(coach), { timeout: 15_000 })
    .toMatchObject([{ kind: 'new device', group: 'account', body: 'Chrome · Windows', link: '/settings' }])
  await mailTo(coach.email, /Nuovo accesso/)
  expect(await mailsTo(coach.email)).toHaveLength(1)
  expect(await notificationsOf(admin)).toEqual([])
})

test('a copy of one’s data that is ready stands in the list, and its mail comes once', async () => {
  const { client } = await given.team()
  await as(client).call(startExport, { scope: 'person', password })
  await expect
    .poll(() => notificationsOf(client), { timeout: 20_000 })
    .toMatchObject([{ kind: 'export ready', title: 'La copia dei tuoi dati è pronta' }])
  await mailTo(client.email, /copia dei tuoi dati è pronta/)
  expect(await mailsTo(client.email)).toHaveLength(1)
})
