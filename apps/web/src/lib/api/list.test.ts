import { expect, test } from 'vitest'
import { nextPageOf, rowsOf } from './list.ts'
import { filenameOf } from './download.ts'

test.each([
  [{ nextPage: 2 }, 2],
  [{ nextPage: 0 }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('after %j comes %s', (page, next) => {
  expect(nextPageOf(page)).toBe(next)
})

test('later pages append', () => {
  const pages = [
    { clients: ['a', 'b'], nextPage: 2 },
    { clients: ['c'], nextPage: 0 },
  ]
  expect(rowsOf({ pages, pageParams: [1, 2] }, page => page.clients)).toEqual(['a', 'b', 'c'])
})

test.each([
  [`attachment; filename*=UTF-8''piano%20%C3%A8.pdf`, 'piano è.pdf'],
  ['attachment; filename="a b.csv"', 'a b.csv'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''y.pdf`, 'y.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, 'download'],
  [null, 'download'],
])('%s is called %s', (header, name) => {
  expect(filenameOf(header)).toBe(name)
})
