import { expect, test } from 'vitest'
import type { ListFilters } from '#lib/list-place'
import { standardViewOf } from './views.ts'

interface Filters extends ListFilters {
  status?: string | undefined
  subscription?: string | undefined
}

const view = (id: string, filters: Partial<Filters>) => ({ id, title: id, count: undefined, filters })
const views = [view('all', {}), view('active', { status: 'active' }), view('ending', { status: 'active', subscription: 'ending' })]
const idOf = (place: Filters) => standardViewOf(views, place)?.id

test('a search or another order stays within a view', () => {
  expect(idOf({ status: 'active', subscription: 'ending', search: 'anna', sort: '-created' })).toBe('ending')
  expect(idOf({ status: 'active', search: 'anna' })).toBe('active')
  expect(idOf({ sort: '-lastSeen' })).toBe('all')
})

test('what no tab names is in none', () => expect(idOf({ status: 'deleted' })).toBeUndefined())
