import { clientsAtOnce } from '@allenio/contract/collaborators'
import { expect, test } from 'vitest'
import { inPortions } from './unassign.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)

test.each([
  [0, []],
  [1, [1]],
  [clientsAtOnce, [clientsAtOnce]],
  [2 * clientsAtOnce + 3, [clientsAtOnce, clientsAtOnce, 3]],
])('%i go in portions of %j', async (count, sizes) => {
  const sent: string[][] = []
  const sum = await inPortions(ids(count), async portion => sent.push(portion) && portion.length)
  expect([sent.map(({ length }) => length), sent.flat(), sum]).toEqual([sizes, ids(count), count])
})

test('a refusal ends it', async () => {
  let calls = 0
  const sending = inPortions(ids(2 * clientsAtOnce), async () => {
    calls += 1
    throw new Error('no')
  })
  await expect(sending).rejects.toThrow('no')
  expect(calls).toBe(1)
})
