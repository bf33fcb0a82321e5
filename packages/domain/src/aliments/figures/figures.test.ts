import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import {
  availableCarbs,
  cookedGrams,
  cookedWeight,
  edibleGrams,
  figuresPer100g,
  grossGrams,
  rawGrams,
  type FigureBasis,
  type TypedFigures,
} from '../index.ts'
import { anyNumber, foodOf, isPlainNumber } from '../foods.testing.ts'

const typed = (figures: Partial<TypedFigures>) => figuresPer100g({ basis: { kind: 'per 100 g' }, carbsKind: 'without fiber', ...figures })

const faultsOf = (figures: Partial<TypedFigures>) => {
  const answer = typed(figures)
  return 'faults' in answer ? answer.faults : []
}

describe('figures per 100 g', () => {
  test('are those that were typed for 100 g', () => {
    expect(typed({ kcal: 52, protein: 0.26, carbs: 11.41, lipids: 0.17, nutrients: { fiber: 2.4, iron: 0 } })).toEqual(
      foodOf({ kcal: 52, protein: 0.26, carbs: 11.41, lipids: 0.17, nutrients: { fiber: 2.4, iron: 0 } }),
    )
  })

  test.each<[FigureBasis, number, number]>([
    [{ kind: 'per 100 g' }, 46, 46],
    // milk weighs 1.03 g per millilitre: 46 / 1.03 = 44.6602
    [{ kind: 'per 100 ml', density: 1.03 }, 46, 44.6602],
    [{ kind: 'per 100 ml', density: 0.92 }, 828, 900],
    // a biscuit of 12.5 g
    [{ kind: 'per serving', grams: 12.5 }, 57, 456],
    [{ kind: 'per serving', grams: 30 }, 100, 333.3333],
    [{ kind: 'per serving', grams: 250 }, 100, 40],
  ])('%j: %f is %f', (basis, kcal, expected) => {
    expect(typed({ basis, kcal, nutrients: { iron: kcal } })).toEqual(foodOf({ kcal: expected, nutrients: { iron: expected } }))
  })

  test.each([
    [{ kilojoules: 1521 }, 363.5277],
    [{ kilojoules: 4.184 }, 1],
    [{ kilojoules: 0 }, 0],
    // the kcal of a label are rounded apart from its kJ, and are the ones that people read
    [{ kilojoules: 1521, kcal: 359 }, 359],
    [{ kilojoules: null }, null],
  ])('the energy of %j', (figures, kcal) => expect(typed(figures)).toMatchObject({ kcal }))

  test.each([
    // 1 g of salt has 400 mg of sodium
    [{ salt: 1 }, { sodium: 400 }],
    [{ salt: 0.01 }, { sodium: 4 }],
    [{ salt: 0 }, { sodium: 0 }],
    [{ salt: null }, {}],
    [{ salt: 1, nutrients: { sodium: 390 } }, { sodium: 390 }],
    [{ salt: 1, nutrients: { sodium: null } }, { sodium: 400 }],
    [{ salt: 0.5, basis: { kind: 'per serving', grams: 50 } as const }, { sodium: 400 }],
  ])('the sodium of %j', (figures, nutrients) => expect(typed(figures)).toMatchObject({ nutrients }))

  test('what is empty stays unknown, and 0 stays 0', () => {
    expect(typed({ kcal: null, protein: 0, nutrients: { iron: null, zinc: 0 } })).toEqual(foodOf({ protein: 0, nutrients: { zinc: 0 } }))
    expect(typed({})).toEqual(foodOf({}))
  })

  test('figures are known exactly when they were typed', () => {
    const figure = fc.option(fc.double({ min: 0, max: 30, noNaN: true }))
    const basis = fc.constantFrom<FigureBasis>(
      { kind: 'per 100 g' },
      { kind: 'per 100 ml', density: 1.1 },
      { kind: 'per serving', grams: 170 },
    )
    fc.assert(
      fc.property(basis, figure, figure, figure, figure, (each, protein, carbs, lipids, iron) => {
        const answer = typed({ basis: each, protein, carbs, lipids, nutrients: { iron } })
        expect('faults' in answer).toBe(false)
        if ('faults' in answer) return
        const isKnown = [answer.protein !== null, answer.carbs !== null, answer.lipids !== null, 'iron' in answer.nutrients]
        expect(isKnown).toEqual([protein !== null, carbs !== null, lipids !== null, iron !== null])
      }),
      runs,
    )
  })

  test('whatever is typed, the figures are plain numbers, or there are faults', () => {
    const basis = fc.oneof(
      anyNumber.map((density): FigureBasis => ({ kind: 'per 100 ml', density })),
      anyNumber.map((grams): FigureBasis => ({ kind: 'per serving', grams })),
    )
    fc.assert(
      fc.property(basis, anyNumber, anyNumber, anyNumber, fc.constantFrom('with fiber', 'without fiber'), (each, one, two, three, kind) => {
        const answer = typed({ basis: each, kilojoules: one, carbs: two, carbsKind: kind, salt: three, nutrients: { fiber: one } })
        const figures = 'faults' in answer ? [] : [answer.kcal, answer.carbs, ...Object.values(answer.nutrients)]
        expect(figures.filter(figure => figure === null || !isPlainNumber(figure) || figure < 0)).toEqual([])
        expect('faults' in answer ? answer.faults.length : 1).toBeGreaterThan(0)
      }),
      runs,
    )
  })
})

describe('carbs', () => {
  test.each([
    [13.81, 2.4, { carbs: 11.41, carbsIncludeFiber: false }],
    [7.69, 0, { carbs: 7.69, carbsIncludeFiber: false }],
    [7.69, null, { carbs: 7.69, carbsIncludeFiber: true }],
    // 3.63 - 2.2 is a hair less than 1.43
    [3.63, 2.2, { carbs: 1.43, carbsIncludeFiber: false }],
    [1.1, 1.3, { carbs: 0, carbsIncludeFiber: false }],
  ])('of %f with %s g of fibre', (total, fiber, expected) => expect(availableCarbs(total, fiber)).toEqual(expected))

  test.each([
    ['without fiber', { fiber: 2.4 }, { carbs: 27.62, carbsIncludeFiber: false }],
    ['with fiber', { fiber: 2.4 }, { carbs: 22.82, carbsIncludeFiber: false }],
    ['with fiber', {}, { carbs: 27.62, carbsIncludeFiber: true }],
    ['with fiber', { fiber: null }, { carbs: 27.62, carbsIncludeFiber: true }],
    ['without fiber', {}, { carbs: 27.62, carbsIncludeFiber: false }],
  ] as const)('%s %j, of a serving of 50 g', (carbsKind, nutrients, expected) => {
    expect(typed({ basis: { kind: 'per serving', grams: 50 }, carbs: 13.81, carbsKind, nutrients })).toMatchObject(expected)
  })

  test('that are not known include nothing', () => {
    expect(typed({ carbsKind: 'with fiber', nutrients: { fiber: 3 } })).toMatchObject({ carbs: null, carbsIncludeFiber: false })
  })
})

describe('faults', () => {
  test.each<[Partial<TypedFigures>, unknown[]]>([
    [{ kcal: -1 }, [{ field: 'kcal', fault: 'negative' }]],
    [{ kcal: Number.NaN }, [{ field: 'kcal', fault: 'not a number' }]],
    [{ kcal: Infinity }, [{ field: 'kcal', fault: 'too large' }]],
    [{ nutrients: { iron: 100_000_000 } }, []],
    [{ nutrients: { iron: 100_000_001 } }, [{ field: 'iron', fault: 'too large' }]],
    // a plausible figure of an implausible serving
    [{ basis: { kind: 'per serving', grams: 0.01 }, kcal: 20_000 }, [{ field: 'kcal', fault: 'too large' }]],
    [{ basis: { kind: 'per serving', grams: 0 } }, [{ field: 'grams', fault: 'not positive' }]],
    [{ basis: { kind: 'per serving', grams: Number.NaN } }, [{ field: 'grams', fault: 'not positive' }]],
    [{ basis: { kind: 'per 100 ml', density: -1 } }, [{ field: 'density', fault: 'not positive' }]],
    [{ protein: 100.5 }, []],
    [{ protein: 40, carbs: 40, lipids: 20.5 }, []],
    [{ protein: 40, carbs: 40, lipids: 20.6 }, [{ field: 'macros', fault: 'above 100 g' }]],
    [{ basis: { kind: 'per serving', grams: 50 }, carbs: 51 }, [{ field: 'macros', fault: 'above 100 g' }]],
    [
      { basis: { kind: 'per 100 ml', density: 0 }, salt: -1, protein: -1 },
      [
        { field: 'density', fault: 'not positive' },
        { field: 'protein', fault: 'negative' },
        { field: 'salt', fault: 'negative' },
      ],
    ],
  ])('of %j', (figures, faults) => expect(faultsOf(figures)).toEqual(faults))
})

describe('grams', () => {
  test.each([
    // a banana of 180 g with its peel
    [180, 64, 115.2],
    [150, 100, 150],
    [0, 64, 0],
    [-5, 64, 0],
    [Number.NaN, 64, 0],
  ])('%f g of which %f %% are edible', (gross, part, edible) => expect(edibleGrams(gross, part)).toBe(edible))

  test.each([0, 0.9, 100.1, -1, Number.NaN])('%f %% is no edible part', part => {
    expect(edibleGrams(100, part)).toEqual({ error: 'invalid edible part' })
    expect(grossGrams(100, part)).toEqual({ error: 'invalid edible part' })
  })

  test.each([
    // pasta takes up water, meat loses it
    [80, 2.3, 184],
    [150, 0.7, 105],
  ])('%f g raw are by %f', (raw, factor, cooked) => {
    expect(cookedGrams(raw, factor)).toBe(cooked)
    expect(rawGrams(cooked, factor)).toBe(raw)
    expect(cookedWeight(raw, factor)).toBe(cooked)
  })

  test.each([
    [81, 2.5, 203],
    [81, null, null],
    [0, 2.5, null],
    [81, 0, null],
  ])('%i g raw are read as cooked by %j', (raw, factor, cooked) => expect(cookedWeight(raw, factor)).toBe(cooked))

  test.each([0.04, 20.1, -1, Number.NaN])('%f is no cooking factor', factor => {
    expect(cookedGrams(100, factor)).toEqual({ error: 'invalid cooking factor' })
    expect(rawGrams(100, factor)).toEqual({ error: 'invalid cooking factor' })
  })

  test('come back from what they were turned into', () => {
    const grams = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 5, max: 2000 }), (whole, part, hundredths) => {
        const gross = grossGrams(whole, part)
        const cooked = cookedGrams(whole, hundredths / 100)
        expect(typeof gross === 'number' && edibleGrams(gross, part)).toBeCloseTo(whole, 5)
        expect(typeof cooked === 'number' && rawGrams(cooked, hundredths / 100)).toBeCloseTo(whole, 5)
      }),
      runs,
    )
  })
})
