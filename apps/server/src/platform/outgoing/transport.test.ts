import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import './transport.ts'

test('an answer whose connection closes before anybody reads it is read whole', async () => {
  const body = 'a'.repeat(64 * 1_024)
  const closed: Promise<unknown>[] = []
  const server = createServer(socket => {
    closed.push(once(socket, 'close'))
    socket.once('data', () => endWith(socket, body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await Promise.all(closed)
  expect(await answer.text()).toBe(body)
  server.close()
})

function endWith(socket: Socket, body: string): void {
  socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`)
  socket.write(body)
  socket.end()
}
