import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { openDatabase, sql, type Database } from '#platform/db'
import { openJobs, type Jobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { RefusedAddress, type OutgoingFetch, type OutgoingRequest } from '#platform/outgoing'
import { cloneDatabase, testSecret } from '#testing'
import { forgetDevice, publicVapidKey, pushApps, pushJobs, pushTo, saveDevice, startPush } from './index.ts'

const appId = '11111111-2222-4333-8444-555555555555'
const playerId = '1dd608f2-c6a1-11e3-851d-000c2940e62c'
const lines: string[] = []
const log = makeLog('debug', line => void lines.push(line))
let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
let running: Jobs

interface SentRequest extends OutgoingRequest {
  address: string
}
const requests: SentRequest[] = []
const statuses = new Map<string, number | Error>()
let oneSignalReply: { status: number; body: unknown } = { status: 200, body: { id: 'n1' } }

/** Stands for the push services of all browsers. */
const outgoing: OutgoingFetch = async (address, request = {}) => {
  requests.push({ address, ...request })
  if (address.startsWith('https://onesignal.com/')) {
    return { status: oneSignalReply.status, headers: {}, body: Buffer.from(JSON.stringify(oneSignalReply.body)) }
  }
  const status = statuses.get(address) ?? 201
  if (status instanceof Error) throw status
  return { status, headers: {}, body: Buffer.alloc(0) }
}

const configure = (env: Record<string, string> = {}) => installConfig(loadConfig({ DEMO: 'off', ...env }), testSecret)

/** The app of a business, and the people who may use it. */
const ownApp = { id: '22222222-3333-4444-8555-666666666666', key: 'own-key-canary', people: new Set<string>() }

beforeAll(async () => {
  configure()
  gatherContributions([
    {
      contributes: [
        pushApps({
          isOf: async (_, personId, id) => id === ownApp.id && ownApp.people.has(personId),
          keyOf: async (_, id) => (id === ownApp.id && ownApp.people.size > 0 ? ownApp.key : undefined),
        }),
      ],
    },
  ])
  clone = await cloneDatabase(inject('testServer'))
  database = openDatabase({ urls: clone.prepared, log: () => undefined })
  // two nodes that start at once must end up with the same key pair
  await Promise.all([startPush({ database, log, outgoing }), startPush({ database, log, outgoing })])
  running = await openJobs({ database, urls: clone.prepared, jobs: pushJobs, log })
  await running.startWorkers()
})

beforeEach(() => {
  configure()
  requests.length = 0
})

afterAll(async () => {
  await running.stop()
  await database.close()
  await clone.drop()
})

const system = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

async function person() {
  const [personId, sessionId] = [newId(), newId()]
  await system(async db => {
    await db.run(
      sql`insert into persons (id, email, email_key) values (${personId}, ${`${personId}@example.com`}, ${`${personId}@example.com`})`,
    )
    await db.run(sql`insert into sessions (id, token_hash, strategy, person_id, idle_until, expires_at)
      values (${sessionId}, ${randomBytes(32)}, 'local', ${personId}, now() + interval '1 day', now() + interval '1 day')`)
  })
  return { personId, sessionId }
}

function browser(name: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return {
    pair,
    auth,
    subscription: {
      endpoint: `https://push.example.com/${name}`,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
  }
}

const devicesOf = (personId: string) =>
  system(db =>
    db.many<{ endpoint: string; last_used_at: string | null }>(
      sql`select endpoint, last_used_at from devices where person_id = ${personId} order by endpoint`,
    ),
  )

/** Decrypts a push as a browser does (RFC 8188 and 8291). */
function decryptBody(body: Buffer, { pair, auth }: ReturnType<typeof browser>): unknown {
  const [salt, serverKey, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + 65), body.subarray(86)]
  const shared = pair.computeSecret(serverKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
}

test('the keys are made once, and the private one is kept sealed', async () => {
  const before = publicVapidKey()
  expect(Buffer.from(before, 'base64url')).toHaveLength(65)
  await startPush({ database, log, outgoing })
  expect(publicVapidKey()).toBe(before)
  const row = await system(db =>
    db.one<{ value: Record<string, string> }>(sql`select value from instance_values where name = 'vapid keys'`),
  )
  expect(Object.keys(row.value).sort()).toEqual(['publicKey', 'sealedPrivateKey'])
  expect(Buffer.from(row.value['sealedPrivateKey'] ?? '', 'base64url').length).toBeGreaterThan(32 + 28)
})

test('all devices of a person are told, what is said can be opened by the device alone', async () => {
  const marco = await person()
  const [phone, laptop] = [browser('phone'), browser('laptop')]
  for (const { subscription } of [phone, laptop]) await system(db => saveDevice(db, marco, { subscription }))
  const stranger = await person()
  await system(db => saveDevice(db, stranger, { subscription: browser('stranger').subscription }))
  await system(db =>
    pushTo(db, marco.personId, { title: 'Nuovo messaggio', body: 'Ci vediamo alle 18', url: '/chats/1', tag: 'chat 1', urgency: 'high' }),
  )
  const waiting = await system(db => db.many(sql`select data from pgboss.job_common`))
  expect(JSON.stringify(waiting)).not.toContain('Ci vediamo')
  await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 10_000 })
  expect(requests.map(each => each.address).sort()).toEqual(['https://push.example.com/laptop', 'https://push.example.com/phone'])
  const toPhone = requests.find(each => each.address.endsWith('/phone'))
  expect(toPhone?.headers).toMatchObject({
    TTL: 86400,
    Urgency: 'high',
    'Content-Encoding': 'aes128gcm',
    Topic: expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(decryptBody(toPhone?.body as Buffer, phone)).toEqual({
    title: 'Nuovo messaggio',
    body: 'Ci vediamo alle 18',
    url: '/chats/1',
    tag: 'chat 1',
  })
  await vi.waitFor(async () => expect((await devicesOf(marco.personId)).every(each => each.last_used_at)).toBe(true))
  expect(lines.join('')).not.toContain('Ci vediamo')
})

test('the push service can tell that it is us', async () => {
  const one = await person()
  await system(db => saveDevice(db, one, { subscription: browser('signed').subscription }))
  await system(db => pushTo(db, one.personId, { title: 'a', body: 'b', url: '/home' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 10_000 })
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(requests[0]?.headers?.['Authorization'])) ?? []
  expect(key).toBe(publicVapidKey())
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.com',
    sub: 'mailto:no-reply@localhost',
  })
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const verify = createVerify('sha256').update(`${head}.${claims}`)
  expect(verify.verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
})

test.each<[string, number | Error]>([
  ['gone', 410],
  ['unknown', 404],
  ['inside', new RefusedAddress('the name leads to no public address')],
])('a device that is %s is dropped', async (name, status) => {
  const one = await person()
  const { subscription } = browser(name)
  statuses.set(subscription.endpoint, status)
  await system(db => saveDevice(db, one, { subscription }))
  await system(db => pushTo(db, one.personId, { title: 'a', body: 'b', url: '/home' }))
  await vi.waitFor(async () => expect(await devicesOf(one.personId)).toEqual([]), { timeout: 10_000 })
})

test('a push service that is down holds up no other device, and is tried again', async () => {
  const one = await person()
  const [down, up] = [browser('down'), browser('up')]
  statuses.set(down.subscription.endpoint, 503)
  for (const { subscription } of [down, up]) await system(db => saveDevice(db, one, { subscription }))
  await system(db => pushTo(db, one.personId, { title: 'a', body: 'b', url: '/home' }))
  await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 10_000 })
  statuses.delete(down.subscription.endpoint)
  await vi.waitFor(() => expect(requests.filter(each => each.address.endsWith('/down'))).toHaveLength(2), { timeout: 19_000 })
  expect(requests.filter(each => each.address.endsWith('/up'))).toHaveLength(1)
}, 30_000)

test('OneSignal is told when it is configured, and a player it does not know is dropped', async () => {
  configure({ ONESIGNAL_APP_ID: appId, ONESIGNAL_REST_KEY: 'rest-key-canary' })
  const one = await person()
  await system(db => saveDevice(db, one, { osAppId: appId, playerId }))
  await system(db => pushTo(db, one.personId, { title: 'Ciao', body: 'Testo', url: '/home', tag: 'x' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 10_000 })
  expect(requests[0]).toMatchObject({
    address: 'https://onesignal.com/api/v1/notifications',
    method: 'POST',
    headers: { authorization: 'Bearer rest-key-canary' },
  })
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({
    app_id: appId,
    include_player_ids: [playerId],
    headings: { en: 'Ciao' },
    contents: { en: 'Testo' },
    url: 'http://localhost:3000/home',
    external_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  oneSignalReply = { status: 200, body: { id: 'n2', errors: { invalid_player_ids: [playerId] } } }
  await system(db => pushTo(db, one.personId, { title: 'Ciao', body: 'Testo', url: '/home' }))
  await vi.waitFor(async () => expect(await devicesOf(one.personId)).toEqual([]), { timeout: 10_000 })
  expect(lines.join('')).not.toContain('rest-key-canary')
})

test('a business’s own app is told by its own key, also where the installation has none', async () => {
  const [one, stranger] = [await person(), await person()]
  ownApp.people.add(one.personId)
  const device = { osAppId: ownApp.id.toUpperCase(), playerId: newId() }
  await expect(system(db => saveDevice(db, stranger, device))).rejects.toMatchObject({ code: 'invalid input' })
  await system(db => saveDevice(db, one, device))
  oneSignalReply = { status: 200, body: { id: 'n1' } }
  await system(db => pushTo(db, one.personId, { title: 'Ciao', body: 'Testo', url: '/home' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 10_000 })
  expect(requests[0]).toMatchObject({ headers: { authorization: `Bearer ${ownApp.key}` } })
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ app_id: ownApp.id, include_player_ids: [device.playerId] })
  // once the app is gone its devices are useless
  ownApp.people.clear()
  await system(db => pushTo(db, one.personId, { title: 'Ciao', body: 'Testo', url: '/home' }))
  await vi.waitFor(async () => expect(await devicesOf(one.personId)).toEqual([]), { timeout: 10_000 })
  expect(lines.join('')).not.toContain(ownApp.key)
})

test.each([
  ['http', { endpoint: 'http://push.example.com/1' }],
  ['a private address', { endpoint: 'https://10.0.0.1/1' }],
  ['loopback in another spelling', { endpoint: 'https://0x7f.1/1' }],
  ['no address', { endpoint: 'push' }],
  ['a short key', { keys: { p256dh: 'AAAA', auth: randomBytes(16).toString('base64url') } }],
  ['a key beside the curve', { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: randomBytes(16).toString('base64url') } }],
  ['a key that is none', { keys: { p256dh: '<script>', auth: '' } }],
])('a subscription with %s is refused', async (_name, wrong) => {
  const one = await person()
  const subscription = { ...browser('x').subscription, ...wrong }
  await expect(system(db => saveDevice(db, one, { subscription }))).rejects.toMatchObject({ code: 'invalid input' })
})

test('a player of another app, or while no app is configured, is refused', async () => {
  const one = await person()
  await expect(system(db => saveDevice(db, one, { osAppId: appId, playerId }))).rejects.toMatchObject({ code: 'invalid input' })
  configure({ ONESIGNAL_APP_ID: appId, ONESIGNAL_REST_KEY: 'k' })
  await expect(system(db => saveDevice(db, one, { osAppId: appId, playerId: 'x' }))).rejects.toMatchObject({ code: 'invalid input' })
})

test('a device belongs to who signed in on it last, ends with the session and can be forgotten', async () => {
  const [first, second] = [await person(), await person()]
  const { subscription } = browser('shared')
  await system(db => saveDevice(db, first, { subscription }))
  await system(db => saveDevice(db, second, { subscription }))
  expect(await devicesOf(first.personId)).toEqual([])
  expect(await devicesOf(second.personId)).toHaveLength(1)
  await system(db => forgetDevice(db, first.personId, subscription.endpoint))
  expect(await devicesOf(second.personId)).toHaveLength(1)
  await system(db => db.run(sql`delete from sessions where id = ${second.sessionId}`))
  expect(await devicesOf(second.personId)).toEqual([])
})

test('a person has twenty devices at most: the oldest goes', async () => {
  const one = await person()
  for (let at = 0; at < 22; at += 1)
    await system(db => saveDevice(db, one, { subscription: browser(`many-${String(at).padStart(2, '0')}`).subscription }))
  const devices = await devicesOf(one.personId)
  expect(devices).toHaveLength(20)
  expect(devices[0]?.endpoint).toBe('https://push.example.com/many-02')
})

test('a notice leads nowhere else', async () => {
  for (const url of ['https://example.com', '//example.com', '/\\example.com', 'home']) {
    await expect((async () => system(async db => pushTo(db, newId(), { title: 'a', body: 'b', url })))()).rejects.toThrow('page of ours')
  }
})
