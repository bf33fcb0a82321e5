import type { FoodMeasure } from '@allenio/contract/aliments'
import { describe, expect, test } from 'vitest'
import { quantityOfLine, type NamedQuantityFood } from './index.ts'

const measure = (it: string, en: string, grams: number, amount = 1): FoodMeasure => ({ name: { it, en }, amount, grams })

const foodOf = (nameIt: string, nameEn: string, measures: FoodMeasure[], facts: Partial<NamedQuantityFood> = {}): NamedQuantityFood => ({
  nameIt,
  nameEn,
  kcal: 100,
  density: null,
  measures,
  ...facts,
})

// the measures of the library
const egg = foodOf('Uovo intero, crudo', 'Whole egg, raw', [
  measure('uovo grande', 'large', 50),
  measure('uovo', 'egg', 50),
  measure('tazza (circa 5 uova grandi)', 'cup (4.86 large eggs)', 243),
  measure('uovo medio', 'medium', 44),
  measure('uovo piccolo', 'small', 38),
])
const apple = foodOf('Mela con buccia', 'Apple, with skin', [
  measure('porzione standard', 'standard portion', 150),
  measure('tazza, a fette', 'cup slices', 109),
  measure('mela grande (diametro 8,5 cm)', 'large (3-1/4" dia)', 223),
  measure('mela media (diametro 7,5 cm)', 'medium (3" dia)', 182),
  measure('mela piccola (diametro 7 cm)', 'small (2-3/4" dia)', 149),
])
const onion = foodOf('Cipolla cruda', 'Onion, raw', [
  measure('mezza cipolla', 'half an onion', 50),
  measure('cipolla grande', 'large', 150),
  measure('fetta media (spessore 3 mm)', 'slice, medium (1/8" thick)', 14),
  measure('cipolla media (diametro 6,5 cm)', 'medium (2-1/2" dia)', 110),
])
const avocado = foodOf('Avocado', 'Avocado', [measure('avocado', 'avocado', 75, 0.5)])
const ownBiscuit = foodOf('Frollino', '', [measure('confezione', '', 300), measure('pezzo', '', 9)])
const garlic = foodOf('Aglio crudo', 'Garlic, raw', [measure('spicchio', 'clove', 3), measure('spicchi', 'cloves', 9, 3)])
const oil = foodOf('Olio di oliva', 'Olive oil', [
  measure('cucchiaio (10 ml)', 'tablespoon (10 ml)', 9),
  measure('cucchiaio (15 ml)', 'tablespoon', 13.5),
])
const cocoa = foodOf('Cacao', 'Cocoa', [measure('cucchiaio', 'tbsp', 5)])
const salt = foodOf('Sale da cucina', 'Table salt', [measure('pizzico', 'dash', 0.4)], { kcal: 0 })
const pepper = foodOf('Pepe nero', 'Black pepper', [measure('cucchiaino', 'tsp', 2.3)])
const flour = foodOf('Farina', 'Flour', [measure('tazza', 'cup', 125)])
const milk = foodOf('Latte', 'Milk', [], { density: 1.03 })

const answerOf = (quantity: string, food: NamedQuantityFood, name = '') => quantityOfLine({ quantity, name, isToTaste: false }, food)
const gramsOf = (quantity: string, food: NamedQuantityFood, name = '') => {
  const answer = answerOf(quantity, food, name)
  return 'grams' in answer ? answer.grams : answer.problem
}

describe('grams', () => {
  test.each([
    ['200 g', flour, 200],
    ['200', flour, 200],
    ['1,5 kg', flour, 1500],
    ['1 kg e 1/2', flour, 1500],
    ['un kg e mezzo', flour, 1500],
    ['200-250 g', flour, 225],
    ['200 - 250 g', flour, 225],
    ['circa 200 g', flour, 200],
    ["mezz'etto", flour, 50],
    ['2 dl', milk, 206],
    ['1/2 lt', milk, 515],
    ['300 kcal', flour, 300],
    ['4 oz.', flour, 113],
    ['4-5 oz', flour, 128],
    ['half a pound', flour, 227],
    ['1 lb and 1/2', flour, 680],
    ['1 liter', milk, 1030],
    ['1 pint', milk, 'unknown word'],
    ['1 lb 4 oz', flour, 'unknown word'],
    ['2 tazze', flour, 250],
    ['a cup', flour, 125],
    ['half a cup', flour, 63],
    ['1 heaped tbsp', cocoa, 5],
    ['2 cucchiai rasi', cocoa, 10],
    ['2 spicchi', garlic, 6],
    ['1 cucchiaio (15 ml)', oil, 14],
  ])('%s', (quantity, food, grams) => expect(gramsOf(quantity, food)).toBe(grams))
})

describe('pieces', () => {
  test.each([
    ['2', egg, 'uova', 100],
    ['due', egg, 'uova', 100],
    ['6', egg, 'uova', 300],
    ['2', egg, 'uova piccole', 76],
    ['2', egg, 'small eggs', 76],
    ['2 uova', egg, '', 100],
    ['2', apple, 'mele', 364],
    ['1', apple, 'mela grande', 223],
    ['2 mele', apple, '', 364],
    ['2-3', apple, 'mele', 455],
    ['1/2', onion, 'cipolla', 55],
    ['½', onion, 'cipolla', 55],
    ['mezza', onion, 'cipolla', 55],
    ["un'", onion, 'cipolla', 110],
    ['a', onion, 'onion', 110],
    ['1', avocado, 'avocado', 150],
    ['3', ownBiscuit, 'frollini', 27],
    // nobody counts so many apples
    ['300', apple, 'mele', 300],
  ])('%s of %#', (quantity, food, name, grams) => expect(gramsOf(quantity, food, name)).toBe(grams))

  test('come back with the measure', () => {
    expect(answerOf('2', egg, 'uova')).toEqual({ grams: 100, measure: { name: { it: 'uovo', en: 'egg' }, amount: 2 }, isToTaste: false })
    expect(answerOf('2 tazze', flour)).toEqual({ grams: 250, measure: { name: { it: 'tazza', en: 'cup' }, amount: 2 }, isToTaste: false })
    expect(answerOf('200 g', flour)).toEqual({ grams: 200, measure: null, isToTaste: false })
  })
})

test.each([
  ['1.000-1.200 g', 1100],
  ['1,000 - 1,200 ml', 1100],
  ['0,5-1 kg', 750],
])('of %s the mean is %i g', (quantity, grams) => expect(gramsOf(quantity, { ...flour, density: 1 })).toBe(grams))

describe('to taste', () => {
  const toTaste = { grams: 0, measure: null, isToTaste: true }

  test('has no grams', () => {
    expect(quantityOfLine({ quantity: '', name: 'sale', isToTaste: true }, salt)).toEqual(toTaste)
    expect(answerOf('q.b.', salt)).toEqual(toTaste)
    expect(answerOf('quanto basta', salt)).toEqual(toTaste)
  })

  test('gives way to a quantity', () => {
    expect(quantityOfLine({ quantity: '5 g', name: 'sale', isToTaste: true }, salt)).toMatchObject({ grams: 5, isToTaste: false })
  })

  test('is a pinch of what has none', () => {
    expect(answerOf('un pizzico', salt)).toMatchObject({ grams: 1, measure: { amount: 1 } })
    expect(answerOf('un pizzico', pepper)).toEqual(toTaste)
    expect(answerOf('a pinch', salt)).toEqual(toTaste)
  })
})

describe('problems', () => {
  test.each([
    ['', flour, { problem: 'no quantity' }],
    ['0', flour, { problem: 'no quantity' }],
    ['0 g', flour, { problem: 'no quantity' }],
    ['?', flour, { problem: 'no quantity' }],
    ['2', flour, { problem: 'weight of one not known' }],
    ['1 tazza + 2 cucchiai', flour, { problem: 'unknown word', word: 'tazza + 2 cucchiai' }],
    ['un filo', oil, { problem: 'unknown word', word: 'filo' }],
    ['200 ml', flour, { problem: 'density not known' }],
    ['100 kcal', foodOf('Pane', 'Bread', [], { kcal: null }), { problem: 'kcal not known' }],
    ['100 kcal', salt, { problem: 'kcal not known' }],
    ['200 kg', flour, { problem: 'too large' }],
  ])('%s', (quantity, food, problem) => expect(answerOf(quantity, food)).toEqual(problem))

  test('several spoons are not guessed, and come back to be chosen from', () => {
    expect(answerOf('1 cucchiaio', oil)).toEqual({ problem: 'ambiguous word', word: 'cucchiaio', measures: oil.measures })
  })
})
