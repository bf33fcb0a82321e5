import type { Notification } from '@allenio/contract/notifications'
import { expect, test } from 'vitest'
import { inputOf, filtersHref, isInList, isNarrowed } from './filter-input.ts'
import { parseFilters } from './filter-values.ts'

const anna = '0198a0aa-0000-7000-8000-00000000000a'

test.each([
  [{}, {}],
  [
    { unread: 'true', group: 'clients', client: anna, from: '2026-03-01', to: '2026-03-12' },
    { unread: true, group: 'clients', client: anna, from: '2026-03-01', to: '2026-03-12' },
  ],
  // the router reads words such as true by itself
  [{ unread: true }, { unread: true }],
  [{ unread: 'no', group: 7, client: 'anna', from: '2026-13-40', to: 'ieri', other: 'x' }, {}],
  [{ group: 'x'.repeat(300) }, { group: 'x'.repeat(40) }],
])('the address %j says %j', (raw, filters) => expect(parseFilters(raw)).toEqual(filters))

test.each([
  [{}, '/notifications'],
  [{ unread: true as const, group: 'clients' }, '/notifications?unread=true&group=clients'],
  [{ from: '2026-03-01', to: '2026-03-12' }, '/notifications?from=2026-03-01&to=2026-03-12'],
])('%j stands at %s, and is read from there', (filters, href) => {
  expect(filtersHref('/notifications', filters)).toBe(href)
  expect(parseFilters(Object.fromEntries(new URL(href, 'http://a').searchParams))).toEqual(filters)
})

test('what is not narrowed asks for everything', () => {
  expect(isNarrowed({})).toBe(false)
  expect(inputOf({})).toEqual({})
  expect(isNarrowed({ unread: true })).toBe(true)
  expect(inputOf({ unread: true, group: 'team', client: anna })).toEqual({ onlyUnread: true, group: 'team' })
})

const came: Notification = {
  id: 'n1',
  kind: 'weight added',
  group: 'records',
  title: 'Anna ha aggiunto un peso',
  body: '',
  link: '/clients/a/weights',
  client: { id: anna, name: 'Anna', photo: null },
  createdAt: '2026-03-12T10:00:00.000Z',
  readAt: null,
  day: '2026-03-12',
}

test.each([
  [{}, true],
  [{ onlyUnread: true }, true],
  [{ group: 'records' }, true],
  [{ group: 'team' }, false],
  [{ clientId: anna }, true],
  [{ clientId: 'other' }, false],
  [{ id: anna }, true],
  [{ id: 'other' }, false],
  [{ from: '2026-03-12', to: '2026-03-12' }, true],
  [{ from: '2026-03-13' }, false],
  [{ to: '2026-03-11' }, false],
])('one that comes belongs to the list asked for by %j: %s', (input, belongs) => expect(isInList(input, came)).toBe(belongs))
