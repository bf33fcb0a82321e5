import { expect, test } from 'vitest'
import { countOf, positionOf, stateOf } from './search-state.ts'

const progress = { typed: 'ginocchio', searchTerm: 'ginocchio', hits: 3, hasFailed: false, isOnline: true }

test.each([
  ['nothing typed', { typed: ' ', searchTerm: '' }, 'idle'],
  ['one letter', { typed: 'g', searchTerm: 'g', hits: undefined }, 'short'],
  ['typed on, not searched yet', { typed: 'ginocchi' }, 'searching'],
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
  expect(stateOf({ ...progress, ...more })).toBe(state)
})

test('the position is the newest hit until one is selected, and again when that one is gone', () => {
  expect(positionOf(['c', 'b', 'a'], undefined)).toBe(0)
  expect(positionOf(['c', 'b', 'a'], 'b')).toBe(1)
  expect(positionOf(['c', 'a'], 'b')).toBe(0)
})

test('the number of loaded hits, and whether there are more', () => {
  expect(countOf(14, false)).toBe('14')
  expect(countOf(20, true)).toBe('20+')
})
