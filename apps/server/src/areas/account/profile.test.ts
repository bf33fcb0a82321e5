import { createECDH } from 'node:crypto'
import { Readable } from 'node:stream'
import { checkRefresh, confirmAddress, getLink, setLocale, setTutorialStep, updateDevices, updateProfile } from '@allenio/contract/account'
import { getMe, login } from '@allenio/contract/auth'
import { newId } from '@allenio/domain/ids'
import { installBuild } from '#areas/auth'
import { sql } from '#platform/db'
import { sweepFiles, takeFile } from '#platform/files'
import { mailboxOf, personOf, testHouse, testPassword as password, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'

const { server, given, as, stranger, database } = await testHouse()
const { mailTo, tokenTo } = mailboxOf(database)

// a red dot
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
)

const uploadPhoto = (person: TestPerson, body = png, mimeType = 'image/png') =>
  takeFile(personOf(person), { name: 'io.png', mimeType, body: Readable.from([body]) })

describe('the profile', () => {
  test('changes what was sent and nothing else', async () => {
    const person = await given.person()
    const profile = await as(person).call(updateProfile, { firstName: ' Elena ', phone: '+39 333 1234567', timeZone: 'America/New_York' })
    expect(profile).toMatchObject({
      firstName: 'Elena',
      lastName: 'Marchetti',
      phone: '+393331234567',
      timeZone: 'America/New_York',
      appearance: 'auto',
      newEmail: null,
    })
    expect(await as(person).call(updateProfile, { phone: null, appearance: 'dark' })).toMatchObject({
      firstName: 'Elena',
      phone: null,
      appearance: 'dark',
    })
  })

  test.each([
    '0039 333 1234567',
    '333 1234567',
    '+39 (333) 1234567',
    '+39-333-1234567',
    '+0 333 1234567',
    '+39',
    'abc',
    '+39 333  1234567',
  ])('the phone number %j is refused', async phone => {
    const { status, body } = await as(await given.person()).ask(updateProfile, { phone })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['phone']])
    expect(body.message).toContain('+39 333 1234567')
  })

  test.each(['Mars/Olympus', '+01:00', '', 'Europe/Rome; drop'])('the time zone %j is refused', async timeZone => {
    expect((await as(await given.person()).ask(updateProfile, { timeZone })).status).toBe(422)
  })

  test.each([
    'isSuperAdmin',
    'is_super_admin',
    'locale',
    'email_key',
    'emailConfirmedAt',
    'passwordHash',
    'deletionDueAt',
    'photo_file_id',
    'isTest',
  ])('%s cannot be slipped in', async field => {
    const person = await given.person()
    const before = await as(person).call(getMe, {})
    expect((await as(person).ask(updateProfile, { firstName: 'Altra', [field]: true })).status).toBe(422)
    expect((await as(person).call(getMe, {})).user).toEqual(before.user)
  })

  test('the photo comes by upload, is replaced and removed', async () => {
    const person = await given.person()
    const { photo } = await as(person).call(updateProfile, { photoUploadId: await uploadPhoto(person) })
    expect(photo).toMatch(/^\/api\/files\/.*v=thumb/)
    const { headers } = await stranger.ask(login, { email: person.email, password })
    const cookie = String(headers['set-cookie']).split(';')[0]
    const answer = await server.inject({ url: String(photo), headers: { cookie } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    const second = await as(person).call(updateProfile, { photoUploadId: await uploadPhoto(person) })
    expect(second.photo).not.toBe(photo)
    expect((await server.inject({ url: String(photo), headers: { cookie } })).statusCode).toBe(404)
    await sweepFiles(database)
    const { count } = await database.withSystem('read', db =>
      db.one<{ count: number }>(sql`
      select count(*)::int as count from files where person_id = ${person.personId}`),
    )
    expect(count).toBe(1)
    expect((await as(person).call(updateProfile, { removesPhoto: true })).photo).toBeNull()
    expect((await as(person).call(getMe, {})).user.photo).toBeNull()
  })

  test('or in a form, with the other fields', async () => {
    const person = await given.person()
    const boundary = 'a-boundary'
    const part = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const payload = Buffer.concat([
      Buffer.from(part('firstName', 'Nora') + part('_method', 'PUT')),
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="io.png"\r\ncontent-type: image/png\r\n\r\n`),
      png,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const answer = await server.inject({
      method: 'POST',
      url: '/api/profile',
      payload,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(answer.json()).toMatchObject({ success: true, data: { firstName: 'Nora', photo: expect.stringContaining('/api/files/') } })
  })

  test('a photo must be a picture, and one’s own upload', async () => {
    const [one, two] = [await given.person(), await given.person()]
    const text = await uploadPhoto(one, Buffer.from('no picture at all'), 'text/plain')
    expect((await as(one).ask(updateProfile, { photoUploadId: text })).status).toBe(422)
    expect((await as(two).ask(updateProfile, { photoUploadId: await uploadPhoto(one) })).status).toBe(404)
  })
})

describe('a new address', () => {
  test('takes the password, waits for its link, and warns the old one', async () => {
    const person = await given.person()
    const email = `${newId()}@example.com`
    expect((await as(person).ask(updateProfile, { email })).body).toMatchObject({
      code: 'proof needed',
      errors: { password: [expect.any(String)] },
    })
    expect((await as(person).ask(updateProfile, { email, password: 'wrong' })).body.code).toBe('wrong password')
    const { newEmail } = await as(person).call(updateProfile, { email, password })
    expect(newEmail).toBe(email)
    await mailTo(person.email, /cambiare indirizzo/)
    const token = await tokenTo(email, /Conferma il nuovo/)
    expect((await as(person).call(getMe, {})).user).toMatchObject({ email: person.email, newEmail: email })
    expect((await stranger.ask(login, { email, password })).status).toBe(422)
    expect(await stranger.call(getLink, { token })).toMatchObject({ isLive: true, email, leadsTo: 'logging in' })
    expect((await stranger.ask(confirmAddress, { token })).body.code).toBe('log in to confirm')
    expect((await as(await given.person()).ask(confirmAddress, { token })).body.code).toBe('log in to confirm')
    const answers = await Promise.all([1, 2].map(() => as(person).ask(confirmAddress, { token })))
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect(answers.find(answer => answer.status === 200)?.body.data).toEqual({ outcome: 'changed', email, passwordToken: null })
    expect(await stranger.call(getLink, { token })).toMatchObject({ isLive: false, isDone: true })
    expect((await as(person).call(getMe, {})).user).toMatchObject({ email, newEmail: null, isEmailConfirmed: true })
    expect((await stranger.ask(login, { email: person.email, password })).status).toBe(422)
    expect((await stranger.ask(login, { email, password })).status).toBe(200)
    await mailTo(person.email, /indirizzo è cambiato/)
  })

  test('that has an account is asked for like any other, and its owner is told', async () => {
    const [person, owner] = [await given.person(), await given.person()]
    const unknownAnswer = await as(await given.person()).ask(updateProfile, { email: `${newId()}@example.com`, password })
    const answer = await as(person).ask(updateProfile, { email: owner.email, password })
    expect([answer.status, answer.body.message]).toEqual([unknownAnswer.status, unknownAnswer.body.message])
    const { plain } = await mailTo(owner.email, /ha già un account/)
    expect(plain).not.toContain('token=')
  })

  test('taken meanwhile stays with whoever has it', async () => {
    const person = await given.person()
    const email = `${newId()}@example.com`
    await as(person).call(updateProfile, { email, password })
    const token = await tokenTo(email, /Conferma il nuovo/)
    await given.person({ email })
    expect((await as(person).ask(confirmAddress, { token })).body.code).toBe('address taken')
    expect((await as(person).call(getMe, {})).user.email).toBe(person.email)
  })
})

describe('small settings', () => {
  test('the language is the person’s, at once', async () => {
    const person = await given.person()
    await as(person).call(setLocale, { locale: 'en' })
    expect((await as(person).ask(updateProfile, { timeZone: 'Mars/Olympus' })).body.message).toBe('This time zone does not exist.')
    expect((await as(person).ask(setLocale, { locale: 'fr' })).status).toBe(422)
  })

  test('the set-up step belongs to the workspace', async () => {
    const admin = await given.member('admin')
    await as(admin).call(setTutorialStep, { step: 3 })
    expect((await as(admin).call(getMe, {})).user.tutorialStep).toBe(3)
    expect((await as(await given.superAdmin()).ask(setTutorialStep, { step: 3 })).status).toBe(404)
  })

  test('a device is the session’s', async () => {
    const person = await given.person()
    const subscription = {
      endpoint: `https://push.example.com/${newId()}`,
      expirationTime: null,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
    }
    await as(person).call(updateDevices, { subscription })
    const rows = await database.withSystem('read', db => db.many(sql`select session_id from devices where person_id = ${person.personId}`))
    expect(rows).toEqual([{ session_id: person.sessionId }])
    for (const endpoint of ['http://push.example.com/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'javascript:alert(1)']) {
      const { status } = await as(person).ask(updateDevices, { subscription: { ...subscription, endpoint } })
      expect([endpoint, status]).toEqual([endpoint, 422])
    }
  })

  test('a page of an older build is told to reload', async () => {
    const person = await given.person()
    const shouldRefresh = async (build?: string) => (await as(person).call(checkRefresh, { build })).shouldRefresh
    installBuild(undefined)
    expect(await shouldRefresh('old')).toBe(false)
    installBuild('new')
    expect([await shouldRefresh('old'), await shouldRefresh('new'), await shouldRefresh()]).toEqual([true, false, false])
    installBuild(undefined)
  })
})
