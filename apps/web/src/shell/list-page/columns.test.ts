import { expect, test } from 'vitest'
import { chosenKeys, sortChoicesOf, visibleColumns } from './columns.ts'
import type { ListColumn } from './columns.ts'

interface Food {
  name: string
  brand: string | null
}

const column = (key: string, more: Partial<ListColumn<Food>> = {}): ListColumn<Food> => ({ key, title: key, cell: () => null, ...more })
const columns = [
  column('name', { sort: 'name' }),
  column('brand', { choice: 'shown', isEmpty: ({ brand }) => brand === null }),
  column('added', { choice: 'hidden', sort: 'created' }),
]
const rows = [{ name: 'Oats', brand: 'Mill' }]
const sorts = ['name', '-name', 'created', '-created']
const keysOf = (keys: readonly string[], of: readonly Food[] = rows) => visibleColumns(columns, keys, of).map(({ key }) => key)

test('a list starts with its usual columns, and then keeps those that were chosen', () => {
  expect(chosenKeys(columns, undefined)).toEqual(['brand'])
  expect(chosenKeys(columns, ['added', 'gone'])).toEqual(['added'])
  expect(chosenKeys(columns, [])).toEqual([])
})

test('a column without a choice is always shown, and a column has the key of its order', () => {
  expect(keysOf([])).toEqual(['name'])
  expect(keysOf(['brand', 'added'])).toEqual(['name', 'brand', 'created'])
})

test('a column without any value is left out, but not while there are no rows', () => {
  expect(keysOf(['brand'], [{ name: 'Oats', brand: null }])).toEqual(['name'])
  expect(keysOf(['brand'], [])).toEqual(['name', 'brand'])
})

test('a column that is left out for now is not shown, whatever was chosen', () => {
  expect(visibleColumns([column('brand', { choice: 'shown', isLeftOut: true })], ['brand'], rows)).toEqual([])
})

test('the list may be sorted by columns that are not shown', () => {
  expect(sortChoicesOf(columns, sorts)).toEqual([
    { key: 'name', title: 'name' },
    { key: 'created', title: 'added' },
  ])
})
