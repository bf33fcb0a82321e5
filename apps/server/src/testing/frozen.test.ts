import { setLocale } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { installConfig, loadConfig } from '#platform/config'
import { isDatabaseAway, openDatabase, sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openHouse } from '../house.ts'
import { callerOf } from './calls.ts'
import { freezingProxy } from './frozen-objects.ts'
import { factories } from './given.ts'
import { measured } from './measured.ts'
import { cloneDatabase } from './test-house.ts'
import { testSecret } from './test-server.ts'

// The database is there but does not answer, as with a stopped process or a network that loses every packet.

const clone = await cloneDatabase(inject('testServer'))
const proxy = await freezingProxy(clone.prepared.app)
const prepared = { ...clone.prepared, app: proxy.through(clone.prepared.app), system: proxy.through(clone.prepared.system) }
const config = installConfig(loadConfig({ REQUEST_LIMIT: '0', DEMO: 'off' }), testSecret)
const house = await openHouse({ config, prepared, log: makeLog('silent') })
await house.startJobs()
afterAll(async () => {
  proxy.thaw()
  await house.close()
  proxy.close()
  await clone.drop()
})

async function measureTime<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now()
  return [await work(), performance.now() - begun]
}

describe('while the database is frozen', () => {
  test(
    'the process says within two seconds that it is not ready, however often it is asked, and is ready again afterwards',
    { ...measured, timeout: 30_000 },
    async () => {
      const { coach } = await factories(house.database).team()
      expect((await callerOf(house.server, coach.token).ask(getMe)).status).toBe(200)
      const ask = async (url: string) => (await house.server.inject(url)).statusCode
      expect(await ask('/health/ready')).toBe(200)
      proxy.freeze()
      for (const _ of [1, 2, 3]) {
        const [statuses, ms] = await measureTime(() => Promise.all(Array.from({ length: 20 }, () => ask('/health/ready'))))
        expect(new Set(statuses)).toEqual(new Set([503]))
        expect(ms).toBeLessThan(2000)
      }
      expect([await ask('/health/live'), await ask('/metrics')]).toEqual([200, 200])
      proxy.thaw()
      await expect.poll(() => ask('/health/ready'), { timeout: 10_000 }).toBe(200)
      expect((await callerOf(house.server, coach.token).ask(setLocale, { locale: 'it' })).status).toBe(200)
    },
  )

  test('a statement ends after the patience that one has with it, as from a database that is away', async () => {
    const database = openDatabase({ urls: prepared, log: () => undefined, poolSize: 2, patienceMs: 300 })
    onTestFinished(() => database.close())
    const write = () => database.withSystem('write', db => db.one<{ one: number }>(sql`select 1 as one`))
    expect(await write()).toEqual({ one: 1 })
    proxy.freeze()
    onTestFinished(() => proxy.thaw())
    const [outcomes, ms] = await measureTime(() => Promise.allSettled(Array.from({ length: 6 }, write)))
    expect(outcomes.map(each => each.status === 'rejected' && isDatabaseAway(each.reason))).toEqual(outcomes.map(() => true))
    // calls that wait for a connection to a frozen database give up by themselves
    expect(ms).toBeLessThan(6000)
    proxy.thaw()
    await expect.poll(() => write().catch(() => undefined), { timeout: 10_000 }).toEqual({ one: 1 })
  }, 30_000)
})
