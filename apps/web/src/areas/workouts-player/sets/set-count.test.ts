import { expect, test } from 'vitest'
import { countSets } from './set-count.ts'

const at = '2026-03-02T17:00:00Z'
const sets = (...doneAt: (string | null)[]) => doneAt.map(each => ({ set: { doneAt: each } }))

test('what was done of a skipped exercise counts, and the rest of it does not', () => {
  const done = { isSkipped: false, sets: sets(at, at, null) }
  const skipped = { isSkipped: true, sets: sets(at, null, null) }
  expect(countSets([done, skipped])).toEqual({ done: 3, sets: 4 })
  expect(countSets([skipped])).toEqual({ done: 1, sets: 1 })
  expect(countSets([])).toEqual({ done: 0, sets: 0 })
})
