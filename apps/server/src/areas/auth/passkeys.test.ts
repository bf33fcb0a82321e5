import {
  addPasskey,
  askPasskeyProof,
  endSecondFactor,
  listPasskeys,
  login,
  loginWithPasskey,
  passkeysAtMost,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@allenio/contract/auth'
import { sql } from '#platform/db'
import { race, testHouse, testPassword as password, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'
import { makeAuthenticator } from './authenticator.testing.ts'
import { confirmFactor, startFactor } from './second-factor.ts'
import { stepAt, totpCode } from '#platform/auth'

const { given, as, stranger, database } = await testHouse()

type Behaviour = Parameters<typeof makeAuthenticator>[0]

async function enrol(person: TestPerson, behaviour?: Behaviour) {
  const authenticator = makeAuthenticator(behaviour)
  const { challengeId, options } = await as(person).call(startPasskey, { password })
  const answer = await as(person).ask(addPasskey, { challengeId, credential: authenticator.create(options), name: 'Telefono' })
  return { authenticator, answer }
}

async function signInWith(authenticator: ReturnType<typeof makeAuthenticator>) {
  const { challengeId, options } = await stranger.call(startPasskeyLogin, {})
  return stranger.ask(loginWithPasskey, { challengeId, credential: authenticator.use(options) })
}

describe('a passkey', () => {
  test('is added after the password and signs in by itself', async () => {
    const person = await given.member('coach')
    expect((await as(person).ask(startPasskey, {})).body.code).toBe('proof needed')
    const { authenticator, answer } = await enrol(person)
    expect(answer.body.data).toMatchObject({ name: 'Telefono', lastUsedAt: null })
    const signedIn = await signInWith(authenticator)
    expect(signedIn.status).toBe(200)
    expect(String(signedIn.headers['set-cookie'])).toContain('files=')
    const { passkeys } = await as(person).call(listPasskeys, {})
    expect(passkeys).toHaveLength(1)
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  test('counts as both factors', async () => {
    const person = await given.person()
    const { authenticator } = await enrol(person)
    await database.withSystem('write', async db => {
      const secret = await startFactor(db, person.personId)
      await confirmFactor(db, person.personId, totpCode(secret, stepAt(Date.now())))
    })
    expect((await stranger.ask(login, { email: person.email, password })).body.data.second_factor).toBeTruthy()
    expect((await signInWith(authenticator)).status).toBe(200)
    const { challengeId, options } = await as(person).call(askPasskeyProof, {})
    expect((await as(person).ask(endSecondFactor, { passkey: { challengeId, credential: authenticator.use(options) } })).status).toBe(200)
  })

  test('is never one too many, however many are added at once', async () => {
    const person = await given.person()
    await database.withSystem('write', db =>
      db.run(sql`
      insert into passkeys (id, person_id, credential_id, public_key, counter, name)
      select gen_random_uuid(), ${person.personId}, 'b2xk' || lpad(n::text, 4, '0'), '', 0, 'Telefono'
      from generate_series(1, ${passkeysAtMost - 3}::int) as n`),
    )
    const attempts: { challengeId: string; credential: object }[] = []
    for (let at = 0; at < 20; at += 1) {
      const { challengeId, options } = await as(person).call(startPasskey, { password })
      attempts.push({ challengeId, credential: makeAuthenticator().create(options) })
    }
    const added = await race(at => as(person).ask(addPasskey, { ...attempts[at], name: 'Telefono' }))
    expect(added).toEqual({ passed: 3, codes: ['too many passkeys'] })
    expect((await as(person).call(listPasskeys, {})).passkeys).toHaveLength(passkeysAtMost)
  })

  test.each<[string, Behaviour]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a device that did not verify the person', { isVerified: false }],
  ])('of %s is refused', async (_, behaviour) => {
    const { answer } = await enrol(await given.person(), behaviour)
    expect([answer.status, answer.body.code]).toEqual([422, 'passkey refused'])
  })

  test('an answer counts once', async () => {
    const { authenticator } = await enrol(await given.person())
    const { challengeId, options } = await stranger.call(startPasskeyLogin, {})
    const answer = { challengeId, credential: authenticator.use(options) }
    const answers = await Promise.all([1, 2, 3].map(() => stranger.ask(loginWithPasskey, answer)))
    expect(answers.map(each => each.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('a challenge burns with a wrong answer, expires, and is for one purpose', async () => {
    const person = await given.person()
    const { authenticator } = await enrol(person)
    const burnt = await stranger.call(startPasskeyLogin, {})
    expect((await stranger.ask(loginWithPasskey, { challengeId: burnt.challengeId, credential: {} })).status).toBe(422)
    expect(
      (await stranger.ask(loginWithPasskey, { challengeId: burnt.challengeId, credential: authenticator.use(burnt.options) })).status,
    ).toBe(422)

    const late = await stranger.call(startPasskeyLogin, {})
    await database.withSystem('write', db => db.run(sql`update challenges set expires_at = now() where id = ${late.challengeId}`))
    expect(
      (await stranger.ask(loginWithPasskey, { challengeId: late.challengeId, credential: authenticator.use(late.options) })).status,
    ).toBe(422)

    const proof = await as(person).call(askPasskeyProof, {})
    expect(
      (await stranger.ask(loginWithPasskey, { challengeId: proof.challengeId, credential: authenticator.use(proof.options) })).status,
    ).toBe(422)
  })

  test('a copied device that falls behind is refused', async () => {
    const { authenticator } = await enrol(await given.person(), { isCloned: true })
    expect((await signInWith(authenticator)).body.code).toBe('passkey refused')
  })

  test('of another person proves nothing', async () => {
    const [one, two] = [await given.person(), await given.person()]
    const { authenticator } = await enrol(one)
    await enrol(two)
    const { challengeId, options } = await as(two).call(askPasskeyProof, {})
    const { status, body } = await as(two).ask(startPasskey, { passkey: { challengeId, credential: authenticator.use(options) } })
    expect([status, body.code]).toEqual([422, 'passkey refused'])
  })

  test('removed, it no longer signs in', async () => {
    const person = await given.person()
    const { authenticator, answer } = await enrol(person)
    const { id } = answer.body.data
    expect((await as(person).ask(removePasskey, { id })).body.code).toBe('proof needed')
    await as(person).call(removePasskey, { id, password })
    expect((await signInWith(authenticator)).status).toBe(422)
  })
})
