import { confirmAddress, acceptInvitation } from '@allenio/contract/account'
import { updateChatSettings } from '@allenio/contract/chat-desk'
import { registerClientFromLink, renewRegistrationLink } from '@allenio/contract/client-intake'
import { createClient, deleteClient, updateClient } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { callerOf, mailboxOf, testHouse } from '#testing'
import { expect, test } from 'vitest'

const { as, database, given, server, stranger } = await testHouse()
const { tokenTo } = mailboxOf(database)
const address = () => `w${newId().slice(-12)}@example.com`

test('a welcome is due to clients who register, in whatever way, and to no others', async () => {
  const { admin, coach, workspaceId } = await given.team()
  await as(admin).call(updateChatSettings, { welcome: { isOn: true, text: 'Benvenuto!' } })
  const listWelcomed = async () => {
    const rows = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'clients', 'first_name'>>(sql`
      select c.first_name from conversations v join clients c on c.id = v.client_id
      where v.welcome_due_at is not null or exists (select from messages g where g.conversation_id = v.id and g.origin = 'welcome')
      order by c.first_name`),
    )
    return rows.map(({ first_name: name }) => name)
  }
  const create = (firstName: string, more: object = {}) => as(admin).call(createClient, { firstName, ...more })
  const accept = async (email: string) => stranger.call(acceptInvitation, { token: await tokenTo(email, /ti ha invitato/) })
  const register = async (firstName: string, email: string) => {
    const { code } = (await as(coach).call(renewRegistrationLink, {})).link
    const person = { firstName, lastName: 'Riva', email, password: 'tre gatti sul tetto', locale: 'it' } as const
    return (await stranger.call(registerClientFromLink, { code, ...person, hasAgreed: true })).access_token
  }

  await create('On paper')
  await create('Invited', { email: address() })
  await register('By link', address())
  expect(await listWelcomed()).toEqual(['By link'])

  const { email } = await given.person()
  const accepted = await create('By invitation', { email })
  await accept(email)
  expect(await listWelcomed()).toEqual(['By invitation', 'By link'])

  await as(admin).call(updateClient, { id: accepted.id, updatedAt: accepted.updatedAt, email: address() })
  await as(admin).call(deleteClient, { id: accepted.id })
  expect(await create('With an account', { email })).toMatchObject({ isRegistered: true })
  expect(await listWelcomed()).toEqual(['By invitation', 'By link', 'With an account'])

  const joinedEmail = address()
  await create('By a record', { email: joinedEmail, sendsInvitation: false })
  const token = await register('Joined', joinedEmail)
  await callerOf(server, token).call(confirmAddress, { token: await tokenTo(joinedEmail, /Conferma il tuo indirizzo/) })
  expect(await listWelcomed()).toEqual(['By a record', 'By invitation', 'By link', 'With an account'])
})
