import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, sql } from '#platform/db'

/** Speaks PostgreSQL's protocol as far as a login, and dies with it: all of it arrives together. */
async function dyingDatabase(): Promise<string> {
  const isIn = message('R', Buffer.alloc(4))
  const isReady = message('Z', Buffer.from('I'))
  const lastWords = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'))
  const server = createServer(socket => socket.once('data', () => socket.end(Buffer.concat([isIn, isReady, lastWords]))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // a server that listens on a port
  return `postgres://someone@127.0.0.1:${port}/none`
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + length.length)
  return Buffer.concat([Buffer.from(type), length, body])
}

test('a connection that dies as it is handed out fails the statement alone, not the process', async () => {
  const url = await dyingDatabase()
  const database = openDatabase({ urls: { app: url, system: url }, log: () => undefined })
  onTestFinished(() => database.close())
  const reading = database.withSystem('read', db => db.one(sql`select 1 as value`))
  await expect(reading).rejects.toThrow('not queryable')
  await expect(database.ping()).rejects.toThrow('postmaster exit')
})
