import { expect, test } from 'vitest'
import { hrefTo } from './href-to.ts'

test('an address is filled with its parameters', () => {
  expect(hrefTo('/clients')).toBe('/clients')
  expect(hrefTo('/clients/$id/weights', { id: 'a b/c' })).toBe('/clients/a%20b%2Fc/weights')
  expect(hrefTo('/clients/$id/metrics/$metricId/details', { id: 'c', metricId: 'm' })).toBe('/clients/c/metrics/m/details')
  expect(hrefTo('/teamMembers/{-$id}/clients', { id: 't' })).toBe('/teamMembers/t/clients')
  expect(hrefTo('/teamMembers/{-$id}/clients', {})).toBe('/teamMembers/clients')
})

test('query parameters and the place in the page follow', () => {
  expect(hrefTo('/clients', { search: { subscription: 'ending', tag: undefined } })).toBe('/clients?subscription=ending')
  expect(hrefTo('/clients/$id', { id: 'c' }, { search: { q: 'a&b' }, hash: 'top' })).toBe('/clients/c?q=a%26b#top')
  expect(hrefTo('/settings', { hash: 'profile' })).toBe('/settings#profile')
})

test('what no screen has, and a parameter that is missing, do not compile', () => {
  // @ts-expect-error -- no such screen
  expect(hrefTo('/clientele')).toBe('/clientele')
  // @ts-expect-error -- the id is missing
  expect(hrefTo('/clients/$id')).toBe('/clients/')
})
