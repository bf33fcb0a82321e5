import { confirmSecondFactor, endSecondFactor, getMe, login, renewRecoveryCodes, startSecondFactor } from '@allenio/contract/auth'
import { stepAt, totpCode } from '#platform/auth'
import { sql } from '#platform/db'
import { mailboxOf, testHouse, testPassword as password, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as, stranger, database } = await testHouse()
const { mailTo } = mailboxOf(database)

const codeOf = (secret: string, ahead = 0) => totpCode(secret, stepAt(Date.now()) + ahead)
const codeAgo = async ({ personId }: TestPerson) =>
  database.withSystem('write', db => db.run(sql`update second_factors set last_step = -1 where person_id = ${personId}`))

async function guardedPerson() {
  const person = await given.person()
  const { secret, address } = await as(person).call(startSecondFactor, { password })
  const { recoveryCodes } = await as(person).call(confirmSecondFactor, { code: codeOf(secret) })
  return { person, secret, address, recoveryCodes }
}

const tryLogin = ({ email }: TestPerson, code?: string) => stranger.ask(login, { email, password, ...(code !== undefined && { code }) })

describe('the second factor', () => {
  test('is asked for after the password, and a code lets in', async () => {
    const { person, secret, address } = await guardedPerson()
    expect(address).toMatch(/^otpauth:\/\/totp\/Allenio:.*secret=/)
    const answer = await tryLogin(person)
    expect(answer.body.data).toEqual({ second_factor: { kinds: ['authenticator', 'recovery code'] } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { body } = await tryLogin(person, codeOf(secret, 1))
    expect(body.data.access_token).toMatch(/^[\w-]{43}$/)
    expect((await as(person).call(getMe, {})).user.secondFactor).toEqual({ isOn: true, recoveryCodes: 10, passkeys: 0 })
    await mailTo(person.email, /Verifica in due passaggi attivata/)
  })

  test('a wrong password is told before any code', async () => {
    const { person, secret } = await guardedPerson()
    const { body } = await stranger.ask(login, { email: person.email, password: 'wrong password', code: codeOf(secret, 1) })
    expect(body.code).toBe('wrong credentials')
  })

  test('a code counts once, also in parallel', async () => {
    const { person, secret } = await guardedPerson()
    expect((await tryLogin(person, codeOf(secret))).body.code).toBe('wrong code')
    await codeAgo(person)
    const code = codeOf(secret)
    const answers = await Promise.all([1, 2, 3].map(() => tryLogin(person, code)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect((await tryLogin(person, code)).status).not.toBe(200)
  })

  test('a recovery code counts once, however it is written', async () => {
    const { person, recoveryCodes } = await guardedPerson()
    const [first = '', second = ''] = recoveryCodes
    expect((await tryLogin(person, ` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
    expect((await tryLogin(person, first)).body.code).toBe('wrong code')
    const answers = await Promise.all([1, 2, 3].map(() => tryLogin(person, second)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect((await as(person).call(getMe, {})).user.secondFactor.recoveryCodes).toBe(8)
  })

  test('codes cannot be guessed on, although the password is right each time', async () => {
    const { person, secret } = await guardedPerson()
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1) {
      await tryLogin(person)
      statuses.push((await tryLogin(person, '000000')).status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect((await tryLogin(person, codeOf(secret, 1))).status).toBe(429)
  })

  test('nobody’s code helps with another account', async () => {
    const [one, two] = [await guardedPerson(), await guardedPerson()]
    expect((await tryLogin(one.person, two.recoveryCodes[0])).body.code).toBe('wrong code')
    expect((await tryLogin(one.person, codeOf(two.secret, 1))).body.code).toBe('wrong code')
  })
})

describe('changing it', () => {
  test('starting takes the password, and does not replace a factor that counts', async () => {
    const person = await given.person()
    expect((await as(person).ask(startSecondFactor, {})).body).toMatchObject({
      code: 'proof needed',
      errors: { password: [expect.any(String)] },
    })
    expect((await as(person).ask(startSecondFactor, { password: 'wrong' })).body).toMatchObject({ code: 'wrong password' })
    const { person: other } = await guardedPerson()
    expect((await as(other).ask(startSecondFactor, { password })).status).toBe(409)
  })

  test('an unconfirmed secret changes nothing', async () => {
    const person = await given.person()
    await as(person).call(startSecondFactor, { password })
    expect((await as(person).ask(confirmSecondFactor, { code: '123456' })).body.code).toBe('wrong code')
    expect((await tryLogin(person)).body.data.access_token).toBeTruthy()
  })

  test('ending it takes password and code', async () => {
    const { person, secret } = await guardedPerson()
    expect((await as(person).ask(endSecondFactor, { password })).body.code).toBe('wrong code')
    expect((await as(person).ask(endSecondFactor, { password: 'wrong', code: codeOf(secret, 1) })).body.code).toBe('wrong password')
    expect((await as(person).ask(endSecondFactor, { password, code: codeOf(secret, 1) })).status).toBe(200)
    expect((await tryLogin(person)).body.data.access_token).toBeTruthy()
    await mailTo(person.email, /disattivata/)
  })

  test('wrong codes after a right password are still counted', async () => {
    const { person } = await guardedPerson()
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1) statuses.push((await as(person).ask(endSecondFactor, { password, code: '000000' })).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  test('new recovery codes end the earlier ones', async () => {
    const { person, secret, recoveryCodes } = await guardedPerson()
    const renewed = await as(person).call(renewRecoveryCodes, { password, code: codeOf(secret, 1) })
    expect(new Set([...recoveryCodes, ...renewed.recoveryCodes]).size).toBe(20)
    expect((await tryLogin(person, recoveryCodes[0])).body.code).toBe('wrong code')
    expect((await tryLogin(person, renewed.recoveryCodes[0])).status).toBe(200)
  })

  test('neither secret nor codes stand readable in the database', async () => {
    const { person, secret, recoveryCodes } = await guardedPerson()
    const dump = await database.withSystem('read', db =>
      db.many(sql`
      select f.secret, encode(r.code_hash, 'escape') as code from second_factors f join recovery_codes r using (person_id)
      where f.person_id = ${person.personId}`),
    )
    const text = JSON.stringify(dump)
    for (const readable of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
      expect(text).not.toContain(readable)
  })
})
