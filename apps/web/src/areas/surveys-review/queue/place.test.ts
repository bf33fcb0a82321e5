import { expect, test } from 'vitest'
import { parsePlace, queueHref } from './place.ts'

const id = (last: number) => `0195b1c2-0000-7000-8000-00000000000${last}`

test('what is written is read again, and the usual state is not written', () => {
  const place = { state: 'reviewed', search: 'anna & co', survey: id(1), type: id(2), answer: id(3), client: id(4) } as const
  const { searchParams } = new URL(queueHref(place), 'http://localhost')
  expect(parsePlace(Object.fromEntries(searchParams))).toEqual(place)
  expect(queueHref({ state: 'waiting' })).toBe('/surveys/completed')
})

test.each([
  ['an unknown state', { state: 'asleep' }, { state: 'waiting' }],
  ['an id that is none', { survey: 'all' }, { state: 'waiting' }],
  ['an answer without its client', { answer: id(3) }, { state: 'waiting' }],
])('%s is left out', (_, raw, place) => {
  expect(parsePlace(raw)).toEqual({ search: undefined, survey: undefined, type: undefined, ...place })
})
