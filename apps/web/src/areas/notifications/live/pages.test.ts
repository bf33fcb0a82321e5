import type { Notification } from '@allenio/contract/notifications'
import { expect, test } from 'vitest'
import { inDays, nearDay } from '../list/days.ts'
import { rowsOnce, withNew, withRead } from './pages.ts'
import type { Pages } from './pages.ts'

const row = (id: string, createdAt = '2026-03-12T10:00:00.000Z', readAt: string | null = null): Notification => ({
  id,
  kind: 'client joined',
  group: 'clients',
  title: id,
  body: '',
  link: `/clients/${id}`,
  client: null,
  createdAt,
  readAt,
  day: createdAt.slice(0, 10),
})
const pages = (...rows: Notification[][]): Pages => ({
  pages: rows.map((notifications, index) => ({ notifications, nextPage: index + 1 < rows.length ? index + 2 : 0 })),
  pageParams: rows.map((_, index) => index + 1),
})
const ids = (data: Pages) => data.pages.map(page => page.notifications.map(({ id }) => id))

test('what comes stands on top, once, wherever it stood before', () => {
  const before = pages([row('b'), row('c')], [row('d')])
  expect(ids(withNew(before, row('a')))).toEqual([['a', 'b', 'c'], ['d']])
  expect(ids(withNew(before, row('c')))).toEqual([['c', 'b'], ['d']])
  expect(ids(withNew(before, row('d')))).toEqual([['d', 'b', 'c'], []])
  expect(ids(before)).toEqual([['b', 'c'], ['d']])
})

test('named ones are read by the server’s date, and keep an earlier one', () => {
  const read = withRead(pages([row('a'), row('b')], [row('c', undefined, '2026-03-12T11:00:00.000Z')]), {
    ids: ['b', 'c'],
    readAt: '2026-03-12T12:00:00.000Z',
  })
  expect(read.pages.flatMap(page => page.notifications.map(({ readAt }) => readAt))).toEqual([
    null,
    '2026-03-12T12:00:00.000Z',
    '2026-03-12T11:00:00.000Z',
  ])
})

test('where all were read, what came after that moment was not', () => {
  const read = withRead(pages([row('late', '2026-03-12T12:00:01.000Z'), row('early', '2026-03-12T11:59:59.000Z')]), {
    ids: null,
    readAt: '2026-03-12T12:00:00.000Z',
  })
  expect(read.pages[0]?.notifications.map(({ readAt }) => readAt !== null)).toEqual([false, true])
})

test('a row that an arrival has moved to the next page is shown once', () => {
  expect(rowsOnce([row('a'), row('b'), row('b'), row('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('rows stand under their days', () => {
  const days = inDays([row('a', '2026-03-12T10:00:00Z'), row('b', '2026-03-12T08:00:00Z'), row('c', '2026-03-11T23:00:00Z')])
  expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
    ['2026-03-12', ['a', 'b']],
    ['2026-03-11', ['c']],
  ])
  expect(inDays([])).toEqual([])
})

test.each([
  ['2026-03-01', 'today'],
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', undefined],
  ['2026-03-02', undefined],
])('on the first of March %s is %s', (day, name) => expect(nearDay(day, '2026-03-01')).toBe(name))
