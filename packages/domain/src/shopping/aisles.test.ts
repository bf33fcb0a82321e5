import { foodCategories } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { aisleName, aisleOf, aisles, formatGrossWeight, formatShoppingWeight, groupByAisle, hasChanges, shoppingChanges } from './index.ts'

test('every category of food has a place in the shop', () => {
  expect(foodCategories.filter(category => aisleOf(category) === 'other')).toEqual([])
  expect(new Set(aisles.map(aisle => aisleName(aisle, 'it'))).size).toBe(aisles.length)
})

test('lines stand by aisle, those of the client last', () => {
  const line = (name: string, category: 'beef' | 'fruit' | null, isOwn = false) => ({ name, category, isOwn })
  const lines = [line('sale', null), line('carta', null, true), line('manzo', 'beef'), line('mela', 'fruit'), line('pera', 'fruit')]
  expect(groupByAisle(lines, each => each).map(({ aisle, lines: ofAisle }) => [aisle, ofAisle.map(({ name }) => name)])).toEqual([
    ['produce', ['mela', 'pera']],
    ['meat', ['manzo']],
    ['other', ['sale']],
    ['own', ['carta']],
  ])
})

test.each([
  [0, '0\u00a0g'],
  [999, '999\u00a0g'],
  [1000, '1\u00a0kg'],
  [1255, '1,26\u00a0kg'],
  [2500, '2,5\u00a0kg'],
])('%i g are shown as %s', (grams, text) => expect(formatShoppingWeight('it', grams)).toBe(text))

test('a gross weight is a round one', () => {
  expect([formatGrossWeight('it', 941), formatGrossWeight('it', 950), formatGrossWeight('en', 996)]).toEqual([
    '950\u00a0g',
    '950\u00a0g',
    '1\u00a0kg',
  ])
})

test('says what is new, gone and another amount', () => {
  const line = (id: string, grams: number | null) => ({ id, grams, grossGrams: null })
  const before = [line('a', 100), line('b', 50), line('c', null)]
  const changes = shoppingChanges(before, [line('b', 80), line('c', null), line('d', 10)])
  expect(changes).toEqual({ added: [line('d', 10)], removed: [line('a', 100)], changed: [{ before: line('b', 50), after: line('b', 80) }] })
  expect([hasChanges(changes), hasChanges(shoppingChanges(before, before))]).toEqual([true, false])
})
