import { askPasswordReset, changePassword, resetPassword } from '@allenio/contract/account'
import { addPasskey, endOtherSessions, login, loginWithPasskey, startPasskey, startPasskeyLogin } from '@allenio/contract/auth'
import { stepAt, totpCode } from '#platform/auth'
import { sql } from '#platform/db'
import { mailboxOf, testHouse, testPassword, type TestPerson } from '#testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAuthenticator } from './authenticator.testing.ts'
import { confirmFactor, startFactor } from './second-factor.ts'

const { server, given, as, stranger, database } = await testHouse()
const { tokenTo } = mailboxOf(database)

let networks = 0
/** Each test comes from a network of its own, as different people do. */
const address = () => `10.1.${(networks += 1)}.1`

interface Browser {
  remoteAddress: string
  cookie?: string
}

const tryLogin = async ({ remoteAddress, cookie = '' }: Browser, email: string, password = testPassword) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email, password },
    headers: { cookie },
  })
  return {
    status: answer.statusCode,
    body: answer.json(),
    retryAfter: Number(answer.headers['retry-after']),
    cookie: cookiesOf(answer.headers),
  }
}

const cookiesOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(cookie => String(cookie).split(';')[0])
    .join('; ')

/** A browser in which the person has signed in before. */
async function knownBrowser({ email }: { email: string }, remoteAddress = address()): Promise<Required<Browser>> {
  const { status, cookie } = await tryLogin({ remoteAddress }, email)
  expect(status).toBe(200)
  return { remoteAddress, cookie }
}

async function guess(times: number, browser: Browser, email: string): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await tryLogin(browser, email, `wrong ${index}`)).status)
  return statuses
}

describe('twenty wrong passwords from one address at one account', () => {
  let owner: TestPerson
  let guesser: Browser
  let knownDevice: Browser
  beforeEach(async () => {
    owner = await given.person()
    knownDevice = await knownBrowser(owner)
    guesser = { remoteAddress: address() }
    expect(await guess(20, guesser, owner.email)).toEqual([...Array<number>(5).fill(422), ...Array<number>(15).fill(429)])
  })

  test('have to wait there, also with the right one', async () => {
    const { status, retryAfter, body } = await tryLogin(guesser, owner.email)
    expect([status, retryAfter > 0]).toEqual([429, true])
    expect(body.message).toContain(String(retryAfter))
  })

  test('hold up neither the owner elsewhere nor a known device, even beside the guesser', async () => {
    expect((await tryLogin({ remoteAddress: address() }, owner.email)).status).toBe(200)
    expect((await tryLogin(knownDevice, owner.email)).status).toBe(200)
    expect((await tryLogin({ ...knownDevice, remoteAddress: guesser.remoteAddress }, owner.email)).status).toBe(200)
  })

  test('hold up nobody else behind the same address', async () => {
    const colleague = await given.person()
    expect((await tryLogin(guesser, colleague.email)).status).toBe(200)
  })

  test('do not hold up a mailed link', async () => {
    await stranger.call(askPasswordReset, { email: owner.email })
    const token = await tokenTo(owner.email, /Scegli una nuova password/)
    const password = 'tre gatti sul tetto'
    const reset = await server.inject({
      method: 'POST',
      url: '/api/password/reset',
      remoteAddress: guesser.remoteAddress,
      payload: { token, email: owner.email, password },
    })
    expect(reset.statusCode).toBe(200)
    const cookie = cookiesOf(reset.headers)
    expect((await tryLogin({ ...guesser, cookie }, owner.email, password)).status).toBe(200)
  })

  test('do not hold up a passkey, and neither do wrong passkeys', async () => {
    const authenticator = makeAuthenticator()
    const { challengeId, options } = await as(owner).call(startPasskey, { password: testPassword })
    await as(owner).call(addPasskey, { challengeId, credential: authenticator.create(options), name: 'Telefono' })
    for (let index = 0; index < 25; index += 1) {
      const challenge = await stranger.call(startPasskeyLogin, {})
      expect((await stranger.ask(loginWithPasskey, { challengeId: challenge.challengeId, credential: {} })).status).toBe(422)
    }
    const challenge = await stranger.call(startPasskeyLogin, {})
    const { status } = await stranger.ask(loginWithPasskey, {
      challengeId: challenge.challengeId,
      credential: authenticator.use(challenge.options),
    })
    expect(status).toBe(200)
  })
})

test('an unknown account sounds and waits in the same way', async () => {
  const person = await given.person()
  const answersOf = async (email: string) => {
    const browser = { remoteAddress: address() }
    const answers = []
    for (let index = 0; index < 7; index += 1) answers.push(await tryLogin(browser, email, 'wrong'))
    return answers.map(({ status, body }) => ({ status, body }))
  }
  const [known, unknown] = [await answersOf(person.email), await answersOf('no.such.account@example.com')]
  expect(known).toEqual(unknown)
  expect(known.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('twenty-five misses at as many accounts do not lock an office out', async () => {
  const office = { remoteAddress: address() }
  for (let index = 0; index < 25; index += 1) expect((await tryLogin(office, `miss${index}@example.com`, 'Spring2026!')).status).toBe(422)
  expect((await tryLogin(office, (await given.person()).email)).status).toBe(200)
})

test('an address that tries a hundred accounts is slowed down, but for known devices', async () => {
  const [person, other] = [await given.person(), await given.person()]
  const knownDevice = await knownBrowser(person)
  const sprayer = { remoteAddress: address() }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => tryLogin(sprayer, `victim${round}.${index}@example.com`, 'Spring2026!')))
  }
  const { status, retryAfter } = await tryLogin(sprayer, other.email)
  expect([status, retryAfter > 0, retryAfter <= 60]).toEqual([429, true, true])
  expect((await tryLogin({ ...knownDevice, ...sprayer }, person.email)).status).toBe(200)
  expect((await tryLogin({ remoteAddress: address() }, other.email)).status).toBe(200)
})

test('an account that is tried from everywhere is slowed down, but for known devices', async () => {
  const person = await given.person()
  const knownDevice = await knownBrowser(person)
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => tryLogin({ remoteAddress: address() }, person.email, 'wrong')))
  }
  const { status, retryAfter } = await tryLogin({ remoteAddress: address() }, person.email)
  expect([status, retryAfter > 0, retryAfter <= 60]).toEqual([429, true, true])
  expect((await tryLogin(knownDevice, person.email)).status).toBe(200)
})

test('addresses of one IPv6 subscriber count as one', async () => {
  const person = await given.person()
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1) {
    statuses.push((await tryLogin({ remoteAddress: `2001:db8:1:2::${index + 1}` }, person.email, 'wrong')).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('thirty guesses at once are not thirty guesses, and do not keep the owner waiting', async () => {
  const person = await given.person()
  const knownDevice = await knownBrowser(person)
  const guesser = { remoteAddress: address() }
  const guesses = Promise.all(Array.from({ length: 30 }, (_, index) => tryLogin(guesser, person.email, `guess ${index}`)))
  const owners = await Promise.all([tryLogin(knownDevice, person.email), tryLogin({ remoteAddress: address() }, person.email)])
  expect(owners.map(({ status }) => status)).toEqual([200, 200])
  const answers = await guesses
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 429).every(({ retryAfter }) => retryAfter > 0)).toBe(true)
})

test('the right password starts the count anew', async () => {
  const person = await given.person()
  const browser = { remoteAddress: address() }
  for (let round = 0; round < 3; round += 1) {
    await guess(4, browser, person.email)
    expect((await tryLogin(browser, person.email)).status).toBe(200)
  }
})

test('guessing the second factor’s code counts as guessing', async () => {
  const person = await given.person()
  await database.withSystem('write', async db => {
    await confirmFactor(db, person.personId, totpCode(await startFactor(db, person.personId), stepAt(Date.now())))
  })
  const remoteAddress = address()
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1) {
    const payload = { email: person.email, password: testPassword, code: `wrong-code-${index}` }
    statuses.push((await server.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload })).statusCode)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
})

describe('a known device', () => {
  test('is a cookie of the browser’s alone, and the table does not hold it', async () => {
    const person = await given.person()
    const answer = await stranger.ask(login, { email: person.email, password: testPassword })
    const [cookie = ''] = [answer.headers['set-cookie']]
      .flat()
      .map(String)
      .filter(each => each.startsWith('device.'))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
    const [key = ''] = cookie.slice(cookie.indexOf('=') + 1).split('.')
    const rows = await database.withSystem('read', db =>
      db.many<{ row: string }>(sql`
      select d::text as row from device_keys d where person_id = ${person.personId}`),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(cookie).not.toContain(person.personId)
  })

  test('gives no endless tries: stolen, it waits like anybody else', async () => {
    const person = await given.person()
    const { cookie } = await knownBrowser(person)
    // five as the device, five as any browser at that address
    const statuses = await guess(14, { remoteAddress: address(), cookie }, person.email)
    expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(4).fill(429)])
    expect((await tryLogin({ remoteAddress: address(), cookie }, person.email)).status).toBe(200)
  })

  test('is known for one person, and not by a made-up key', async () => {
    const [person, other] = [await given.person(), await given.person()]
    const { cookie } = await knownBrowser(other)
    const browser = { remoteAddress: address(), cookie }
    await guess(5, browser, person.email)
    expect((await tryLogin(browser, person.email)).status).toBe(429)
    const own = await knownBrowser(person)
    const forged = own.cookie.replace(/(device\.[\w-]+=)[\w-]{10}/, '$1AAAAAAAAAA')
    expect((await tryLogin({ ...browser, cookie: forged }, person.email)).status).toBe(429)
    expect((await tryLogin({ ...browser, cookie: own.cookie }, person.email)).status).toBe(200)
  })

  test.each<[string, (person: TestPerson) => Promise<unknown>]>([
    [
      'the password changes',
      person => as(person).call(changePassword, { currentPassword: testPassword, newPassword: 'tre gatti sul tetto' }),
    ],
    ['all others are signed out', person => as(person).call(endOtherSessions, {})],
    [
      'its time is over',
      person =>
        database.withSystem('write', db =>
          db.run(sql`
      update device_keys set expires_at = now() where person_id = ${person.personId}`),
        ),
    ],
    [
      'the password is chosen by a mailed link',
      async person => {
        await stranger.call(askPasswordReset, { email: person.email })
        const token = await tokenTo(person.email, /Scegli una nuova password/)
        await stranger.call(resetPassword, { token, email: person.email, password: 'tre gatti sul tetto' })
      },
    ],
  ])('is one no more when %s', async (_, end) => {
    const person = await given.person()
    const knownDevice = await knownBrowser(person)
    await end(person)
    const browser = { ...knownDevice, remoteAddress: address() }
    await guess(5, browser, person.email)
    expect(await guess(1, browser, person.email)).toEqual([429])
  })
})
