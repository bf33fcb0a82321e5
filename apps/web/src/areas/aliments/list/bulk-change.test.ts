import type { OverwrittenFood } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { changeOf, oppositeOf, type BulkChange } from './bulk-change.ts'

const bread: OverwrittenFood = { id: 'bread', category: { from: null, to: 'fruit' } }
const milk: OverwrittenFood = { id: 'milk', category: { from: 'milk_yogurt', to: 'fruit' } }
const answers = [{ overwritten: [bread] }, { overwritten: [milk] }]
const restoration: BulkChange = { action: 'restore values', overwritten: [bread, milk] }

test.each<[BulkChange, BulkChange | undefined]>([
  [{ action: 'set category', category: 'fruit' }, restoration],
  [{ action: 'set allergens', allergens: { milk: 'contains' } }, restoration],
  [{ action: 'hide' }, { action: 'show' }],
  [{ action: 'delete' }, { action: 'undelete' }],
  [restoration, undefined],
])('%j is undone by %j', (change, opposite) => expect(oppositeOf(change, answers)).toEqual(opposite))

test('a portion of a restoration has the values of its foods alone', () => {
  expect(changeOf(restoration, ['milk'])).toEqual({ action: 'restore values', ids: ['milk'], overwritten: [milk] })
})
