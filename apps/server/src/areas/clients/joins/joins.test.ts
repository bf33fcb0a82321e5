import { confirmAddress, setPassword } from '@allenio/contract/account'
import { getMe, login } from '@allenio/contract/auth'
import { registerClientFromLink, renewRegistrationLink } from '@allenio/contract/client-intake'
import {
  createClient,
  deactivateClient,
  deleteClient,
  getClientDetail,
  listClients,
  updateClient,
  type ClientDetail,
} from '@allenio/contract/clients'
import { updateNote } from '@allenio/contract/client-notes'
import { richTextOf, plainTextOf } from '@allenio/domain/rich-text'
import { newId } from '@allenio/domain/ids'
import { callerOf, givePlan, mailboxOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

// A person registers by a link with an address that a record of the business has already, and proves it.

const { given, as, stranger, database, server } = await testHouse()
const { tokenTo } = mailboxOf(database)
const password = 'tre gatti sul tetto'
const address = () => `j${newId().slice(-12)}@example.com`
const clientsOf = async (team: TestTeam, status?: 'deleted') => (await as(team.admin).call(listClients, status ? { status } : {})).clients
const detailOf = (team: TestTeam, id: string) => as(team.admin).call(getClientDetail, { id })
const withAccount = async (email: string) =>
  stranger.call(setPassword, { token: await tokenTo(email, /ti ha invitato/), password, hasAgreed: true })

/** Registers a client; answers the new record, and a function that proves the address. */
async function register(team: TestTeam, email: string) {
  const { code } = (await as(team.admin).call(renewRegistrationLink, {})).link
  const before = new Set((await clientsOf(team)).map(({ id }) => id))
  const answer = await stranger.call(registerClientFromLink, {
    code,
    firstName: 'Elena',
    lastName: 'Riva',
    email,
    phone: '+39 333 1234567',
    password,
    locale: 'it',
    hasAgreed: true,
  })
  const made = (await clientsOf(team)).find(({ id }) => !before.has(id))
  if (!made) throw new Error('nobody was made')
  // opens the link in the browser of the registration
  const prove = async () =>
    callerOf(server, answer.access_token).call(confirmAddress, {
      token: await tokenTo(email, /Conferma il tuo indirizzo|Hai già un account/),
    })
  return { made: await detailOf(team, made.id), token: answer.access_token, prove }
}

/** Whether a person with this address and password can enter the business. */
async function enters(team: TestTeam, email: string): Promise<boolean> {
  const { status, body } = await stranger.ask(login, { email, password })
  if (status !== 200) return false
  const { user } = (await callerOf(server, body.data.access_token, team.workspaceId).ask(getMe, {})).body.data
  return user.workspace?.id === team.workspaceId
}

describe('a record that was deactivated', () => {
  test.each(['without an account', 'with an account'])(
    '%s is active again with whoever has the address, on the place that they took',
    async how => {
      const team = await given.team()
      const email = address()
      const hasAccount = how === 'with an account'
      const { id } = await as(team.admin).call(createClient, { firstName: 'Elena', email, goal: 'Correre', sendsInvitation: hasAccount })
      if (hasAccount) await withAccount(email)
      await as(team.admin).call(deactivateClient, { id })
      expect(await enters(team, email)).toBe(false)
      await database.withWorkspace(team.workspaceId, 'write', db => givePlan(db, { maxClients: 1 }))
      const { prove } = await register(team, email)
      await prove()
      expect(await clientsOf(team)).toMatchObject([{ id, status: 'active', isRegistered: true, email }])
      expect(await detailOf(team, id)).toMatchObject({ goal: 'Correre', deactivatedAt: null })
      expect(await enters(team, email)).toBe(true)
    },
  )

  test('stays so with a registration that the team has deactivated too', async () => {
    const team = await given.team()
    const email = address()
    const { id } = await as(team.admin).call(createClient, { firstName: 'Elena', email, sendsInvitation: false })
    await as(team.admin).call(deactivateClient, { id })
    const { made, prove } = await register(team, email)
    await as(team.admin).call(deactivateClient, { id: made.id })
    await prove()
    expect(await clientsOf(team)).toMatchObject([{ id, status: 'inactive' }])
    expect(await enters(team, email)).toBe(false)
  })
})

describe('a record that was deleted', () => {
  test.each(['without an account', 'with an account'])('%s gives address and account free to whoever registers anew', async how => {
    const team = await given.team()
    const email = address()
    const hasAccount = how === 'with an account'
    const { id } = await as(team.admin).call(createClient, { firstName: 'Elena', email, goal: 'Vecchio', sendsInvitation: hasAccount })
    if (hasAccount) await withAccount(email)
    await as(team.admin).call(deleteClient, { id })
    const { made, prove } = await register(team, email)
    await prove()
    expect(await clientsOf(team)).toMatchObject([{ id: made.id, status: 'active', email }])
    expect((await clientsOf(team, 'deleted')).map(each => each.id)).toEqual([id])
    expect(await enters(team, email)).toBe(true)
    // the new record has the address
    expect((await as(team.admin).ask(createClient, { firstName: 'Terza', email })).body).toMatchObject({
      code: 'client exists',
      data: { buttons: [{ redirect: `/clients/${made.id}` }] },
    })
  })
})

test('a record whose account is somebody else’s stays that person’s, and nobody is locked out', async () => {
  const team = await given.team()
  const [first, second] = [address(), address()]
  const standing = await as(team.admin).call(createClient, { firstName: 'Elena', email: first })
  await withAccount(first)
  const { updatedAt } = await detailOf(team, standing.id)
  await as(team.admin).call(updateClient, { id: standing.id, updatedAt, email: second })
  const { made, prove } = await register(team, second)
  await prove()
  const left = await clientsOf(team)
  expect(new Set(left.map(({ id, status }) => `${id} ${status}`))).toEqual(new Set([`${standing.id} active`, `${made.id} active`]))
  expect([await enters(team, first), await enters(team, second)]).toEqual([true, true])
})

test('an account whose record has another address by now takes the registration in', async () => {
  const team = await given.team()
  const [login, recordEmail] = [address(), address()]
  const standing = await as(team.admin).call(createClient, { firstName: 'Elena', email: login })
  await withAccount(login)
  const { updatedAt } = await detailOf(team, standing.id)
  await as(team.admin).call(updateClient, { id: standing.id, updatedAt, email: recordEmail })
  const { prove } = await register(team, login)
  await prove()
  expect(await clientsOf(team)).toMatchObject([{ id: standing.id, email: recordEmail, status: 'active' }])
  expect(await enters(team, login)).toBe(true)
})

test('what was written on the new record fills what is empty on the one that stands, and no more', async () => {
  const team = await given.team()
  const email = address()
  const standing = await as(team.admin).call(createClient, {
    firstName: 'Elena',
    email,
    goal: 'Correre',
    tags: ['Gara'],
    sendsInvitation: false,
  })
  await as(team.admin).call(updateNote, { id: standing.id, note: richTextOf('Prima.'), noteUpdatedAt: null })
  const { made, prove } = await register(team, email)
  const facts: Partial<ClientDetail> = {
    goal: 'Dimagrire',
    injuries: 'Spalla',
    birthDate: '1990-02-28',
    heightCm: 168,
    tags: ['gara', 'Sera'],
  }
  await as(team.admin).call(updateClient, { id: made.id, updatedAt: made.updatedAt, ...facts })
  await as(team.admin).call(updateNote, { id: made.id, note: richTextOf('Poi.'), noteUpdatedAt: null })
  await prove()
  const [left, ...others] = await clientsOf(team)
  expect(others).toEqual([])
  const joined = await detailOf(team, left?.id ?? '')
  expect(joined).toMatchObject({
    id: standing.id,
    lastName: 'Riva',
    phone: '+393331234567',
    goal: 'Correre',
    injuries: 'Spalla',
    birthDate: '1990-02-28',
    heightCm: 168,
    tags: ['Gara', 'Sera'],
    consentDate: made.consentDate,
  })
  expect(joined.consentDate).not.toBeNull()
  expect(joined.note && plainTextOf(joined.note)).toBe('Prima.\nPoi.')
})
