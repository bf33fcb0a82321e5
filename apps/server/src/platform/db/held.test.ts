import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginPath, besideHeld, guardService, sql, takeHeldFaults, type Db } from '#platform/db'
import { testHouse } from '#testing'

const { database } = await testHouse()
const one = (db: Db) => db.one(sql`select 1 as one`)
const inSystem = () => database.withSystem('read', one)
const service = guardService('the mail server', { name: 'smtp', send: async (text: string) => text })

beforeEach(() => void takeHeldFaults())
// each fault of these tests is wanted
afterEach(() => void takeHeldFaults())

const whileHeld = <T>(work: () => Promise<T>) =>
  database.withSystem('read', async db => {
    await one(db)
    return work()
  })

test('a connection within a connection is refused, with both places', async () => {
  await expect(whileHeld(inSystem)).rejects.toThrow(/asks for a connection while another one.*held\.test\.ts.*held by.*held\.test\.ts/s)
  expect(takeHeldFaults()).toHaveLength(1)
})

test('the fault stays known where its error was caught', async () => {
  await whileHeld(() => inSystem().catch(() => undefined))
  expect(takeHeldFaults()).toHaveLength(1)
})

test('an outer handle that opens while an inner one holds is refused as well', async () => {
  const outer = database.withSystem('read', db =>
    database.withSystem('read', async inner => {
      await one(inner)
      return one(db)
    }),
  )
  await expect(outer).rejects.toThrow('while one within it holds one')
})

test('a handle without a statement holds nothing, and one that has ended holds nothing any more', async () => {
  await database.withSystem('read', async () => {
    await inSystem()
    await inSystem()
    return service.send('hello')
  })
  await Promise.all([inSystem(), inSystem()])
  expect(takeHeldFaults()).toEqual([])
})

test('effects after the commit have connections of their own', async () => {
  const effect = new Promise(resolve => {
    void database.withSystem('write', async db => {
      await one(db)
      db.afterCommit(() => resolve(inSystem()))
    })
  })
  expect(await effect).toEqual({ one: 1 })
  expect(takeHeldFaults()).toEqual([])
})

test('a service outside is not asked while a connection is held', async () => {
  expect(service.name).toBe('smtp')
  await expect(whileHeld(async () => service.send('hello'))).rejects.toThrow('the mail server is asked while a connection is held')
})

test('a path of its own and a listed case are allowed', async () => {
  expect(await whileHeld(() => beginPath(inSystem))).toEqual({ one: 1 })
  expect(await whileHeld(() => besideHeld('race of a test', inSystem))).toEqual({ one: 1 })
})
