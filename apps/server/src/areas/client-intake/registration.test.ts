import { confirmAddress, setPassword } from '@allenio/contract/account'
import { getMe, login } from '@allenio/contract/auth'
import {
  getRegistrationFacts,
  getRegistrationLink,
  registerClientFromLink,
  renewRegistrationLink,
  switchRegistrationLink,
} from '@allenio/contract/client-intake'
import { createClient, getClientDetail, listClients, listConsents } from '@allenio/contract/clients'
import { addOwnWeight, listWeights } from '@allenio/contract/weights'
import { dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { callerOf, endTrial, givePlan, mailboxOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as, stranger, database, server } = await testHouse()
const { mailTo, tokenTo } = mailboxOf(database)
const password = 'tre gatti sul tetto'
const address = () => `r${newId().slice(-12)}@example.com`
const codeOf = async (who: TestTeam['admin']) => (await as(who).call(renewRegistrationLink, {})).link.code

const register = (code: string, more: object = {}) =>
  stranger.ask(registerClientFromLink, {
    code,
    firstName: 'Elena',
    lastName: 'Riva',
    email: address(),
    password,
    locale: 'it',
    hasAgreed: true,
    ...more,
  })
const clientsOf = async (team: TestTeam) => (await as(team.admin).call(listClients, {})).clients

describe('a registration link', () => {
  test('is each member’s own, is made when first wanted, and is renewed', async () => {
    const team = await given.team()
    expect(await as(team.coach).call(getRegistrationLink, {})).toEqual({ link: null })
    const { link } = await as(team.coach).call(renewRegistrationLink, {})
    expect(link.url).toMatch(new RegExp(`/register-client\\?c=${link.code}$`))
    expect(await stranger.call(getRegistrationFacts, { code: link.code })).toEqual({
      business: 'Studio Marchetti',
      logo: null,
      mainColor: null,
      isOpen: true,
    })
    const second = await codeOf(team.coach)
    expect((await stranger.ask(getRegistrationFacts, { code: link.code })).status).toBe(404)
    expect((await register(link.code)).status).toBe(404)
    expect((await register(second)).status).toBe(200)
    expect((await as(team.admin).call(getRegistrationLink, {})).link).toBeNull()
  })

  test('can be closed, and is closed when its owner leaves', async () => {
    const team = await given.team()
    const code = await codeOf(team.coach)
    await as(team.coach).call(switchRegistrationLink, { isOpen: false })
    expect(await register(code)).toMatchObject({ status: 410, body: { code: 'registration link closed' } })
    await as(team.coach).call(switchRegistrationLink, { isOpen: true })
    await database.withSystem('write', db => db.run(sql`update memberships set status = 'inactive' where id = ${team.coach.membershipId}`))
    expect((await stranger.call(getRegistrationFacts, { code })).isOpen).toBe(false)
    expect((await register(code)).status).toBe(410)
  })
})

describe('a new person', () => {
  test('is in at once, in the charge of whose link it was, who is told', async () => {
    const team = await given.team()
    const email = address()
    const { status, body } = await register(await codeOf(team.coach), { email, phone: '+39 333 1234567', timeZone: 'Europe/London' })
    expect(status).toBe(200)
    const { user } = await callerOf(server, body.data.access_token).call(getMe, {})
    expect(user).toMatchObject({
      email,
      roles: ['client'],
      isEmailConfirmed: false,
      timeZone: 'Europe/London',
      workspace: { id: team.workspaceId },
    })
    const [client] = await clientsOf(team)
    expect(client).toMatchObject({
      name: 'Elena Riva',
      email,
      phone: '+393331234567',
      isRegistered: true,
      collaborators: [{ id: team.coach.membershipId }],
    })
    expect(await as(team.admin).call(listConsents, { id: client?.id ?? '' })).toMatchObject({
      consents: [
        {
          purpose: 'data processing',
          form: 'app',
          day: dayIn('Europe/London'),
          recordedBy: null,
          language: 'it',
          version: '2026-11 registration',
          wording: expect.stringMatching(/^Accetto le condizioni d’uso, .* acconsento a che Studio Marchetti tratti/),
        },
      ],
      missing: ['health data'],
    })
    await mailTo(team.coach.email, /Elena Riva: registrazione dal tuo link/)
    const token = await tokenTo(email, /Conferma il tuo indirizzo/)
    expect(await stranger.call(confirmAddress, { token })).toMatchObject({ outcome: 'confirmed', email })
  })

  test('of a business whose admin has proved no address is written to without its name, ten times a day', async () => {
    const team = await given.team()
    await database.withSystem('write', async db => {
      await db.run(sql`update workspaces set name = 'Hai vinto un premio' where id = ${team.workspaceId}`)
      await db.run(sql`update persons set email_confirmed_at = null where id = ${team.admin.personId}`)
    })
    const email = address()
    await register(await codeOf(team.coach), { email, firstName: 'Un premio' })
    expect(JSON.stringify(await mailTo(email, /Conferma il tuo indirizzo/))).not.toMatch(/premio/i)
    const { sent } = await database.withSystem('read', db =>
      db.one<{ sent: number }>(sql`
      select sent from stranger_mails where workspace_id = ${team.workspaceId}`),
    )
    expect(sent).toBe(1)
  })

  test('of an admin’s link is in nobody’s charge yet', async () => {
    const team = await given.team()
    await register(await codeOf(team.admin))
    expect((await clientsOf(team))[0]?.collaborators).toEqual([])
  })

  test.each([
    ['a weak password', { password: 'password12' }, 'common password'],
    ['no agreement', { hasAgreed: false }, 'invalid input'],
    ['a telephone with hyphens', { phone: '+39-333' }, 'invalid input'],
    ['a time zone that is none', { timeZone: 'Mars' }, 'unknown time zone'],
  ])('with %s is refused', async (_, more, code) => {
    expect(await register(await codeOf((await given.team()).admin), more)).toMatchObject({ status: 422, body: { code } })
  })

  test('is not let in beyond the plan, and learns nothing of it', async () => {
    const team = await given.team()
    const code = await codeOf(team.admin)
    await database.withWorkspace(team.workspaceId, 'write', async db => {
      await givePlan(db, { maxClients: 1 })
      await endTrial(db)
    })
    expect((await register(code)).status).toBe(200)
    expect(await register(code)).toMatchObject({
      status: 402,
      body: { code: 'no place left', message: 'Al momento non ci sono posti liberi. Scrivi a chi ti ha mandato il link.' },
    })
    expect(await clientsOf(team)).toHaveLength(1)
  })

  test('tries so often and then waits', async () => {
    const team = await given.team()
    const code = await codeOf(team.admin)
    const email = address()
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) statuses.push((await register(code, { email })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a known address', () => {
  test('gets the same answer, and joins the account it belongs to by the mail alone', async () => {
    const team = await given.team()
    const person = await given.person({ firstName: 'Vera' })
    const fresh = await register(await codeOf(team.admin))
    const { status, body } = await register(await codeOf(team.coach), { email: person.email })
    expect([status, Object.keys(body.data), body.message]).toEqual([fresh.status, Object.keys(fresh.body.data), fresh.body.message])
    expect((await as({ token: person.token }).call(getMe, {})).user.memberships).toEqual([])
    const token = await tokenTo(person.email, /Hai già un account/)
    expect(await stranger.call(confirmAddress, { token })).toMatchObject({ outcome: 'joined' })
    expect((await as({ token: person.token }).call(getMe, {})).user.memberships).toMatchObject([
      { workspaceId: team.workspaceId, role: 'client' },
    ])
    expect((await stranger.ask(login, { email: person.email, password })).status).toBe(422)
    expect((await clientsOf(team)).filter(each => each.email === person.email)).toMatchObject([{ isRegistered: true }])
  })

  test('of a client who is here already makes a second record only until it is proved', async () => {
    const team = await given.team()
    const email = address()
    const standing = await as(team.admin).call(createClient, {
      firstName: 'Elena',
      lastName: 'Riva',
      email,
      goal: 'Correre',
      collaboratorIds: [team.nutritionist.membershipId],
    })
    await stranger.call(setPassword, { token: await tokenTo(email, /ti ha invitato/), password, hasAgreed: true })
    const { body } = await register(await codeOf(team.coach), { email })
    expect(await clientsOf(team)).toHaveLength(2)
    await callerOf(server, body.data.access_token, team.workspaceId).call(addOwnWeight, { id: newId(), day: '2026-03-02', kg: 61.5 })
    expect(await stranger.call(confirmAddress, { token: await tokenTo(email, /Hai già un account/) })).toMatchObject({ outcome: 'joined' })
    const left = await clientsOf(team)
    expect(left).toMatchObject([{ id: standing.id, isRegistered: true }])
    expect(left[0]?.collaborators.map(each => each.role).sort()).toEqual(['coach', 'nutritionist'])
    expect((await as(team.admin).call(listWeights, { id: standing.id })).weights).toMatchObject([{ kg: 61.5 }])
    expect((await stranger.ask(login, { email, password })).status).toBe(200)
  })

  test('of a record whose invitation waits: proving it is the yes, and nothing waits any more', async () => {
    const team = await given.team()
    const email = address()
    const standing = await as(team.admin).call(createClient, { firstName: 'Elena', lastName: 'Riva', email, goal: 'Correre' })
    const invitation = await tokenTo(email, /ti ha invitato/)
    const { body } = await register(await codeOf(team.coach), { email })
    const inside = callerOf(server, body.data.access_token)
    await inside.call(confirmAddress, { token: await tokenTo(email, /Conferma il tuo indirizzo/) })
    expect(await clientsOf(team)).toMatchObject([{ id: standing.id, isRegistered: true, email }])
    expect((await inside.call(getMe, {})).user.memberships).toMatchObject([{ workspaceId: team.workspaceId }])
    expect((await stranger.ask(setPassword, { token: invitation, password: 'another long password', hasAgreed: true })).status).toBe(410)
    expect((await stranger.ask(login, { email, password })).status).toBe(200)
  })

  test('of a record that nobody invited: proving it makes the record theirs', async () => {
    const team = await given.team()
    const email = address()
    const standing = await as(team.admin).call(createClient, { firstName: 'Elena', email, goal: 'Correre', sendsInvitation: false })
    const { body } = await register(await codeOf(team.admin), { email })
    const [made] = (await clientsOf(team)).filter(each => each.id !== standing.id)
    expect((await as(team.admin).call(getClientDetail, { id: made?.id ?? '' })).goal).toBe('')
    const inside = callerOf(server, body.data.access_token, team.workspaceId)
    expect(await inside.call(confirmAddress, { token: await tokenTo(email, /Conferma il tuo indirizzo/) })).toMatchObject({
      outcome: 'confirmed',
    })
    expect(await clientsOf(team)).toMatchObject([{ id: standing.id, isRegistered: true, email }])
    expect((await inside.call(getMe, {})).user.workspace?.id).toBe(team.workspaceId)
  })

  test('that somebody else only typed stays the standing client’s', async () => {
    const team = await given.team()
    const email = address()
    const standing = await as(team.admin).call(createClient, { firstName: 'Elena', email, goal: 'Segreto', sendsInvitation: false })
    await register(await codeOf(team.admin), { email, firstName: 'Intruso' })
    const intruder = (await clientsOf(team)).find(each => each.id !== standing.id)
    expect(intruder).toMatchObject({ firstName: 'Intruso' })
    expect(await as(team.admin).call(getClientDetail, { id: standing.id })).toMatchObject({ isRegistered: false, goal: 'Segreto' })
    // one record still has the address: no third record is created with it
    expect((await as(team.admin).ask(createClient, { firstName: 'Terza', email })).body).toMatchObject({
      code: 'client exists',
      data: { buttons: [{ redirect: `/clients/${standing.id}` }] },
    })
  })
})
