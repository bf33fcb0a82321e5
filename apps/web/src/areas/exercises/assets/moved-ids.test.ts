import { expect, test } from 'vitest'
import { movedIds } from './use-asset-actions.ts'

test.each([
  ['c', 'first', ['c', 'a', 'b']],
  ['b', 'earlier', ['b', 'a', 'c']],
  ['b', 'later', ['a', 'c', 'b']],
  ['a', 'earlier', ['a', 'b', 'c']],
  ['c', 'later', ['a', 'b', 'c']],
] as const)('%s moves %s', (id, to, ids) => expect(movedIds(['a', 'b', 'c'], id, to)).toEqual(ids))
