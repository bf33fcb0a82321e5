import type { FoodFigures } from '@allenio/domain/aliments'
import { describe, expect, test } from 'vitest'
import { per100gOf, portionOf, recipeFigures, type DishFigures, type WeighedIngredient } from './index.ts'

const codes = ['kcal', 'protein', 'iron', 'vitamin_c']

const ingredient = (grams: number, figures: Partial<FoodFigures>, id = `food of ${grams} g`): WeighedIngredient => ({
  grams,
  food: { id, kcal: null, protein: null, carbs: null, lipids: null, carbsIncludeFiber: false, nutrients: {}, ...figures },
})

const flour = ingredient(300, { kcal: 350, protein: 10, nutrients: { iron: 1.2, vitamin_c: 0 } })
const milk = ingredient(200, { kcal: 50, protein: 3.5, nutrients: { iron: 0.05, vitamin_c: 1 } })
const jam = ingredient(100, { kcal: 250, nutrients: {} })
const salt = ingredient(0, {})

const roundedOf = ({ totals }: DishFigures) => Object.fromEntries([...totals].map(([code, total]) => [code, total.roundedAmount]))

describe('a dish', () => {
  const whole = recipeFigures([flour, milk, salt], codes)

  test('is the sum of its ingredients, and salt to taste lacks nothing', () => {
    expect(whole.grams).toBe(500)
    expect(roundedOf(whole)).toEqual({ kcal: 1150, protein: 37, iron: 3.7, vitamin_c: 2 })
    expect([...whole.totals.values()].every(total => total.isComplete && total.coverage === 1)).toBe(true)
  })

  test('is divided into portions, and rounded once', () => {
    const portion = portionOf(whole, 3)
    expect(portion.grams).toBeCloseTo(166.667, 3)
    expect(roundedOf(portion)).toEqual({ kcal: 383.3, protein: 12.3, iron: 1.23, vitamin_c: 0.7 })
    expect(portion.totals.get('kcal')?.amount).toBeCloseTo(1150 / 3, 9)
  })

  test('has the figures of 100 g by its yield, else by what goes into it', () => {
    expect(roundedOf(per100gOf(whole, 400))).toEqual({ kcal: 287.5, protein: 9.3, iron: 0.93, vitamin_c: 0.5 })
    expect(roundedOf(per100gOf(whole, null))).toEqual({ kcal: 230, protein: 7.4, iron: 0.74, vitamin_c: 0.4 })
    expect(per100gOf(whole, 400).grams).toBe(100)
  })

  test.each([0, -1, Number.NaN])('%d portions are one', portions => expect(roundedOf(portionOf(whole, portions))).toEqual(roundedOf(whole)))
})

test('what an ingredient lacks is lacking in each part', () => {
  const whole = recipeFigures([flour, jam], codes)
  for (const part of [whole, portionOf(whole, 4), per100gOf(whole, null)]) {
    expect(part.totals.get('iron')).toMatchObject({ isComplete: false, coverage: 1050 / 1300 })
    expect(part.totals.get('kcal')).toMatchObject({ isComplete: true, coverage: 1 })
  }
  expect(recipeFigures([jam], codes).totals.get('iron')).toMatchObject({ amount: null, roundedAmount: null })
  expect(portionOf(recipeFigures([jam], codes), 2).totals.get('iron')).toMatchObject({ amount: null, roundedAmount: null })
})

test.each([
  ['salt', { nutrients: { iron: 0.3, sodium: 38_758 } }, { iron: true, sodium: false }],
  ['pepper', { kcal: 251, nutrients: { iron: 9.7, sodium: 20 } }, { iron: false, sodium: true }],
  ['basil', { kcal: 23, nutrients: { iron: 0.5, sodium: 1 } }, { iron: true, sodium: true }],
])('with %s to taste the dish has at least so much of what a spoon of it would change', (_, figures, isComplete) => {
  const toTaste = { ...ingredient(0, figures), isToTaste: true }
  const bread = ingredient(100, { kcal: 270, nutrients: { iron: 2, sodium: 500 } })
  const { totals } = recipeFigures([bread, toTaste], ['kcal', 'iron', 'sodium'])
  const completeOf = (code: string) => totals.get(code)?.isComplete
  expect({ iron: completeOf('iron'), sodium: completeOf('sodium') }).toEqual(isComplete)
  expect([totals.get('kcal')?.isComplete, totals.get('sodium')?.amount]).toEqual([true, 500])
})

test('nothing has no figures of 100 g', () => {
  const whole = recipeFigures([], codes)
  expect(roundedOf(whole)).toEqual({ kcal: 0, protein: 0, iron: 0, vitamin_c: 0 })
  expect(roundedOf(per100gOf(whole, null))).toEqual({ kcal: null, protein: null, iron: null, vitamin_c: null })
  expect(roundedOf(per100gOf(recipeFigures([salt], codes), null))).toMatchObject({ kcal: null })
})
