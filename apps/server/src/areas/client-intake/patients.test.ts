import { listRoles } from '@allenio/contract/permissions'
import { acceptClientImport, registerClientFromLink, renewRegistrationLink, startClientImport } from '@allenio/contract/client-intake'
import { deactivateClient, deleteClient } from '@allenio/contract/clients'
import { getNotificationsSettings, listNotifications } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { clientOf, mailboxOf, ownHouse, uploadOf } from '#testing'
import { expect, test } from 'vitest'

const house = await ownHouse({ env: { VARIANT: 'dietitian' } })
const { given, as, database, stranger } = house
const { mailTo } = mailboxOf(database)

test('a mail to a dietitian says patient', async () => {
  const team = await given.team()
  const { code } = (await as(team.coach).call(renewRegistrationLink, {})).link
  const email = `t${newId().slice(-12)}@example.com`
  const elena = { firstName: 'Elena', lastName: 'Riva', email, password: 'tre gatti sul tetto', locale: 'it', hasAgreed: true } as const
  await stranger.call(registerClientFromLink, { code, ...elena })
  const { plain } = await mailTo(team.admin.email, /^Elena Riva: registrazione dal tuo link/)
  expect(plain).toContain('ora è tra i tuoi pazienti.')
  expect(plain).not.toMatch(/client[ei]/)
})

test('a notification to a dietitian says patient, in the reader’s language', async () => {
  const { workspaceId, coach } = await given.team()
  const english = await given.member('coach', { workspaceId, locale: 'en' })
  const titleTo = async (who: typeof coach, names: readonly string[]) => {
    const body = Buffer.from(['Nome;E-mail', ...names.map(name => `${name};`), ''].join('\r\n'))
    const uploadId = await uploadOf(who, { name: 'people.csv', mimeType: 'text/csv', body })
    const { id } = await as(who).call(startClientImport, { uploadId })
    await as(who).call(acceptClientImport, { id })
    const titles = async () => (await as(who).call(listNotifications, {})).notifications.map(({ title }) => title)
    await expect.poll(titles, { timeout: 20_000 }).toHaveLength(1)
    return titles()
  }
  expect(await titleTo(coach, ['Anna', 'Carla'])).toEqual(['Importazione finita: 2 pazienti nuovi'])
  expect(await titleTo(english, ['Dario', 'Elsa'])).toEqual(['Import finished: 2 new patients'])
})

test('settings, roles and refusals say patient to a dietitian', async () => {
  const team = await given.team()
  const { kinds } = await as(team.coach).call(getNotificationsSettings, {})
  expect(kinds.find(({ kind }) => kind === 'client registered')).toMatchObject({
    groupName: 'Pazienti',
    name: 'Un paziente si registra dal tuo link',
  })
  expect((await as(team.coach).call(listRoles, {})).roles.map(({ label }) => label)).toContain('Paziente')
  const id = await clientOf(house, team)
  await as(team.admin).call(deleteClient, { id })
  expect((await as(team.admin).ask(deactivateClient, { id })).body.message).toBe('Questo paziente è stato eliminato nel frattempo.')
})
