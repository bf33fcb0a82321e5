import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, sql, type Db } from '#platform/db'
import { testHouse } from '#testing'

/** Speaks PostgreSQL's protocol as far as the settings of a session, and dies with them: all of it arrives together. */
async function dyingDatabase(): Promise<string> {
  const isIn = message('R', Buffer.alloc(4))
  const isReady = message('Z', Buffer.from('I'))
  const lastWords = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'))
  const isSet = message('C', Buffer.from('SELECT 1\0'))
  const server = createServer(socket =>
    socket.once('data', () => {
      socket.write(Buffer.concat([isIn, isReady]))
      socket.once('data', () => socket.end(Buffer.concat([isSet, isReady, lastWords])))
    }),
  )
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
  await expect(database.ping()).rejects.toThrow('not queryable')
})

test('a database whose connections are all held still answers the ping', async () => {
  const { given, prepared } = await testHouse()
  const workspaceId = await given.workspace()
  const database = openDatabase({ urls: prepared, poolSize: 1, log: () => undefined })
  onTestFinished(() => database.close())
  const release = Promise.withResolvers<void>()
  const hold = (held: PromiseWithResolvers<void>) => async (db: Db) => {
    await db.one(sql`select 1 as value`)
    held.resolve()
    await release.promise
  }
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const callers = [database.withWorkspace(workspaceId, 'read', hold(held[0])), database.withSystem('read', hold(held[1]))]
  await Promise.all(held.map(({ promise }) => promise))
  await expect(database.ping()).resolves.toBeUndefined()
  release.resolve()
  await Promise.all(callers)
})
