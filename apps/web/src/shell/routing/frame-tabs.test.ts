import { expect, test } from 'vitest'
import type { Screen } from '#lib/screens'
import { addressOf, tabAt, tabsOf } from './frame-tabs.ts'

const page = async () => ({ Page: () => null })
const frame = { id: 'client', page }
const screen = (path: Screen['path'], more: Partial<Screen> = {}): Screen => ({
  path,
  layout: 'default',
  access: { permission: 'view clients' },
  area: 'clients',
  title: { it: '', en: '' },
  page,
  ...more,
})
const tab = (order: number) => ({ frame, tab: { label: { it: '', en: '' }, order } })

const list = [
  screen('/clients/$id/note', tab(70)),
  screen('/clients/$id', tab(10)),
  screen('/clients/$id/note/create', { frame }),
  screen('/clients/$id/payments', { ...tab(20), access: { permission: 'view subscriptions' } }),
  screen('/programs/$id', { frame: { id: 'program', page }, tab: { label: { it: '', en: '' }, order: 1 } }),
]

test('tabs stand in their order, without those that the person may not open', () => {
  const visitor = { roles: [], permissions: ['view clients' as const], hasWorkspace: true }
  expect(tabsOf({ list }, 'client', visitor).map(({ path }) => path)).toEqual(['/clients/$id', '/clients/$id/note'])
})

test('an address takes its parts from the page', () => {
  expect(addressOf('/clients/$id/metrics/$metricId', { id: '7', metricId: 'a b' })).toBe('/clients/7/metrics/a%20b')
})

test('a page without a tab stands under the nearest one', () => {
  const addresses = ['/clients/7', '/clients/7/note', '/clients/7/weights']
  expect(tabAt(addresses, '/clients/7')).toBe('/clients/7')
  expect(tabAt(addresses, '/clients/7/note/create')).toBe('/clients/7/note')
  expect(tabAt(addresses, '/clients/7/notes')).toBe('/clients/7')
  expect(tabAt(addresses, '/home')).toBeUndefined()
})
