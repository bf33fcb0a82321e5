import { expect, test } from 'vitest'
import { comparedVisitsHref, parseCompared, withinLimit } from './comparison.ts'

const ids = [1, 2, 3, 4].map(digit => `0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a1${digit}`)
const [a = '', b = '', c = '', d = ''] = ids

test.each([
  [`${a},${b}`, [a, b]],
  [`${a},${a},x`, [a]],
  [ids.join(','), [a, b, c]],
  [7, []],
])('%s names %o', (raw, compared) => {
  expect(parseCompared(raw)).toEqual(compared)
})

test('the address of a comparison names its visits', () => {
  const href = comparedVisitsHref('7', new Set([a, b]))
  expect(parseCompared(new URL(href, 'https://a.test').searchParams.get('compare'))).toEqual([a, b])
})

test('a fourth visit takes the place of the first, and a draft has nothing to compare', () => {
  expect([...withinLimit([a, b, c, d], new Set(ids))]).toEqual([b, c, d])
  expect([...withinLimit([a, d], new Set([a, b]))]).toEqual([a])
})
