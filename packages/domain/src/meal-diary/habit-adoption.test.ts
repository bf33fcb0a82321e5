import type { DocumentRow } from '@allenio/contract/documents'
import { expect, test } from 'vitest'
import { adoptedPairs, foodPair, operationsAdopting } from './index.ts'

const food = (id: string) => ({ id, version: 1, it: id, en: id })
const figures = (kcal: number, carbs: number) => ({ kcal, protein: 5, carbs, lipids: 1 })

const row = (type: string, id: string, parentId: string | null, cells: object = {}): DocumentRow => ({
  type,
  id,
  parentId,
  place: id.padEnd(4, 'V'),
  cells: { ...cells },
  originId: null,
  isDeleted: false,
})

const planOf = (...rows: DocumentRow[]) =>
  new Map(
    [row('meal plan', 'plan', null), row('day', 'day', 'plan'), row('meal', 'meal', 'day'), ...rows].map(each => [each.id, each] as const),
  )

const adopt = (rows: ReturnType<typeof planOf>) =>
  operationsAdopting(rows, {
    planId: 'plan',
    fromFoodId: 'rice',
    to: food('spelt'),
    figures: figures(300, 60),
    figuresOf: ({ id }) => (id === 'rice' ? figures(330, 80) : undefined),
    basis: 'kcal',
    newId: () => 'new',
  }).map(operation => (operation.kind === 'insert' ? [operation.type, operation.parentId, operation.cells] : operation))

const rice = (id: string, more: object = {}) => row('component', id, 'meal', { food: food('rice'), grams: 100, ...more })
const spelt = (parentId: string) => row('alternative', `${parentId}a`, parentId, { food: food('spelt'), grams: 90 })

test.each([
  ['as much of the preset basis', [rice('c')], [['alternative', 'c', { food: food('spelt'), grams: 110 }]]],
  ['as much of the row’s own basis', [rice('c', { basis: 'carbs' })], [['alternative', 'c', { food: food('spelt'), grams: 133 }]]],
  ['a row to taste has no quantity', [rice('c', { isToTaste: true })], [['alternative', 'c', { food: food('spelt'), isToTaste: true }]]],
  ['a row that has it stays as it is', [rice('c'), spelt('c')], []],
  ['a row of another food', [row('component', 'c', 'meal', { food: food('pasta'), grams: 80 })], []],
  ['a row without a quantity', [rice('c', { grams: 0 })], []],
  ['a deleted row', [{ ...rice('c'), isDeleted: true }], []],
  [
    'an ingredient of a dish',
    [
      row('component', 'c', 'meal', { recipe: { it: 'Risotto', en: 'Risotto', portions: 1 }, portions: 1 }),
      row('ingredient', 'i', 'c', { food: food('rice'), grams: 50 }),
    ],
    [['ingredient alternative', 'i', { food: food('spelt'), grams: 55 }]],
  ],
  [
    'a row with as many alternatives as it may have',
    [rice('c'), ...Array.from({ length: 10 }, (_, at) => row('alternative', `a${at}`, 'c', { food: food(`f${at}`), grams: 10 }))],
    [],
  ],
])('%s', (_, rows, expected) => {
  expect(adopt(planOf(...rows))).toEqual(expected)
})

test('a habit is adopted once every row of the food has it', () => {
  expect([...adoptedPairs(planOf(rice('c'), spelt('c')), 'plan')]).toEqual([foodPair({ from: 'rice', to: 'spelt' })])
  expect([...adoptedPairs(planOf(rice('c'), spelt('c'), rice('d')), 'plan')]).toEqual([])
})
