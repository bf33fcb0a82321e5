import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch, isPublicAddress, makeGuardedFetch, outgoingUrl, RefusedAddress } from './index.ts'
import { secureServer, testCertificate } from './testing.ts'

test.each([
  ['93.184.215.14', true],
  ['1.1.1.1', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['2606:4700::1111', true],
  ['2a00:1450:4001::5', true],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['192.0.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['fd12::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2000::1%eth0', false],
  ['localhost', false],
  ['0x7f.1', false],
  ['2130706433', false],
  ['', false],
])('%s is public: %s', (ip, isOne) => expect(isPublicAddress(ip)).toBe(isOne))

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'not an address',
  '',
  'https://user:word@example.com/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fe80::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://192.168.0.1:8443/',
  'https://１２７.0.0.1/',
  'https://127。0。0。1/',
  'https://[64:ff9b::10.0.0.1]/',
])('%s is refused before anything is sent', async address => {
  expect(() => outgoingUrl(address)).toThrow(RefusedAddress)
  await expect(guardedFetch(address)).rejects.toThrow(RefusedAddress)
})

test('a public address passes', () => {
  expect(outgoingUrl('https://fcm.googleapis.com/wp/abc').hostname).toBe('fcm.googleapis.com')
})

let port = 0
let stop = (): void => undefined
const requestLines: string[] = []
const names: Record<string, LookupAddress[]> = {
  'push.test': [{ address: '127.0.0.1', family: 4 }],
  'mixed.test': [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ],
}
const resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => done(null, names[host] ?? [])

beforeAll(async () => {
  const made = await secureServer((incoming, answer) => {
    requestLines.push(`${incoming.method} ${incoming.url}`)
    if (incoming.url === '/away') return answer.writeHead(302, { location: `https://127.0.0.1:${port}/inside` }).end()
    if (incoming.url === '/long') return answer.end('x'.repeat(200_000))
    if (incoming.url === '/slow') return undefined
    let body = ''
    incoming
      .on('data', chunk => {
        body += chunk
      })
      .on('end', () => answer.writeHead(201, { 'x-said': body }).end('fine'))
  })
  port = made.port
  stop = () => made.server.close().closeAllConnections()
})

afterAll(() => stop())

const trusting = makeGuardedFetch({ isAllowed: () => true, resolve, ca: testCertificate })

test('it asks and answers', async () => {
  const answer = await trusting(`https://push.test:${port}/a?b=1`, { method: 'POST', body: 'ciao' })
  expect({ ...answer, body: String(answer.body) }).toMatchObject({ status: 201, body: 'fine', headers: { 'x-said': 'ciao' } })
  expect(requestLines).toContain('POST /a?b=1')
})

test.each(['push.test', 'mixed.test', 'unknown.test'])('a name that leads inside, if only in part, is refused: %s', async host => {
  const before = requestLines.length
  const guarded = makeGuardedFetch({ resolve, ca: testCertificate })
  await expect(guarded(`https://${host}:${port}/`)).rejects.toThrow('no public address')
  expect(requestLines).toHaveLength(before)
})

test('an answer that sends elsewhere, is too long or never comes is an error', async () => {
  await expect(trusting(`https://push.test:${port}/away`)).rejects.toThrow('sends elsewhere')
  expect(requestLines).not.toContain('GET /inside')
  await expect(trusting(`https://push.test:${port}/long`)).rejects.toThrow('too long')
  await expect(trusting(`https://push.test:${port}/slow`, { timeoutMs: 200 })).rejects.toThrow(/timeout|aborted/i)
})

test('a certificate of nobody is refused', async () => {
  await expect(makeGuardedFetch({ isAllowed: () => true, resolve })(`https://push.test:${port}/`)).rejects.toThrow(/certificate/)
})
