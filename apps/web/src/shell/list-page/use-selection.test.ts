import { expect, test } from 'vitest'
import { selectionAt } from './use-selection.ts'

const selection = { place: '/clients?tag=new', keys: new Set(['a', 'b']) }

test('a selection stays while more rows of the same place are loaded', () => {
  expect(selectionAt('/clients?tag=new', selection)).toBe(selection)
})

test.each(['/clients', '/clients?tag=new&sort=-created', '/clients?tag=old'])('at %s nothing is selected', place => {
  expect(selectionAt(place, selection)).toEqual({ place, keys: new Set() })
})
