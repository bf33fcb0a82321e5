import { expect, test } from 'vitest'
import { keysOfList } from './list-keys.ts'

const situation = {
  place: 'page',
  t: (word: string) => word,
  hasTyped: false,
  hasOneRow: false,
  maySelect: true,
  hasSelection: false,
  mayCreate: true,
} as const

test.each([
  // letters are typed into the search, so that none of them is named there
  [{ place: 'search' }, ['↓ keyToRows']],
  [{ place: 'search', hasTyped: true }, ['↓ keyToRows', 'Esc keyClearSearch']],
  [{ place: 'search', hasTyped: true, hasOneRow: true }, ['↓ keyToRows', '↵ keyOpen', 'Esc keyClearSearch']],
  [{ place: 'field' }, []],
  [{ place: 'page' }, ['J K keyMove', '/ keySearch', 'N keyNew']],
  [{ place: 'page', mayCreate: false }, ['J K keyMove', '/ keySearch']],
  [{ place: 'rows' }, ['J K keyMove', '↵ keyOpen', 'X keySelect', '/ keySearch', 'N keyNew']],
  [{ place: 'rows', maySelect: false }, ['J K keyMove', '↵ keyOpen', '/ keySearch', 'N keyNew']],
  [{ place: 'rows', hasSelection: true }, ['J K keyMove', '↵ keyOpen', 'X keySelect', '/ keySearch', 'Esc keyClear']],
] as const)('%j: the keys that hold are %j', (part, keys) => {
  expect(keysOfList({ ...situation, ...part }).map(item => `${item.keys.join(' ')} ${item.text}`)).toEqual(keys)
})
