import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { BatchingSocket } from './socket.ts'

async function connect() {
  const server = createServer(other => other.on('data', data => other.write(data))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port
  const socket = new BatchingSocket()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** As the driver writes one statement. */
function writeStatement(socket: BatchingSocket, text: string): void {
  socket.cork()
  for (const letter of text) socket.write(Buffer.from(letter))
  socket.uncork()
}

test('what is written in one tick is sent with its end, in its order', async () => {
  const socket = await connect()
  writeStatement(socket, 'enter ')
  await Promise.resolve()
  writeStatement(socket, 'ask')
  expect(socket.writableLength).toBe(9)
  const [echo] = await once(socket, 'data')
  expect(String(echo)).toBe('enter ask')
  expect(socket.writableLength).toBe(0)
})

test('what is still held back when the socket is ended is sent before', async () => {
  const socket = await connect()
  writeStatement(socket, 'last')
  socket.end()
  const [echo] = await once(socket, 'data')
  expect(String(echo)).toBe('last')
})
