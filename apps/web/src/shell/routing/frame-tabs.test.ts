import { expect, test } from 'vitest'
import type { Screen, ScreenPart } from '#lib/screens'
import { addressOf, partAt, tabsOf } from './frame-tabs.ts'

const page = async () => ({ Page: () => null })
const frame = { id: 'client', page }
const label = { it: '', en: '' }
const screen = (path: Screen['path'], more: Partial<Screen> = {}): Screen => ({
  path,
  layout: 'default',
  access: { permission: 'view clients' },
  area: 'clients',
  title: label,
  page,
  ...more,
})
const overview = { id: 'overview', label, order: 10 }
const body = { id: 'body', label, order: 40 }
const documents = { id: 'documents', label, order: 60 }
const part = (tab: ScreenPart['tab'], order: number) => ({ frame, part: { tab, label, order } })

const list = [
  screen('/clients/$id/note', part(documents, 30)),
  screen('/clients/$id/metrics', part(body, 20)),
  screen('/clients/$id', part(overview, 10)),
  screen('/clients/$id/note/create', { frame }),
  screen('/clients/$id/weights', part(body, 10)),
  screen('/clients/$id/notifications', part('menu', 10)),
  screen('/clients/$id/payments', { ...part({ id: 'money', label, order: 20 }, 1), access: { permission: 'view subscriptions' } }),
  screen('/programs/$id', { frame: { id: 'program', page }, part: { tab: overview, label, order: 1 } }),
]

test('parts stand under their tabs in their order; a tab of which the person may open nothing is left out', () => {
  const visitor = { roles: [], permissions: ['view clients' as const], hasWorkspace: true }
  const { tabs, menu } = tabsOf({ list }, 'client', visitor)
  expect(tabs.map(({ tab, screens }) => [tab.id, ...screens.map(({ path }) => path)])).toEqual([
    ['overview', '/clients/$id'],
    ['body', '/clients/$id/weights', '/clients/$id/metrics'],
    ['documents', '/clients/$id/note'],
  ])
  expect(menu.map(({ path }) => path)).toEqual(['/clients/$id/notifications'])
})

test('an address takes its parts from the page', () => {
  expect(addressOf('/clients/$id/metrics/$metricId', { id: '7', metricId: 'a b' })).toBe('/clients/7/metrics/a%20b')
})

test('a page that is no part stands under the nearest one', () => {
  const parts = ['/clients/7', '/clients/7/note', '/clients/7/weights'].map(href => ({ href, label: '' }))
  expect(partAt(parts, '/clients/7')?.href).toBe('/clients/7')
  expect(partAt(parts, '/clients/7/note/create')?.href).toBe('/clients/7/note')
  expect(partAt(parts, '/clients/7/notes')?.href).toBe('/clients/7')
  expect(partAt(parts, '/home')).toBeUndefined()
})
