import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { scaleGrams, scaleIngredients, type ScalableIngredient } from './index.ts'

const sumOf = (figures: readonly number[]): number => figures.reduce((before, figure) => before + figure, 0)

describe('grams', () => {
  test.each<[number[], number, number[]]>([
    [[100, 200], 600, [200, 400]],
    [[100, 200], 150, [50, 100]],
    // thirds: the first of equals gets the gram
    [[1, 1, 1], 100, [34, 33, 33]],
    [[100, 100, 100], 200, [67, 67, 66]],
    [[500, 250, 5], 100, [66, 33, 1]],
    // a pinch stays, at the cost of the others
    [[1000, 500, 1], 15, [9, 5, 1]],
    [[1000, 1, 1, 1], 5, [2, 1, 1, 1]],
    [[1000, 0, 500], 300, [200, 0, 100]],
    // not a gram for each: the heaviest have one
    [[5, 100, 50], 2, [0, 1, 1]],
    [[7, 7, 7], 2, [1, 1, 0]],
    [[5, 6], 0, [0, 0]],
    [[5, 6], -3, [0, 0]],
    [[5, 6], Number.NaN, [0, 0]],
    [[0, 0], 100, [0, 0]],
    [[], 100, []],
    [[Number.NaN, -5, 10], 20, [0, 0, 20]],
    [[Infinity, 100_000], 2, [1, 1]],
  ])('%j to %d', (grams, total, scaled) => expect(scaleGrams(grams, total)).toEqual(scaled))

  const rows = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 60 })

  test('are whole, sum up to the total, and lose no row', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 1_000_000 }), (grams, total) => {
        const scaled = scaleGrams(grams, total)
        const filledCount = grams.filter(each => each > 0).length
        expect(scaled.every(each => Number.isInteger(each) && each >= 0)).toBe(true)
        expect(sumOf(scaled)).toBe(filledCount > 0 ? total : 0)
        expect(scaled.filter(each => each > 0).length).toBe(Math.min(filledCount, total))
        expect(grams.filter((each, index) => each === 0 && scaled[index] !== 0)).toEqual([])
      }),
      runs,
    )
  })

  test('are within a gram of the proportion where no row is held up to its gram', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 500 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1_000 }),
        (grams, some) => {
          const total = some % 100_000_000
          fc.pre(total >= 1_000)
          const scaled = scaleGrams(grams, total)
          const farthest = Math.max(...grams.map((each, index) => Math.abs((each * total) / sumOf(grams) - (scaled[index] ?? 0))))
          expect(farthest).toBeLessThan(1)
        },
      ),
      runs,
    )
  })

  test('keep their order', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 50_000 }), (grams, total) => {
        const scaled = scaleGrams(grams, total)
        const pairs = grams.map((each, index) => ({ each, scaled: scaled[index] ?? 0 })).toSorted((one, other) => one.each - other.each)
        expect(pairs.filter((pair, index) => pair.scaled < (pairs[index - 1]?.scaled ?? 0) - 1)).toEqual([])
      }),
      runs,
    )
  })

  test('of any numbers are plain', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { maxLength: 8 }), fc.double(), (grams, total) => {
        expect(scaleGrams(grams, total).filter(each => !Number.isSafeInteger(each) || each < 0)).toEqual([])
      }),
      runs,
    )
  })
})

describe('ingredients', () => {
  const slice = { it: 'fetta', en: 'slice' }
  const row = (grams: number, amount?: number): ScalableIngredient => ({
    grams,
    measure: amount === undefined ? null : { name: slice, amount },
    isToTaste: false,
  })
  const salt: ScalableIngredient = { grams: 0, measure: null, isToTaste: true }

  test('grow with their measures, and salt stays to taste', () => {
    expect(scaleIngredients([row(100), row(50, 2), salt], 1.5)).toEqual([row(150), row(75, 3), salt])
    expect(scaleIngredients([row(50, 1)], 1 / 3)).toEqual([row(17, 0.33)])
    expect(scaleIngredients([row(50, 0.01)], 0.1)).toEqual([row(5, 0.01)])
  })

  test.each([1, 0, -2, Number.NaN, Infinity])('a factor of %d changes nothing', factor => {
    const rows = [row(100, 1.234), salt]
    expect(scaleIngredients(rows, factor)).toEqual(rows)
  })

  const anyRows = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 3_000 }).map(grams => row(grams)),
      fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 2_000 })).map(([grams, cents]) => row(grams, cents / 100)),
      fc.constant(salt),
    ),
    { maxLength: 40 },
  )

  test('of whole factors are what the factor says, and the recipe itself is untouched', () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 2, max: 20 }), (rows, factor) => {
        const before = structuredClone(rows)
        const scaled = scaleIngredients(rows, factor)
        expect(scaled.map(each => each.grams)).toEqual(rows.map(each => each.grams * factor))
        expect(rows).toEqual(before)
        expect(scaleIngredients(rows, 1)).toEqual(before)
      }),
      runs,
    )
  })

  test('weigh together what the factor says', () => {
    fc.assert(
      fc.property(anyRows, fc.double({ min: 0.05, max: 50, noNaN: true }), (rows, factor) => {
        const sum = sumOf(rows.map(({ grams }) => grams))
        const scaledSum = sumOf(scaleIngredients(rows, factor).map(({ grams }) => grams))
        expect(Math.abs(scaledSum - sum * factor)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
      runs,
    )
  })
})
