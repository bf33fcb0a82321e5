import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { anyNumber, foodOf, isPlainNumber } from '../foods.testing.ts'
import {
  addRow,
  figureOf,
  foodsLacking,
  nutrientTotal,
  nutrientTotals,
  removeRow,
  sumNutrients,
  summableFood,
  type FoodAmount,
  type FoodFigures,
} from '../index.ts'

const codes = ['kcal', 'protein', 'carbs', 'lipids', 'iron', 'vitamin_c']
const decimals = { iron: 2, vitamin_c: 0 }

const rowOf = (id: string, grams: number, figures: Partial<FoodFigures>): FoodAmount => ({
  food: summableFood(id, foodOf(figures), codes),
  grams,
})

const totalOf = (code: string, rows: readonly FoodAmount[]) => nutrientTotal(sumNutrients(codes, rows), code, decimals)

const bread = rowOf('bread', 100, { kcal: 250, nutrients: { iron: 1.5 } })
const jam = rowOf('jam', 20, { kcal: 250, nutrients: {} })
const water = rowOf('water', 300, { kcal: 0, nutrients: { iron: 0 } })
const tea = rowOf('tea', 100, { kcal: 0 })
const unlabelledBiscuit = rowOf('biscuit', 10, {})

describe('an amount', () => {
  test('is null where no food has a figure, and 0 where all have 0', () => {
    expect(totalOf('iron', [jam])).toEqual({ amount: null, roundedAmount: null, coverage: 0, isComplete: false })
    expect(totalOf('iron', [water])).toEqual({ amount: 0, roundedAmount: 0, coverage: 1, isComplete: true })
  })

  test('of nothing is 0, and covers nothing', () => {
    expect(totalOf('iron', [])).toEqual({ amount: 0, roundedAmount: 0, coverage: null, isComplete: true })
    expect(totalOf('iron', [{ ...jam, grams: 0 }])).toEqual({ amount: 0, roundedAmount: 0, coverage: null, isComplete: true })
  })

  test('of a code that is not summed is not known', () => {
    expect(totalOf('zinc', [bread])).toEqual({ amount: null, roundedAmount: null, coverage: null, isComplete: false })
  })

  test('is exact before it is rounded, and rounded once', () => {
    const tenths = Array.from({ length: 10 }, (_, index) => rowOf(`food ${index}`, 100, { kcal: 0.1, protein: 0.05 }))
    expect(totalOf('kcal', tenths)).toMatchObject({ amount: 1, roundedAmount: 1 })
    // 0.5, and not ten times 0.1
    expect(totalOf('protein', tenths)).toMatchObject({ amount: 0.5, roundedAmount: 0.5 })
  })

  test.each([
    ['kcal', 0.05, 0.1],
    ['kcal', 0.0499, 0],
    // 1.005 is a hair less in binary fractions
    ['iron', 1.005, 1.01],
    ['iron', 1.0049, 1],
    ['vitamin_c', 2.5, 3],
    ['vitamin_c', 2.4999, 2],
  ])('of %s, %f is rounded to %f', (code, figure, roundedAmount) => {
    const row = rowOf('food', 100, code === 'kcal' ? { kcal: figure } : { nutrients: { [code]: figure } })
    expect(totalOf(code, [row])).toMatchObject({ amount: figure, roundedAmount })
  })

  test('counts tenths of grams', () => {
    expect(totalOf('kcal', [{ ...bread, grams: 0.4 }])).toMatchObject({ amount: 1 })
    expect(totalOf('kcal', [{ ...bread, grams: 0.04 }])).toMatchObject({ amount: 0 })
  })

  test.each([-1, Number.NaN, Infinity, 100_001])('%f g are no quantity, and the sum says so', grams => {
    const sum = sumNutrients(codes, [bread, { ...bread, grams }])
    expect(sum.rowsWithoutQuantity).toBe(1)
    expect(nutrientTotal(sum, 'iron', decimals)).toEqual({ amount: 1.5, roundedAmount: 1.5, coverage: 1, isComplete: false })
  })

  test('of 100 kg is one', () => expect(totalOf('kcal', [{ ...bread, grams: 100_000 }])).toMatchObject({ amount: 250_000 }))
})

describe('coverage', () => {
  test.each([
    // 250 of 300 kcal
    ['by energy', [bread, jam], 250 / 300],
    ['without energy by weight', [water, tea], 0.75],
    // tea has no energy, and changes no share of it
    ['of water beside bread', [bread, jam, tea], 250 / 300],
    ['of all', [bread, water], 1],
    ['of one without energy that lacks it', [bread, tea], 1],
    ['where the energy of a food that lacks it is not known', [bread, unlabelledBiscuit], null],
    ['where the energy of a food that has it is not known', [rowOf('bar', 10, { nutrients: { iron: 1 } }), jam, bread], 250 / 300],
    ['of none', [jam], 0],
  ])('%s', (_, rows, coverage) => expect(totalOf('iron', rows).coverage).toBe(coverage))

  test('a food of no energy that lacks it still leaves the sum open', () => {
    expect(totalOf('iron', [bread, tea]).isComplete).toBe(false)
  })

  test('the foods that lack it are named once, and those of 0 g are not', () => {
    expect(foodsLacking('iron', codes, [tea, bread, jam, tea, { ...unlabelledBiscuit, grams: 0 }])).toEqual(['tea', 'jam'])
  })
})

test('the figures of a food are its own', () => {
  const figures = foodOf({ kcal: 0, nutrients: { iron: 1 } })
  expect(['kcal', 'protein', 'iron', 'zinc', 'constructor'].map(code => figureOf(figures, code))).toEqual([0, null, 1, null, null])
})

describe('whatever the rows', () => {
  // a plan has few foods and many rows of them, with gaps in any figure
  const figure = fc.option(fc.integer({ min: 0, max: 9_999_999 }).map(units => units / 10_000))
  const food = fc
    .record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), kcal: figure, protein: figure, iron: figure })
    .map(({ id, kcal, protein, iron }) => summableFood(id, foodOf({ kcal, protein, nutrients: iron === null ? {} : { iron } }), codes))
  const quantity = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(0, 0.1, -1, Number.NaN, 1e9))
  const foodRows = fc.array(fc.record({ food, grams: quantity }), { maxLength: 40 })

  test('missing never becomes 0', () => {
    fc.assert(
      fc.property(foodRows, rows => {
        const countedRows = rows.filter(({ grams }) => grams > 0 && grams <= 100_000)
        const totals = nutrientTotals(sumNutrients(codes, rows), decimals)
        codes.forEach((code, index) => {
          const knownRows = countedRows.filter(row => !Number.isNaN(row.food.units[index]))
          const total = totals.get(code)
          expect(total?.amount === null).toBe(knownRows.length === 0 && countedRows.length > 0)
          expect(foodsLacking(code, codes, rows).length > 0).toBe(knownRows.length < countedRows.length)
          if (knownRows.length < countedRows.length) expect(total?.isComplete).toBe(false)
        })
      }),
      runs,
    )
  })

  test('an amount is what is known, added up in whole numbers', () => {
    fc.assert(
      fc.property(foodRows, rows => {
        const units = rows
          .filter(({ food: { units }, grams }) => !Number.isNaN(units[4]) && grams > 0 && grams <= 100_000)
          .reduce((sum, row) => sum + BigInt(row.food.units[4] ?? 0) * BigInt(Math.round(row.grams * 10)), 0n)
        const total = nutrientTotal(sumNutrients(codes, rows), 'iron', decimals)
        // hundredths of 10^7 parts, half up
        if (total.roundedAmount !== null) expect(total.roundedAmount).toBe(Number((units + 50_000n) / 100_000n) / 100)
      }),
      runs,
    )
  })

  test('rows that come and go leave the sum of those that stay, in any order', () => {
    fc.assert(
      fc.property(foodRows, foodRows, (staying, leaving) => {
        const all = sumNutrients(codes, [...leaving, ...staying])
        expect(leaving.reduce(removeRow, all)).toEqual(sumNutrients(codes, staying.toReversed()))
        expect(staying.reduce(addRow, sumNutrients(codes, leaving))).toEqual(all)
      }),
      runs,
    )
  })

  test('adding a row changes no sum that somebody holds', () => {
    fc.assert(
      fc.property(foodRows, fc.record({ food, grams: quantity }), (rows, row) => {
        const [sum, same] = [sumNutrients(codes, rows), sumNutrients(codes, rows)]
        addRow(sum, row)
        expect(sum).toEqual(same)
      }),
      runs,
    )
  })

  test('totals are plain numbers, and a coverage is a share', () => {
    const anyFood = fc
      .record({ kcal: anyNumber, protein: anyNumber, iron: anyNumber })
      .map(({ kcal, protein, iron }) => summableFood('any', foodOf({ kcal, protein, nutrients: { iron } }), codes))
    fc.assert(
      fc.property(fc.array(fc.record({ food: fc.oneof(food, anyFood), grams: anyNumber }), { maxLength: 10 }), rows => {
        for (const { amount, roundedAmount, coverage } of nutrientTotals(sumNutrients(codes, rows), decimals).values()) {
          const amounts = [amount, roundedAmount, coverage].filter(each => each !== null)
          expect(amounts.filter(each => !isPlainNumber(each) || each < 0)).toEqual([])
          expect(coverage ?? 0).toBeLessThanOrEqual(1)
        }
      }),
      runs,
    )
  })
})
