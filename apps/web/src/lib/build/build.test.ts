import { expect, test } from 'vitest'
import { mayReload } from './chunks.ts'
import { refreshCheck } from './refresh-check.ts'

const minute = 60_000

test.each([
  [undefined, true],
  [0, false],
  [30_000, false],
  [minute, false],
  [minute + 1, true],
])('a page reloaded %s ms ago may reload again: %s', (ago, may) => {
  expect(mayReload(1_000_000, ago === undefined ? undefined : 1_000_000 - ago)).toBe(may)
})

test('asks at most every five minutes and reloads once it is told to', async () => {
  let time = 0
  let requests = 0
  let reloads = 0
  let answer: Promise<boolean> = Promise.resolve(false)
  const check = refreshCheck(
    () => {
      requests += 1
      return answer
    },
    { now: () => time, reload: () => void (reloads += 1) },
  )

  await check()
  expect(requests).toBe(0)
  time = 5 * minute
  await check()
  await check()
  expect([requests, reloads]).toEqual([1, 0])
  time = 10 * minute
  answer = Promise.reject(new Error('no network'))
  await check()
  expect([requests, reloads]).toEqual([2, 0])
  time = 15 * minute
  answer = Promise.resolve(true)
  await check()
  expect([requests, reloads]).toEqual([3, 1])
})
