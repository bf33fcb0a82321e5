import { acceptClientImport, registerClientFromLink, renewRegistrationLink, startClientImport } from '@allenio/contract/client-intake'
import { listNotifications, saveNotificationsSettings } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { mailboxOf, testHouse, uploadOf, type TestMember } from '#testing'
import { expect, test } from 'vitest'

const { given, as, database, stranger } = await testHouse()
const { mailTo, mailsTo } = mailboxOf(database)
const address = () => `t${newId().slice(-12)}@example.com`
const notificationsOf = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications
const titlesOf = async (member: TestMember) => (await notificationsOf(member)).map(({ title }) => title)

test('who registers by a link is told to whose link it was, by mail unless they turned that off', async () => {
  const team = await given.team()
  await as(team.coach).call(saveNotificationsSettings, { kinds: [{ kind: 'client registered', channels: { mail: false } }] })
  const { code } = (await as(team.coach).call(renewRegistrationLink, {})).link
  await stranger.call(registerClientFromLink, {
    code,
    firstName: 'Elena',
    lastName: 'Riva',
    email: address(),
    password: 'tre gatti sul tetto',
    locale: 'it',
    hasAgreed: true,
  })
  await mailTo(team.admin.email, /^Elena Riva: registrazione dal tuo link/)
  expect(await titlesOf(team.coach)).toEqual(['Elena Riva: registrazione dal tuo link'])
  expect(await mailsTo(team.coach.email)).toEqual([])
})

test('an import is told to whoever began it when it is over', async () => {
  const team = await given.team()
  const uploadId = await uploadOf(team.coach, {
    name: 'clienti.csv',
    mimeType: 'text/csv',
    body: Buffer.from('Nome;E-mail\r\nAnna;\r\n;no.name@example.com\r\nCarla;\r\n'),
  })
  const { id } = await as(team.coach).call(startClientImport, { uploadId })
  await as(team.coach).call(acceptClientImport, { id })
  await expect
    .poll(() => notificationsOf(team.coach), { timeout: 20_000 })
    .toMatchObject([{ title: 'Importazione finita: 2 clienti nuovi', body: 'Righe non importate: 1.', client: null }])
  expect(await notificationsOf(team.admin)).toEqual([])
})
