import { expect, test } from 'vitest'
import { isNarrowed, isSamePlace, listHref, readPlace } from './filters.ts'

test('an address is read as far as it is known', () => {
  expect(readPlace({ search: 333, status: 'asleep', sort: '-lastSeen', page: 4, tag: '' })).toEqual({ search: '333', sort: '-lastSeen' })
})

test('the order by name is not written, an empty list has no question mark', () => {
  expect(listHref({})).toBe('/clients')
  expect(listHref({ sort: 'name' })).toBe('/clients')
  expect(listHref({ status: 'not registered', sort: '-created' })).toBe('/clients?status=not+registered&sort=-created')
})

test('an order narrows nothing', () => {
  expect(isNarrowed({ sort: '-created' })).toBe(false)
  expect(isNarrowed({ search: 'a' })).toBe(true)
})

test('the same place however it is said', () => {
  expect(isSamePlace({ sort: 'name', search: '' }, {})).toBe(true)
  expect(isSamePlace({ status: 'active' }, {})).toBe(false)
})
