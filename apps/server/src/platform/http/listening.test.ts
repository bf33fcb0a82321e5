import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { ownHouse } from '#testing'
import { notesServer } from './testing/notes.ts'

// Only a real port can test sockets that trickle, break off or send nonsense.

const house = await ownHouse({ because: 'it listens in a way of its own' })
const { server, given } = house
await server.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.server.address() as AddressInfo // a server that listens on a port has an address of this type
const { coach } = await given.team()
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

async function openSocket(text: string, at = port): Promise<Socket> {
  const socket = connect(at, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const head = (method: string, path: string, headers: Record<string, string>) => {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...fields].join('\r\n')}\r\n\r\n`
}

/** Everything that arrives until the other side closes. */
async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', data => {
    text += data.toString()
  })
  await new Promise(resolve => socket.once('close', resolve))
  return text
}

const isAliveWithin = async (milliseconds: number) => {
  const start = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { headers: { connection: 'close' } })
  expect([answer.status, await answer.json()]).toEqual([200, { alive: true }])
  expect(performance.now() - start).toBeLessThan(milliseconds)
}

test('three hundred bodies that never end leave the health page faster than a second', async () => {
  const sent = { authorization: `Bearer ${coach.token}`, 'content-type': 'application/json', 'content-length': '1000000' }
  await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const path = ['/api/auth/login', '/api/profile', '/api/set-locale'][index % 3] ?? ''
      const socket = await openSocket(head('POST', path, index % 2 ? sent : { ...sent, authorization: 'none' }))
      socket.write('{"email":"')
    }),
  )
  for (let round = 0; round < 5; round += 1) {
    for (const socket of sockets) socket.write('x')
    await isAliveWithin(1000)
  }
  // such sockets do not keep other callers from the database either
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/me`, { headers: { authorization: `Bearer ${coach.token}` } })
  expect(answer.status).toBe(200)
  for (const socket of sockets.splice(0)) socket.destroy()
  await isAliveWithin(1000)
})

test('heads that never end are cut off after a time', () => {
  expect(server.server.headersTimeout).toBeGreaterThan(0)
  expect(server.server.headersTimeout).toBeLessThanOrEqual(60_000)
  expect(server.server.requestTimeout).toBeGreaterThan(0)
  expect(server.server.requestTimeout).toBeLessThanOrEqual(300_000)
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400/],
  [
    'two lengths',
    head('POST', '/api/auth/login', { 'content-length': '1', 'Content-Length': '2', connection: 'close' }),
    /^HTTP\/1\.1 400/,
  ],
  [
    'a length and chunks',
    head('POST', '/api/auth/login', { 'content-length': '5', 'transfer-encoding': 'chunked', connection: 'close' }),
    /^HTTP\/1\.1 400/,
  ],
  ['a head of 100 KB', head('GET', '/health/live', { 'x-much': 'x'.repeat(100_000) }), /^HTTP\/1\.1 431/],
  ['another site’s whole address', head('GET', 'http://evil.example/api/auth/me', { connection: 'close' }), /^HTTP\/1\.1 (401|404)/],
  ['no host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 400/],
  ['a path that climbs', head('GET', '/../../etc/passwd', { connection: 'close' }), /^HTTP\/1\.1 (200|40[04])/],
  ['a path that climbs in disguise', head('GET', '/assets/%2e%2e/%2e%2e/package.json', { connection: 'close' }), /^HTTP\/1\.1 40[034]/],
  ['TRACE', head('TRACE', '/api/auth/me', { connection: 'close' }), /^HTTP\/1\.1 4\d\d/],
  ['CONNECT', head('CONNECT', 'evil.example:443', { connection: 'close' }), /^(HTTP\/1\.1 4\d\d|$)/],
])('%s', async (_, text, expected) => {
  const answer = await answerOf(await openSocket(text))
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(/node_modules|root:|"dependencies"/)
  await isAliveWithin(1000)
})

test('a body that ends too early does no harm', async () => {
  const socket = await openSocket(head('POST', '/api/auth/login', { 'content-type': 'application/json', 'content-length': '1000' }))
  socket.end('{"email":')
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 400/)
  await isAliveWithin(1000)
})

test('a form whose sender goes away ends there', async () => {
  const openConnections = () =>
    new Promise<number>((resolve, reject) => server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
  const before = await openConnections()
  const form = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nhalf a pic'
  const socket = await openSocket(
    head('POST', '/api/profile', {
      authorization: `Bearer ${coach.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '100000',
    }) + form,
  )
  socket.destroy()
  await isAliveWithin(1000)
  await expect.poll(openConnections, { timeout: 5000 }).toBeLessThanOrEqual(before)
})

test('a call that is running when the server stops is still answered', async () => {
  const stopping = notesServer(house)
  await stopping.listen({ host: '127.0.0.1', port: 0 })
  const there = (stopping.server.address() as AddressInfo).port // as above
  const body = JSON.stringify({ text: 'late' })
  const socket = await openSocket(
    head('POST', '/api/own', {
      authorization: `Bearer ${coach.token}`,
      'content-type': 'application/json',
      'content-length': String(body.length),
    }),
    there,
  )
  const answer = answerOf(socket)
  await expect
    .poll(() => stopping.server.listening && new Promise<number>(resolve => stopping.server.getConnections((_, count) => resolve(count))))
    .toBe(1)
  const closed = stopping.close()
  socket.write(body)
  expect(await answer).toMatch(/^HTTP\/1\.1 200/)
  await closed
})

test('the address of the caller is never taken from the Host header', async () => {
  const answer = await answerOf(
    await openSocket(
      `POST /api/password/reset/email HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\nconnection: close\r\n` +
        'content-type: application/json\r\n' +
        `content-length: ${JSON.stringify({ email: coach.email }).length}\r\n\r\n${JSON.stringify({ email: coach.email })}`,
    ),
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(answer).not.toContain('evil.example')
})
