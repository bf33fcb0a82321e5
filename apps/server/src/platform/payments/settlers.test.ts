import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import type { Sql, SystemDb } from '#platform/db'
import { fullReads, testHouse } from '#testing'
import { paymentSettlers } from './index.ts'

const { database } = await testHouse()

test('an event finds its rows by indexes, of every kind, and a reference that is no id is not looked up as one', async () => {
  const reads: Record<string, string[]> = {}
  await database.withSystem('write', async db => {
    for (const { kind, rowsOf } of paymentSettlers.gathered()) {
      const found: string[] = []
      const explaining = new Proxy(db, {
        get: (target, key) =>
          key === 'many'
            ? async (statement: Sql) => {
                found.push(...(await fullReads(target, statement)))
                return target.many(statement)
              }
            : Reflect.get(target, key),
      })
      for (const accountId of ['acct_1', 'own']) {
        await rowsOf(explaining satisfies SystemDb, { provider: 'test', accountId, refs: ['acct_1', 'cs_test_1', 'not-an-id', newId()] })
      }
      reads[kind] = found
    }
  })
  expect(reads).toEqual(Object.fromEntries(Object.keys(reads).map(kind => [kind, []])))
  expect(Object.keys(reads).length).toBeGreaterThan(5)
})
