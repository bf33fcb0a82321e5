import { expect, test } from 'vitest'
import { parseText } from './address-texts.ts'
import { isNarrowed, listAddress, oneOf, withPreset } from './list-address.ts'
import type { ListFilters } from './list-address.ts'

interface Filters extends ListFilters {
  status?: 'active' | 'not registered' | undefined
  tag?: string | undefined
  sort?: 'name' | '-created' | undefined
}

const address = listAddress<Filters>({
  name: 'clients',
  path: '/clients',
  filters: { search: parseText, status: oneOf(['active', 'not registered']), tag: parseText },
  sorts: ['name', '-created'],
})

test('an address is read as far as it is known', () => {
  expect(address.parse({ search: 333, status: 'asleep', sort: '-created', page: 4, tag: '' })).toEqual({ search: '333', sort: '-created' })
})

test('the usual order is not written, an empty list has no question mark', () => {
  expect(address.href({})).toBe('/clients')
  expect(address.href({ sort: 'name', search: '' })).toBe('/clients')
  expect(address.href({ status: 'not registered', sort: '-created' })).toBe('/clients?status=not+registered&sort=-created')
})

test('what is written is read again', () => {
  const place = { view: '7', search: 'anna & co', status: 'active', tag: '%', sort: '-created' } as const
  const { searchParams } = new URL(address.href(place), 'http://localhost')
  expect(address.parse(Object.fromEntries(searchParams))).toEqual(place)
})

test('an order narrows nothing', () => {
  expect(isNarrowed({ sort: '-created' })).toBe(false)
  expect(isNarrowed({ search: 'a' })).toBe(true)
})

test('the list’s own filters have priority over preset ones', () => {
  expect(withPreset<Filters>({ search: undefined, sort: 'name' }, { tag: 'new' })).toEqual({ sort: 'name', tag: 'new' })
  expect(withPreset<Filters>({ tag: 'old' }, { tag: 'new' })).toEqual({ tag: 'old' })
  expect(withPreset<Filters>({ tag: 'old' }, { tag: undefined })).toEqual({ tag: 'old' })
})
