import {
  askPasswordReset,
  choosePassword,
  confirmAddress,
  deleteAccount,
  register,
  resetPassword,
  setPassword,
  removeOtherWayIn,
} from '@allenio/contract/account'
import {
  addPasskey,
  confirmSecondFactor,
  getMe,
  login,
  loginWithPasskey,
  startPasskey,
  startPasskeyLogin,
  startSecondFactor,
} from '@allenio/contract/auth'
import { newId } from '@allenio/domain/ids'
import { inviteMember } from '#areas/account'
import { createLink, stepAt, totpCode } from '#platform/auth'
import { sql } from '#platform/db'
import { callerOf, mailboxOf, testHouse, testPassword, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'
import { makeAuthenticator } from './authenticator.testing.ts'
import { askForNew, keepPasskey } from './passkeys.ts'
import { confirmFactor, makeRecoveryCodes, startFactor } from './second-factor.ts'

const { server, given, as, stranger, database } = await testHouse()
const { tokenTo, mailTo } = mailboxOf(database)
const write = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

const strangersPassword = 'parola di un estraneo'
const ownPassword = 'tre gatti sul tetto'
const newAddress = () => `${newId()}@example.com`

async function registerPerson(email: string) {
  const { access_token: token } = await stranger.call(register, {
    firstName: 'Elena',
    lastName: 'Riva',
    email,
    password: strangersPassword,
    businessName: 'Studio Riva',
    profession: 'both',
    locale: 'it',
    hasAgreed: true,
  })
  const caller = callerOf(server, token)
  return { caller, email, personId: (await caller.call(getMe, {})).user.id }
}

/** A passkey in the account, written past the screens that would refuse to add one. */
async function plantPasskey({ personId, email }: { personId: string; email: string }) {
  const authenticator = makeAuthenticator()
  const row = await write(async db => {
    const { challengeId, options } = await askForNew(db, { id: personId, email, name: 'Elena' })
    return keepPasskey(db, personId, { challengeId, credential: authenticator.create(options), name: 'Telefono' })
  })
  return { authenticator, id: row.id }
}

async function plantFactor(personId: string): Promise<string> {
  return write(async db => {
    const secret = await startFactor(db, personId)
    await confirmFactor(db, personId, totpCode(secret, stepAt(Date.now())))
    await makeRecoveryCodes(db, personId)
    return secret
  })
}

const passkeyLogin = async (authenticator: ReturnType<typeof makeAuthenticator>) => {
  const { challengeId, options } = await stranger.call(startPasskeyLogin, {})
  return (await stranger.ask(loginWithPasskey, { challengeId, credential: authenticator.use(options) })).status
}

const passwordLogin = async (email: string, password: string) => {
  const { status, body } = await stranger.ask(login, { email, password })
  return status === 200 ? Object.keys(body.data) : body.code
}

/** Everything that a stranger could prepare in an account with somebody else's address. */
async function prepareIntrusion(email = newAddress()) {
  const account = await registerPerson(email)
  const { personId } = account
  const { authenticator } = await plantPasskey(account)
  await plantFactor(personId)
  const other = callerOf(
    server,
    (
      await stranger.call(register, {
        firstName: 'Altra',
        lastName: 'Riva',
        email: newAddress(),
        password: strangersPassword,
        businessName: 'Altro',
        profession: 'both',
        locale: 'it',
        hasAgreed: true,
      })
    ).access_token,
  )
  await write(async db => {
    // a second session, with a device that is written to
    await db.run(sql`update sessions set person_id = ${personId} where person_id = ${(await other.call(getMe, {})).user.id}`)
    await db.run(sql`insert into devices (id, person_id, session_id, kind, endpoint)
      select ${newId()}, person_id, id, 'web push', ${`https://push.example.com/${newId()}`}
      from sessions where person_id = ${personId} limit 1`)
    await askForNew(db, { id: personId, email, name: 'Elena' })
    const { email_key: emailKey } = await db.one<{ email_key: string }>(sql`select email_key from persons where id = ${personId}`)
    await createLink(db, { kind: 'change address', personId, emailKey, days: 1, details: { newEmail: newAddress() } })
  })
  await account.caller.call(deleteAccount, { password: strangersPassword })
  return { ...account, authenticator }
}

const leftOf = (personId: string) =>
  database.withSystem('read', db =>
    db.one(sql`
  select (select count(*)::int from passkeys where person_id = ${personId}) as passkeys,
    (select count(*)::int from second_factors where person_id = ${personId}) as factors,
    (select count(*)::int from recovery_codes where person_id = ${personId}) as codes,
    (select count(*)::int from sessions where person_id = ${personId}) as sessions,
    (select count(*)::int from devices where person_id = ${personId}) as devices,
    (select count(*)::int from challenges where person_id = ${personId}) as challenges,
    (select count(*)::int from links where person_id = ${personId} and used_at is null and kind <> 'choose password') as links,
    (select deletion_due_at from persons where id = ${personId}) as deletion`),
  )
const nothing = { passkeys: 0, factors: 0, codes: 0, sessions: 0, devices: 0, challenges: 0, links: 0, deletion: null }

async function resetToken(email: string): Promise<string> {
  await stranger.call(askPasswordReset, { email })
  return tokenTo(email, /Scegli una nuova password/)
}

describe('an account that a stranger prepared', () => {
  test('is the owner’s alone after a reset', async () => {
    const { email, personId, caller, authenticator } = await prepareIntrusion()
    const answer = await stranger.call(resetPassword, { token: await resetToken(email), email, password: ownPassword })
    expect(answer).toEqual({ email, otherWaysIn: null })
    expect(await leftOf(personId)).toEqual(nothing)
    expect(await passkeyLogin(authenticator)).toBe(422)
    expect((await caller.ask(getMe)).status).toBe(401)
    expect(await passwordLogin(email, strangersPassword)).toBe('wrong credentials')
    expect(await passwordLogin(email, ownPassword)).toEqual(['access_token'])
  })

  test('is the owner’s alone after the confirmation link, opened where nobody is signed in to it', async () => {
    for (const opener of [stranger, as(await given.person())]) {
      const { email, personId, caller, authenticator } = await prepareIntrusion()
      const { outcome, passwordToken } = await opener.call(confirmAddress, { token: await tokenTo(email, /Conferma/) })
      expect(outcome).toBe('confirmed')
      expect(await leftOf(personId)).toEqual(nothing)
      expect(await passkeyLogin(authenticator)).toBe(422)
      expect((await caller.ask(getMe)).status).toBe(401)
      expect(await passwordLogin(email, strangersPassword)).toBe('wrong credentials')
      await stranger.call(choosePassword, { token: String(passwordToken), password: ownPassword })
      expect((await stranger.ask(choosePassword, { token: String(passwordToken), password: strangersPassword })).status).toBe(410)
      expect(await passwordLogin(email, ownPassword)).toEqual(['access_token'])
    }
  })

  test('is the owner’s alone after an accepted invitation', async () => {
    const { email, personId, authenticator } = await prepareIntrusion()
    // an account that owns its address without having proved it, as an invitation makes one
    await write(db => db.run(sql`update persons set email_key = ${email}, claimed_key = null where id = ${personId}`))
    const admin = await given.member('admin')
    await database.withWorkspace(admin.workspaceId, 'write', db =>
      inviteMember(db, { email, firstName: 'Elena', lastName: 'Riva', language: 'it', role: 'client' }),
    )
    await stranger.call(setPassword, { token: await tokenTo(email, /ti ha invitato/), password: ownPassword, hasAgreed: true })
    expect(await leftOf(personId)).toEqual(nothing)
    expect(await passkeyLogin(authenticator)).toBe(422)
    expect(await passwordLogin(email, ownPassword)).toEqual(['access_token'])
  })

  test('opens to nobody once it has gone over to the account that had the address', async () => {
    const owner = await given.person()
    const { email, personId, authenticator } = await prepareIntrusion(owner.email)
    const { outcome } = await stranger.call(confirmAddress, { token: await tokenTo(email, /Hai già un account/) })
    expect(outcome).toBe('joined')
    expect(await leftOf(personId)).toMatchObject({ passkeys: 0, factors: 0, codes: 0, sessions: 0 })
    expect(await passkeyLogin(authenticator)).toBe(422)
    expect(await passwordLogin(email, testPassword)).toEqual(['access_token'])
  })
})

test('who opens the link in the account’s own session keeps it and the password; all else ends', async () => {
  const { email, caller, authenticator, personId } = await prepareIntrusion()
  expect(await caller.call(confirmAddress, { token: await tokenTo(email, /Conferma/) })).toEqual({
    outcome: 'confirmed',
    email,
    passwordToken: null,
  })
  expect(await leftOf(personId)).toMatchObject({ ...nothing, sessions: 1, devices: expect.any(Number) })
  expect((await caller.call(getMe, {})).user.isEmailConfirmed).toBe(true)
  expect(await passkeyLogin(authenticator)).toBe(422)
  expect(await passwordLogin(email, strangersPassword)).toEqual(['access_token'])
})

test('an unconfirmed account adds neither a passkey nor a second factor', async () => {
  const { caller, personId, email } = await registerPerson(newAddress())
  const refusalOf = async (...call: Parameters<typeof caller.ask>) => {
    const { status, body } = await caller.ask(...call)
    return [status, body.code]
  }
  const { challengeId, options } = await write(db => askForNew(db, { id: personId, email, name: 'Elena' }))
  const secret = await write(db => startFactor(db, personId))
  const unconfirmed = [403, 'address unconfirmed']
  expect(await refusalOf(startPasskey, { password: strangersPassword })).toEqual(unconfirmed)
  expect(await refusalOf(addPasskey, { challengeId, credential: makeAuthenticator().create(options), name: 'Telefono' })).toEqual(
    unconfirmed,
  )
  expect(await refusalOf(startSecondFactor, { password: strangersPassword })).toEqual(unconfirmed)
  expect(await refusalOf(confirmSecondFactor, { code: totpCode(secret, stepAt(Date.now())) })).toEqual(unconfirmed)
})

describe('a later reset', () => {
  const reset = async ({ email }: TestPerson) =>
    stranger.call(resetPassword, { token: await resetToken(email), email, password: ownPassword })

  test('ends the sessions, shows what else opens the account, and lets it be removed', async () => {
    const person = await given.person()
    const [kept, unknown] = [await plantPasskey(person), await plantPasskey(person)]
    const { otherWaysIn } = await reset(person)
    expect((await as(person).ask(getMe)).status).toBe(401)
    expect(otherWaysIn).toMatchObject({
      passkeys: [{ id: kept.id, name: 'Telefono', lastUsedAt: null }, { id: unknown.id }],
      hasSecondFactor: false,
    })
    const token = String(otherWaysIn?.token)
    // in the meantime the intruder signs in once more
    const { challengeId, options } = await stranger.call(startPasskeyLogin, {})
    const { access_token } = await stranger.call(loginWithPasskey, { challengeId, credential: unknown.authenticator.use(options) })
    expect(await stranger.call(removeOtherWayIn, { token, passkeyId: unknown.id })).toMatchObject({ passkeys: [{ id: kept.id }] })
    expect((await callerOf(server, access_token).ask(getMe)).status).toBe(401)
    expect([await passkeyLogin(unknown.authenticator), await passkeyLogin(kept.authenticator)]).toEqual([422, 200])
    await mailTo(person.email, /Passkey rimossa/)
  })

  test('does not get past the second factor, which goes by its code alone', async () => {
    const person = await given.person()
    const secret = await plantFactor(person.personId)
    const token = String((await reset(person)).otherWaysIn?.token)
    expect(await passwordLogin(person.email, ownPassword)).toEqual(['second_factor'])
    const wrong = await stranger.ask(removeOtherWayIn, { token, code: 'wrong-code' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong code'])
    expect(await stranger.call(removeOtherWayIn, { token, code: totpCode(secret, stepAt(Date.now()) + 1) })).toEqual({
      passkeys: [],
      hasSecondFactor: false,
    })
    expect(await passwordLogin(person.email, ownPassword)).toEqual(['access_token'])
  })

  test('guessing the code takes patience', async () => {
    const person = await given.person()
    await plantFactor(person.personId)
    const token = String((await reset(person)).otherWaysIn?.token)
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1)
      statuses.push((await stranger.ask(removeOtherWayIn, { token, code: `wrong-${index}` })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  test('the right to remove is short, of one account, and ends with the next password', async () => {
    const [person, other] = [await given.person(), await given.person()]
    const { id } = await plantPasskey(person)
    const { id: othersId } = await plantPasskey(other)
    const token = String((await reset(person)).otherWaysIn?.token)
    expect((await stranger.ask(removeOtherWayIn, { token, passkeyId: othersId })).status).toBe(404)
    expect((await stranger.ask(resetPassword, { token, email: person.email, password: ownPassword })).status).toBe(410)
    const again = await write(db =>
      createLink(db, { kind: 'reset password', personId: person.personId, emailKey: person.email, minutes: 60 }),
    )
    const next = await stranger.call(resetPassword, { token: again, email: person.email, password: ownPassword })
    expect((await stranger.ask(removeOtherWayIn, { token, passkeyId: id })).status).toBe(410)
    await write(db => db.run(sql`update links set expires_at = now() where person_id = ${person.personId}`))
    expect((await stranger.ask(removeOtherWayIn, { token: String(next.otherWaysIn?.token), passkeyId: id })).status).toBe(410)
  })
})
