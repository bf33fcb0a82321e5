import { askPasswordReset, confirmAddress, getLink, register, resendConfirmation } from '@allenio/contract/account'
import { getMe, login } from '@allenio/contract/auth'
import { createClient } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { callerOf, mailboxOf, testHouse, testPassword } from '#testing'
import { describe, expect, test } from 'vitest'
import { eraseDueAccounts } from './deletion/erasure.ts'

const { server, given, as, stranger, database } = await testHouse()
const { mailTo, tokenTo, mailsTo } = mailboxOf(database)

const password = 'tre gatti sul tetto'
const otherPassword = 'quattro cani in giardino'
const newAddress = () => `${newId()}@example.com`
const formOf = (email: string, more = {}) => ({
  firstName: 'Elena',
  lastName: 'Riva',
  email,
  password,
  businessName: 'Studio Riva',
  profession: 'both' as const,
  locale: 'it' as const,
  hasAgreed: true as const,
  ...more,
})
const registerPerson = async (email: string, more = {}) =>
  callerOf(server, (await stranger.call(register, formOf(email, more))).access_token)

describe('registering', () => {
  test('opens a business with its admin and a trial, at once', async () => {
    const email = newAddress()
    const { user } = await (await registerPerson(email)).call(getMe, {})
    expect(user).toMatchObject({
      email,
      name: 'Elena Riva',
      roles: ['admin'],
      isEmailConfirmed: false,
      workspace: { name: 'Studio Riva', role: 'admin', currency: 'EUR', trialDays: 30 },
    })
    expect((await stranger.ask(login, { email, password })).body.data.access_token).toBeTruthy()
    expect((await mailTo(email, /Conferma/)).plain).toContain('è pronto e la prova gratuita di 30 giorni è cominciata. Resta')
  })

  test('in English the business counts in dollars', async () => {
    const { user } = await (await registerPerson(newAddress(), { locale: 'en', profession: 'coach' })).call(getMe, {})
    expect(user).toMatchObject({ locale: 'en', workspace: { currency: 'USD', profession: 'coach' } })
  })

  test('the person and the business begin in the time zone of the browser', async () => {
    const { user } = await (await registerPerson(newAddress(), { timeZone: 'Europe/Lisbon' })).call(getMe, {})
    expect(user).toMatchObject({ timeZone: 'Europe/Lisbon', workspace: { presets: { timeZone: 'Europe/Lisbon' } } })
    const elsewhere = await (await registerPerson(newAddress())).call(getMe, {})
    expect(elsewhere.user).toMatchObject({ timeZone: 'Europe/Rome', workspace: { presets: { timeZone: 'Europe/Rome' } } })
  })

  test.each([
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ password: 'short' }, 'password'],
    [{ password: 'password2024!' }, 'password'],
    [{ hasAgreed: false }, 'hasAgreed'],
    [{ businessName: '' }, 'businessName'],
    [{ email: 'nobody' }, 'email'],
    [{ role: 'admin' }, 'role'],
    [{ isSuperAdmin: true }, 'isSuperAdmin'],
  ])('%j is refused', async (wrong, field) => {
    const { status, body } = await stranger.ask(register, { ...formOf(newAddress()), ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('consent is asked for in the words of the dictionary', async () => {
    const { body } = await stranger.ask(register, { ...formOf(newAddress()), hasAgreed: false }, { headers: { 'accept-language': 'en' } })
    expect(body.message).toBe('You must agree before submitting.')
  })
})

describe('an address that has an account', () => {
  test('is registered like any other: same answer, same entry, same follow-up', async () => {
    const owner = await given.person()
    const [known, unknown] = [owner.email, newAddress()]
    const answers = [await stranger.ask(register, formOf(known)), await stranger.ask(register, formOf(unknown))]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.data)])).toEqual([
      [200, ['access_token']],
      [200, ['access_token']],
    ])
    const users = await Promise.all(answers.map(async ({ body }) => (await callerOf(server, body.data.access_token).call(getMe, {})).user))
    const [inOne, inOther] = users.map(user => ({
      ...user,
      id: '',
      email: '',
      workspace: user.workspace?.name,
      memberships: user.memberships.length,
    }))
    expect(inOne).toEqual(inOther)
    const logins = await Promise.all([known, unknown].map(email => stranger.ask(login, { email, password })))
    expect(logins.map(({ status, body }) => [status, Object.keys(body.data)])).toEqual([
      [200, ['access_token']],
      [200, ['access_token']],
    ])
    const wrong = await Promise.all([known, unknown].map(email => stranger.ask(login, { email, password: 'something else' })))
    expect(wrong[0]?.body).toEqual(wrong[1]?.body)
  })

  test('keeps its owner: nothing of theirs changes or is reached', async () => {
    const owner = await given.member('admin')
    const intruder = await registerPerson(owner.email)
    const { user } = await intruder.call(getMe, {})
    expect(user.id).not.toBe(owner.personId)
    expect(user.memberships.map(({ workspaceId }) => workspaceId)).not.toContain(owner.workspaceId)
    const { access_token } = await stranger.call(login, { email: owner.email, password: testPassword })
    expect((await callerOf(server, access_token).call(getMe, {})).user.id).toBe(owner.personId)
  })

  test('gets a mail that says so, whose link moves the business to it', async () => {
    const owner = await given.member('coach', { firstName: 'Vera' })
    const claim = await registerPerson(owner.email, { businessName: 'Nuova Attività' })
    expect((await mailTo(owner.email, /Hai già un account/)).html).toContain('Unisci')
    const token = await tokenTo(owner.email, /Hai già un account/)
    expect(await stranger.call(getLink, { token })).toMatchObject({ leadsTo: 'joining' })
    expect((await stranger.call(confirmAddress, { token })).outcome).toBe('joined')
    expect(await stranger.call(getLink, { token })).toMatchObject({ isLive: false, isDone: true })
    expect((await claim.ask(getMe)).status).toBe(401)
    expect((await stranger.ask(login, { email: owner.email, password })).body.code).toBe('wrong credentials')
    const { user } = await as(owner).call(getMe, {})
    expect(user.memberships.map(({ name, role }) => `${name}: ${role}`).sort()).toEqual([
      'Nuova Attività: admin',
      'Studio Marchetti: coach',
    ])
    expect(user.firstName).toBe('Vera')
  })

  test('an invited person who never came in keeps what they were invited to', async () => {
    const invited = await given.member('client')
    await database.withSystem('write', db =>
      db.run(sql`
      update persons set password_hash = null, email_confirmed_at = null where id = ${invited.personId}`),
    )
    await registerPerson(invited.email)
    const token = await tokenTo(invited.email, /Hai già un account/)
    expect((await stranger.call(confirmAddress, { token })).outcome).toBe('joined')
    // the password of the registration does not open the invited account
    expect((await stranger.ask(login, { email: invited.email, password })).body.code).toBe('wrong credentials')
  })
})

describe('registering twice with an address that nobody has proved', () => {
  const businessesOf = (email: string) =>
    database.withSystem('read', async db =>
      (
        await db.many<{ name: string }>(sql`
          select w.name from workspaces w join memberships m on m.workspace_id = w.id join persons p on p.id = m.person_id
          where p.email = ${email} order by w.name`)
      ).map(({ name }) => name),
    )
  const dueNow = () =>
    database.withSystem('write', db => db.run(sql`update persons set deletion_due_at = now() where deletion_due_at is not null`))

  test('with the same password goes on with the one business, also after two presses at once, and gets a new mail', async () => {
    const email = newAddress()
    // the limit of tries lets the second press wait
    const answers = await Promise.all([1, 2].map(() => stranger.ask(register, formOf(email))))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    await expect.poll(async () => (await stranger.ask(register, formOf(email))).status).toBe(200)
    const first = callerOf(server, answers.find(({ status }) => status === 200)?.body.data.access_token)
    const second = await registerPerson(email, { businessName: 'Studio Verdi' })
    const [one, other] = [(await first.call(getMe, {})).user, (await second.call(getMe, {})).user]
    expect(other.id).toBe(one.id)
    expect(await businessesOf(email)).toEqual([one.workspace?.name])
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(2)
  })

  test('with another password reaches nothing of the first, and makes one business once the address is proved', async () => {
    const email = newAddress()
    const first = await registerPerson(email)
    await mailTo(email, /Conferma/)
    const second = await registerPerson(email, { businessName: 'Studio Verdi', password: otherPassword })
    expect((await second.call(getMe, {})).user.memberships.map(({ name }) => name)).toEqual(['Studio Verdi'])
    // the new password opens the new account alone, as long as nobody has proved the address
    expect((await first.call(getMe, {})).user.memberships.map(({ name }) => name)).toEqual(['Studio Riva'])
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    await second.call(confirmAddress, { token: await tokenTo(email, /Conferma/) })
    expect((await stranger.ask(login, { email, password: otherPassword })).status).toBe(200)
    expect((await first.call(getMe, {})).user.deletionDueAt).not.toBeNull()
    await dueNow()
    await eraseDueAccounts(database)
    expect(await businessesOf(email)).toEqual(['Studio Verdi'])
    expect((await mailsTo(email)).map(({ subject }) => subject).filter(subject => !subject.startsWith('Conferma'))).toEqual([])
  })

  test('where the first has clients it stays, and its own link joins it', async () => {
    const email = newAddress()
    const first = await registerPerson(email)
    const token = await tokenTo(email, /Conferma/)
    await first.call(createClient, { firstName: 'Aldo' })
    const second = await registerPerson(email, { businessName: 'Studio Verdi', password: otherPassword })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    await second.call(confirmAddress, { token: await tokenTo(email, /Conferma/) })
    await dueNow()
    await eraseDueAccounts(database)
    expect((await stranger.call(confirmAddress, { token })).outcome).toBe('joined')
    expect((await second.call(getMe, {})).user.memberships.map(({ name }) => name).toSorted()).toEqual(['Studio Riva', 'Studio Verdi'])
  })
})

describe('confirming', () => {
  test('the link makes the address one’s own, once', async () => {
    const email = newAddress()
    const caller = await registerPerson(email)
    const token = await tokenTo(email, /Conferma/)
    expect(await stranger.call(getLink, { token })).toEqual({
      kind: 'confirm address',
      isLive: true,
      isDone: false,
      email,
      leadsTo: 'choosing a password',
    })
    expect(await caller.call(getLink, { token })).toMatchObject({ leadsTo: 'nothing else' })
    const answers = await Promise.all([1, 2, 3].map(() => caller.ask(confirmAddress, { token })))
    expect(answers.map(each => each.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
    expect((await caller.call(getMe, {})).user.isEmailConfirmed).toBe(true)
    expect(await stranger.call(getLink, { token })).toEqual({
      kind: 'confirm address',
      isLive: false,
      isDone: true,
      email: null,
      leadsTo: null,
    })
    const dead = answers.find(each => each.status === 410)
    expect(dead?.body).toMatchObject({ code: 'dead link', data: { buttons: [{ redirect: '/settings' }] } })
    expect((await caller.ask(resendConfirmation, {})).status).toBe(409)
  })

  test('of two who claim an address the first to open their link has it', async () => {
    const email = newAddress()
    const first = await registerPerson(email)
    const firstToken = await tokenTo(email, /Conferma/)
    const second = await registerPerson(email, { businessName: 'Seconda', password: otherPassword })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const secondToken = await tokenTo(email, /Conferma/)
    const outcomes = await Promise.all(
      [firstToken, secondToken].map(async token => (await stranger.call(confirmAddress, { token })).outcome),
    )
    expect(outcomes.sort()).toEqual(['confirmed', 'joined'])
    const alive = await Promise.all([first, second].map(caller => caller.ask(getMe)))
    expect(alive.map(answer => answer.status)).toEqual([401, 401])
    const { memberships } = await database.withSystem('read', db =>
      db.one<{ memberships: number }>(sql`
      select count(*)::int as memberships from memberships m join persons p on p.id = m.person_id where p.email_key = ${email}`),
    )
    expect(memberships).toBe(2)
  })

  test('a new mail ends the earlier link; after five it takes patience', async () => {
    const email = newAddress()
    const caller = await registerPerson(email)
    const earlier = await tokenTo(email, /Conferma/)
    await caller.call(resendConfirmation, {})
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    expect((await stranger.ask(confirmAddress, { token: earlier })).status).toBe(410)
    for (let index = 0; index < 4; index += 1) await caller.ask(resendConfirmation, {})
    const { status, headers } = await caller.ask(resendConfirmation, {})
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  })

  test('expired and invented links are dead alike', async () => {
    const email = newAddress()
    await registerPerson(email)
    const token = await tokenTo(email, /Conferma/)
    await database.withSystem('write', db => db.run(sql`update links set expires_at = now() where kind = 'confirm address'`))
    const [expired, invented] = [
      await stranger.ask(confirmAddress, { token }),
      await stranger.ask(confirmAddress, { token: 'x'.repeat(43) }),
    ]
    expect([expired.status, expired.body]).toEqual([410, invented.body])
  })
})

test('the host of a link never comes from the request', async () => {
  const email = newAddress()
  await stranger.ask(register, formOf(email), { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
  const mail = await mailTo(email, /Conferma/)
  expect(mail.plain).toContain('http://localhost:3000/confirm-address?token=')
  expect(mail.plain + mail.html).not.toContain('evil.example')
})

test('who registers one address again and again has to wait; its owner elsewhere has not, and gets so many mails and no more', async () => {
  const email = newAddress()
  const registerFrom = async (remoteAddress: string) =>
    (await server.inject({ method: 'POST', url: '/api/register', remoteAddress, payload: formOf(email) })).statusCode
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1) statuses.push(await registerFrom('10.9.1.1'))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  for (let index = 0; index < 5; index += 1) await registerFrom('10.9.2.1')
  await expect.poll(async () => (await mailsTo(email)).length).toBe(10)
  expect(await registerFrom('10.9.3.1')).toBe(200)
  const marker = newAddress()
  await registerPerson(marker)
  await mailTo(marker, /Conferma/)
  expect(await mailsTo(email)).toHaveLength(10)
})

test('the mail to an address that nobody has proved does not carry the name that was typed', async () => {
  const email = newAddress()
  const caller = await registerPerson(email, { firstName: 'Vinci subito un premio' })
  await caller.call(resendConfirmation, {})
  await stranger.call(askPasswordReset, { email })
  await expect.poll(async () => (await mailsTo(email)).length).toBe(3)
  expect(JSON.stringify(await mailsTo(email))).not.toContain('premio')
  expect((await mailTo(email, /Conferma/)).plain).toContain('Ciao,')
})
