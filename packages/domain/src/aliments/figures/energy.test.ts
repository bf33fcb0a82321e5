import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import {
  figuresPer100g,
  foodEnergyDifference,
  isAboveHundred,
  macroEnergy,
  macroPercents,
  percentsRest,
  planEnergyDifference,
  roundTotal,
  type FoodFigures,
} from '../index.ts'
import { anyNumber, foodOf, isPlainNumber } from '../foods.testing.ts'

const macrosOf = (protein: number, carbs: number, lipids: number) => ({ protein, carbs, lipids })

describe('the energy of macros', () => {
  test.each([
    [150, 200, 60, 600, 800, 540, 1940],
    [100, 250, 70, 400, 1000, 630, 2030],
    [0, 0, 0, 0, 0, 0, 0],
    // 0.1 × 3 in binary fractions is a hair above
    [0.1, 0.1, 0.1, 0.4, 0.4, 0.9, 1.7],
    // 13.04, 74.67 and 1.51 g: 52.16 + 298.68 + 13.59 = 364.43
    [13.04, 74.67, 1.51, 52.2, 298.7, 13.6, 364.4],
    // each rounds up (0.06, 0.06, 0.063), their sum of 0.183 does too, but not to the sum of the rounded ones
    [0.015, 0.015, 0.007, 0.1, 0.1, 0.1, 0.2],
    // half of a tenth rounds up
    [0.0125, 0, 0, 0.1, 0, 0, 0.1],
    [0.0124, 0, 0, 0, 0, 0, 0],
    [-5, 10, Number.NaN, 0, 40, 0, 40],
  ])('of %f, %f and %f g', (protein, carbs, lipids, proteinKcal, carbsKcal, lipidsKcal, total) => {
    expect(macroEnergy(macrosOf(protein, carbs, lipids))).toEqual({ protein: proteinKcal, carbs: carbsKcal, lipids: lipidsKcal, total })
  })

  test.each([
    [1940.04, 1940],
    [1940.05, 1940.1],
    [0.05, 0.1],
    [1.005, 1],
    [-0.01, 0],
    [-3, 0],
    [Number.NaN, 0],
  ])('a total of %f is %f', (value, total) => expect(roundTotal(value)).toBe(total))
})

describe('the percents of macros', () => {
  test.each([
    [19, 39, 30, 12],
    [19, 50, 30, 0],
    [19, 49, 30, 0],
    [19, 49, 29, 3],
    [40, 40, 30, 0],
  ])('%i, %i and %i leave %i', (protein, carbs, lipids, rest) => expect(percentsRest(macrosOf(protein, carbs, lipids))).toBe(rest))

  test.each([
    [150, 200, 60, undefined, 30, 41, 27],
    [100, 250, 70, undefined, 19, 49, 31],
    // 31 + 42 + 28 = 101
    [150, 200, 60, 1900, 30, 42, 28],
    // 31 + 41 + 28 = 100 stays
    [150, 200, 60, 1920, 31, 41, 28],
    [0, 0, 0, undefined, 0, 0, 0],
    [10, 10, 10, 0, 0, 0, 0],
    // exactly 30, 40 and 30 %, which binary fractions make 29 of
    [22.5, 30, 10, 300, 30, 40, 30],
    [2.3, 0, 0, 92, 10, 0, 0],
    [0.57, 0, 0, 2.28, 100, 0, 0],
    // one is given back and no more
    [50, 200, 100, 1000, 19, 80, 90],
    // and never below 0
    [0, 200, 100, 1000, 0, 80, 90],
    [1, 200, 100, 10_000, 0, 8, 9],
  ])('%f, %f and %f g of %s kcal', (protein, carbs, lipids, reference, ...percents) => {
    expect(Object.values(macroPercents(macrosOf(protein, carbs, lipids), reference))).toEqual(percents)
  })

  test('of their own sum never pass 100, and lose less than one each', () => {
    const grams = fc.integer({ min: 0, max: 100_000 }).map(tenths => tenths / 10)
    fc.assert(
      fc.property(grams, grams, grams, (protein, carbs, lipids) => {
        const percents = macroPercents(macrosOf(protein, carbs, lipids))
        const sum = percents.protein + percents.carbs + percents.lipids
        expect(sum).toBeLessThanOrEqual(100)
        expect(sum).toBeGreaterThan(protein + carbs + lipids > 0 ? 97 : -1)
      }),
      runs,
    )
  })

  test('a percent of whole grams is what whole numbers say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 10_000 }), (lipids, reference) => {
        expect(macroPercents(macrosOf(0, 0, lipids), reference).lipids).toBe(Math.floor((lipids * 900) / reference))
      }),
      runs,
    )
  })

  test('whatever is typed, the answer is a plain number', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, fc.option(anyNumber, { nil: undefined }), (protein, carbs, lipids, reference) => {
        const grams = macrosOf(protein, carbs, lipids)
        const answers = [...Object.values(macroEnergy(grams)), ...Object.values(macroPercents(grams, reference)), roundTotal(protein)]
        expect(answers.filter(answer => !isPlainNumber(answer))).toEqual([])
      }),
      runs,
    )
  })

  test.each([
    [macrosOf(30, 40, 30), false],
    [macrosOf(30, 40, 30.1), true],
    [macrosOf(33.3, 33.3, 33.4), false],
    [macrosOf(20, 40, 30), false],
  ])('%j above a hundred: %s', (percents, isAbove) => expect(isAboveHundred(percents)).toBe(isAbove))
})

describe('the kcal of a plan differ from its macros', () => {
  test.each([
    [1940, null],
    [1940.9, null],
    [1939.1, null],
    [1941, { typedKcal: 1941, macroKcal: 1940 }],
    [1939, { typedKcal: 1939, macroKcal: 1940 }],
  ])('%f against 1940', (typedKcal, difference) => {
    expect(planEnergyDifference(macrosOf(150, 200, 60), typedKcal)).toEqual(difference)
  })
})

describe('the kcal of a food differ from its macros', () => {
  const food = (kcal: number, figures: Partial<FoodFigures> = {}) =>
    foodEnergyDifference(foodOf({ kcal, protein: 10, carbs: 10, lipids: 0, ...figures }))

  test.each([
    // 80 kcal of macros: 15 kcal are enough while they are 15 %
    [80, false],
    [94.9, false],
    [95, true],
    [65.1, false],
    [65, true],
  ])('%f kcal against 80: %s', (kcal, isDifferent) => expect(food(kcal) !== null).toBe(isDifferent))

  test.each([
    // 340 kcal of macros: 15 % of 400 are 60
    [399.9, false],
    [400, true],
    // and of 295.7 are 44.4
    [295.7, false],
    [295.6, true],
  ])('%f kcal against 340: %s', (kcal, isDifferent) => {
    expect(food(kcal, { protein: 20, carbs: 65 }) !== null).toBe(isDifferent)
  })

  test('alcohol counts 7, and its own figure is said', () => {
    // red wine: 0.28 + 10.44 + 74.2 = 84.92
    const wine = { protein: 0.07, carbs: 2.61, lipids: 0 }
    expect(food(85, { ...wine, nutrients: { alcohol: 10.6 } })).toBeNull()
    expect(food(85, wine)).toEqual({ typedKcal: 85, macroKcal: 10.7 })
    expect(food(110, { ...wine, nutrients: { alcohol: 10.6 } })).toEqual({ typedKcal: 110, macroKcal: 84.9 })
  })

  test('fibre counts 2 where the carbs leave it out', () => {
    // raspberries: 4.8 + 21.76 + 5.85 = 32.41, and 13 of fibre
    const raspberries = { protein: 1.2, carbs: 5.44, lipids: 0.65, nutrients: { fiber: 6.5 } }
    expect(food(52, raspberries)).toBeNull()
    expect(food(52, { ...raspberries, carbs: 11.94, carbsIncludeFiber: true })).toBeNull()
    expect(food(52, { ...raspberries, nutrients: {} })).toEqual({ typedKcal: 52, macroKcal: 32.4 })
    expect(food(70, { ...raspberries, carbsIncludeFiber: true })).toEqual({ typedKcal: 70, macroKcal: 32.4 })
  })

  test.each(['kcal', 'protein', 'carbs', 'lipids'])('without %s there is nothing to compare', field => {
    expect(foodEnergyDifference(foodOf({ kcal: 500, protein: 1, carbs: 1, lipids: 1, [field]: null }))).toBeNull()
  })

  test('a label of pasta agrees with itself', () => {
    const pasta = figuresPer100g({
      basis: { kind: 'per 100 g' },
      kilojoules: 1521,
      protein: 13,
      carbs: 71,
      carbsKind: 'without fiber',
      lipids: 1.5,
      nutrients: { fiber: 3 },
    })
    expect('faults' in pasta ? pasta : foodEnergyDifference(pasta)).toBeNull()
  })
})
