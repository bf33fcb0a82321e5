import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { ownHouse } from '#testing'
import { afterAll, describe, expect, test } from 'vitest'
import { openCrowd } from './crowd.ts'
import { isLoopbackHost } from './loopback.ts'
import { addressOf, networkOf } from './networks.ts'

const { server } = await ownHouse({ because: 'it listens in a way of its own' })
await server.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.server.address() as AddressInfo // a server that listens on a port has an address of this type
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

async function openFrom(localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function isAnswered(socket: Socket): Promise<boolean> {
  let text = ''
  socket.on('data', data => {
    text += data.toString()
  })
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return text.startsWith('HTTP/1.1 200')
}

test('the oldest of six hundred idle connections from one address are closed; others, and those with requests, stay', async () => {
  const asking = await openFrom('127.0.0.2')
  const idle: Socket[] = []
  for (let at = 0; at < 600; at += 1) {
    idle.push(await openFrom('127.0.0.2'))
    // a connection that sends a request now and then is not idle
    if (at % 100 === 0) expect(await isAnswered(asking)).toBe(true)
  }
  await expect.poll(() => idle.filter(each => each.closed).length, { timeout: 5000 }).toBe(101)
  expect(idle.slice(0, 101).every(each => each.closed)).toBe(true)
  expect(await isAnswered(asking)).toBe(true)
  expect(await isAnswered(await openFrom('127.0.0.3'))).toBe(true)
}, 60_000)

describe('a crowd', () => {
  test('that is too large loses the oldest connections of the largest network', () => {
    const expelled: string[] = []
    const crowd = openCrowd<string>({ ofNetworkAtMost: 3, altogetherAtMost: 4, expel: member => void expelled.push(member) })
    crowd.add('honest', 'b')
    for (const member of ['1', '2', '3']) crowd.add(member, 'a')
    crowd.add('late', 'c')
    expect(expelled).toEqual(['1'])
    crowd.add('4', 'a')
    expect(expelled).toEqual(['1', '2'])
    crowd.delete('3')
    crowd.delete('3')
    crowd.add('5', 'a')
    expect([expelled, crowd.has('honest'), crowd.has('late'), crowd.has('3')]).toEqual([['1', '2'], true, true, false])
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  [0, '203.0.113.9', 'near'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [1, undefined, 'near'],
  [3, '203.0.113.9', '203.0.113.9'],
])('with %i trusted proxies before us, the header %s is believed as far as %s', (trusted, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(addressOf({ socket: { remoteAddress: 'near' }, headers }, trusted)).toBe(address)
})

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['LOCALHOST:1', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['[::1]', true],
  ['evil.example', false],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example:80', false],
  ['localhost:80@evil.example', false],
  ['', false],
  [undefined, false],
  ['[::2]', false],
])('%s as this machine: %s', (host, isThis) => expect(isLoopbackHost(host)).toBe(isThis))
