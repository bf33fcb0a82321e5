import { expect, test } from 'vitest'
import { areMany, groupsOf, nextSort, sortName, sortOf } from './columns.ts'

const column = (key: string, group?: string) => ({ key, title: key, cell: () => null, group })

test('neighbours of one group share a heading', () => {
  const groups = groupsOf([column('name'), column('a', 'Aderenza'), column('b', 'Aderenza'), column('end')])
  expect(groups.map(({ title, span }) => [title, span])).toEqual([
    [undefined, 1],
    ['Aderenza', 2],
    [undefined, 1],
  ])
})

test('sorting turns and starts anew', () => {
  expect(nextSort(undefined, 'name')).toEqual({ key: 'name', direction: 'up' })
  expect(nextSort({ key: 'name', direction: 'up' }, 'name')).toEqual({ key: 'name', direction: 'down' })
  expect(nextSort({ key: 'name', direction: 'down' }, 'seen')).toEqual({ key: 'seen', direction: 'up' })
})

const sorts = ['name', '-name', 'created', '-created']

test.each(sorts)('the order %s is read and written alike', name => {
  expect(sortName(sortOf(name), sorts)).toBe(name)
})

test('an order that the list does not have has no name', () => {
  expect(sortName({ key: 'brand', direction: 'down' }, sorts)).toBeUndefined()
})

test('columns are many where a desk has no room for them beside the menu', () => {
  const wide = (count: number) => Array.from({ length: count }, (_, at) => ({ ...column(String(at)), width: 200 }))
  expect([areMany(wide(5)), areMany(wide(6)), areMany([...wide(5), column('name')])]).toEqual([false, true, true])
})
