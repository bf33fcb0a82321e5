import { expect, test } from 'vitest'
import { countOf, placeOf, stateOf } from './found.ts'

const given = { typed: 'ginocchio', asked: 'ginocchio', hits: 3, hasFailed: false, isOnline: true }

test.each([
  ['nothing typed', { typed: ' ', asked: '' }, 'idle'],
  ['one letter', { typed: 'g', asked: 'g', hits: undefined }, 'short'],
  ['typed on, not asked yet', { typed: 'ginocchi' }, 'searching'],
  ['no answer yet', { hits: undefined }, 'searching'],
  ['an answer', {}, 'found'],
  ['blanks around', { typed: ' ginocchio ' }, 'found'],
  ['an empty answer', { hits: 0 }, 'none'],
  ['no answer came', { hits: undefined, hasFailed: true }, 'failed'],
  ['it failed for other words', { typed: 'schiena', hits: undefined, hasFailed: true }, 'searching'],
  ['no network', { hits: undefined, isOnline: false }, 'offline'],
  ['no network, failed', { hits: undefined, hasFailed: true, isOnline: false }, 'offline'],
  ['no network, but an answer from before', { isOnline: false }, 'found'],
])('%s', (_name, more, state) => {
  expect(stateOf({ ...given, ...more })).toBe(state)
})

test('one stands at the newest until one has chosen, and again where that one is gone', () => {
  expect(placeOf(['c', 'b', 'a'], undefined)).toBe(0)
  expect(placeOf(['c', 'b', 'a'], 'b')).toBe(1)
  expect(placeOf(['c', 'a'], 'b')).toBe(0)
})

test('as many as are known, and whether there are more', () => {
  expect(countOf(14, false)).toBe('14')
  expect(countOf(20, true)).toBe('20+')
})
