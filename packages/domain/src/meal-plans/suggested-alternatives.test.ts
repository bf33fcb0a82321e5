import type { FoodMeasure } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { kitchenAmount, suggestAlternatives, type SuggestibleFood } from './index.ts'

const food = (
  nameIt: string,
  category: SuggestibleFood['category'],
  figures: [kcal: number, protein: number, carbs: number, lipids: number],
) => ({
  id: nameIt,
  nameIt,
  brand: '',
  category,
  figures: { kcal: figures[0], protein: figures[1], carbs: figures[2], lipids: figures[3] },
})

const pasta = food('Pasta di semola, secca', 'pasta_noodles', [353, 11, 74, 1])
const rice = food('Riso bianco, crudo', 'grains_flours', [346, 7, 78, 1])
const cookedRice = food('Riso bianco, bollito', 'grains_flours', [130, 3, 28, 0])
const egg = food('Pasta fresca all’uovo, cruda', 'pasta_noodles', [280, 11, 54, 2])
const flour = food('Farina di frumento', 'grains_flours', [346, 11, 73, 1])
const oil = food('Olio di oliva', 'fats_oils', [899, 0, 0, 100])
const bread = food('Pane bianco', 'bread_bakery', [242, 8, 48, 1])
const wholemeal = food('Pane integrale', 'bread_bakery', [213, 8, 38, 1])

const suggested = (row: typeof pasta, grams: number, more: { basis?: 'kcal' | 'protein'; leftOut?: string[]; familiar?: string[] } = {}) =>
  suggestAlternatives({ food: row, grams, basis: more.basis ?? 'kcal' }, [oil, flour, cookedRice, rice, egg, pasta, bread, wholemeal], {
    isFamiliar: ({ id }) => more.familiar?.includes(id) ?? false,
    isLeftOut: ({ id }) => more.leftOut?.includes(id) ?? false,
    atMost: 4,
  }).map(each => [each.food.nameIt, each.grams])

test('suggestions are of the food group, by the same energy, in steps of 5 g', () => {
  expect(suggested(pasta, 80)).toEqual([
    ['Pasta fresca all’uovo, cruda', 100],
    ['Riso bianco, crudo', 80],
    ['Pane bianco', 115],
    ['Pane integrale', 135],
  ])
  expect(suggested(bread, 60)[0]).toEqual(['Pane integrale', 70])
})

test('by protein they have other amounts, and what is left out does not come', () => {
  expect(suggested(pasta, 80, { basis: 'protein', leftOut: [egg.id] })).toEqual([
    ['Pane bianco', 110],
    ['Pane integrale', 110],
    ['Riso bianco, crudo', 125],
  ])
})

test('foods of a kitchen stand before others of the family', () => {
  expect(suggested(pasta, 80, { familiar: [rice.id] })[0]).toEqual(['Riso bianco, crudo', 80])
})

test('nothing is suggested without a quantity or a family', () => {
  expect([suggested(pasta, 0), suggested({ ...pasta, category: null }, 80)]).toEqual([[], []])
})

const measure = (it: string, grams: number, amount = 1): FoodMeasure => ({ name: { it, en: '' }, amount, grams })

test.each<[number, FoodMeasure[], number, string | undefined]>([
  [62, [measure('fetta', 30)], 60, '2 fetta'],
  [75, [measure('fetta', 30)], 75, undefined],
  [110, [measure('uovo', 55)], 110, '2 uovo'],
  [260, [measure('melone', 500)], 250, '0.5 melone'],
  [52, [measure('fette', 100, 4)], 50, '2 fette'],
  [60, [measure('porzione standard', 30), measure('cucchiaio', 15)], 60, undefined],
  [43, [], 45, undefined],
  [13, [], 13, undefined],
  [1, [], 1, undefined],
])('%d g with %j are %d g, in pieces %s', (grams, measures, expected, pieces) => {
  const amount = kitchenAmount(grams, measures)
  expect([amount.grams, amount.measure ? `${amount.measure.amount} ${amount.measure.name.it}` : undefined]).toEqual([expected, pieces])
})
