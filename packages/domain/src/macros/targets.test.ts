import type { MacroDay, MacroUnit } from '@allenio/contract/macros'
import { macroEnergy } from '@allenio/domain/aliments'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveDay, resolveDays, restOf } from './index.ts'

const dayOf = (kcal: number | null, [protein, carbs, lipids]: readonly (number | null)[]): MacroDay => ({
  dayType: 'every day',
  kcal,
  protein: protein ?? null,
  carbs: carbs ?? null,
  lipids: lipids ?? null,
  fiber: 30,
  water: 2000,
})

type Figures = readonly [kcal: number | null, protein: number | null, carbs: number | null, lipids: number | null]
type Percents = readonly [number, number, number] | null

interface Case {
  name: string
  unit: MacroUnit
  kcal: number | null
  macros: readonly (number | null)[]
  weightKg?: number
  figures: Figures
  percents: Percents
}

describe('a target', () => {
  test.each<Case>([
    // the rows of formulas.md, section 4
    { name: 'own sum 1940', unit: 'grams', kcal: null, macros: [150, 200, 60], figures: [1940, 150, 200, 60], percents: [30, 41, 27] },
    { name: 'own sum 2030', unit: 'grams', kcal: null, macros: [100, 250, 70], figures: [2030, 100, 250, 70], percents: [19, 49, 31] },
    { name: 'above 100 %', unit: 'grams', kcal: 1900, macros: [150, 200, 60], figures: [1900, 150, 200, 60], percents: [30, 42, 28] },
    { name: 'nothing', unit: 'grams', kcal: null, macros: [0, 0, 0], figures: [0, 0, 0, 0], percents: [0, 0, 0] },
    // 2000 - 4 * 350 = 600 kcal of lipids
    { name: 'lipids rest', unit: 'grams', kcal: 2000, macros: [150, 200, null], figures: [2000, 150, 200, 66.7], percents: [30, 40, 30] },
    { name: 'no rest left', unit: 'grams', kcal: 100, macros: [150, 200, null], figures: [100, 150, 200, 0], percents: [599, 800, 0] },
    { name: 'percents', unit: 'percent', kcal: 2000, macros: [30, 40, 30], figures: [2000, 150, 200, 66.7], percents: [30, 40, 30] },
    { name: 'carbs rest', unit: 'percent', kcal: 1800, macros: [25, null, 30], figures: [1800, 112.5, 202.5, 60], percents: [25, 45, 30] },
    { name: 'percents alone', unit: 'percent', kcal: null, macros: [30, 40, 30], figures: [null, null, null, null], percents: null },
    {
      name: 'per kg',
      unit: 'grams per kg',
      kcal: null,
      macros: [2, 4, 1],
      weightKg: 70,
      figures: [2310, 140, 280, 70],
      percents: [24, 48, 27],
    },
    {
      name: 'per kg with a rest',
      unit: 'grams per kg',
      kcal: 2500,
      macros: [2, null, 0.9],
      weightKg: 80,
      figures: [2500, 160, 303, 72],
      percents: [25, 48, 25],
    },
    {
      name: 'per kg of a heavy person',
      unit: 'grams per kg',
      kcal: 1500,
      macros: [2, null, 1],
      weightKg: 150,
      figures: [1500, 300, 0, 150],
      percents: [79, 0, 90],
    },
    {
      name: 'per kg, no weight',
      unit: 'grams per kg',
      kcal: 1500,
      macros: [2, null, 1],
      figures: [1500, null, null, null],
      percents: null,
    },
  ])('$name', ({ unit, kcal, macros, weightKg = null, figures, percents }) => {
    const [resolvedKcal, protein, carbs, lipids] = figures
    expect(resolveDay(dayOf(kcal, macros), unit, weightKg)).toEqual({
      dayType: 'every day',
      fiber: 30,
      water: 2000,
      kcal: resolvedKcal,
      protein,
      carbs,
      lipids,
      percents: percents && { protein: percents[0], carbs: percents[1], lipids: percents[2] },
    })
  })

  test('the macro that is left open takes the rest', () => {
    expect([restOf(dayOf(1, [1, null, 1])), restOf(dayOf(1, [1, 1, 1]))]).toEqual(['carbs', null])
  })

  const figure = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }))
  const anyDay = fc.record({
    kcal: fc.option(fc.double({ min: 1, max: 20_000, noNaN: true })),
    macros: fc.tuple(figure(3_000), figure(3_000), figure(3_000)),
  })
  const anyUnit = fc.constantFrom<MacroUnit>('percent', 'grams', 'grams per kg')
  const anyWeight = fc.option(fc.double({ min: 20, max: 400, noNaN: true }))

  test('has plain figures that are never negative, whatever was typed', () => {
    fc.assert(
      fc.property(anyDay, anyUnit, anyWeight, ({ kcal, macros }, unit, weightKg) => {
        const { protein, carbs, lipids, percents, kcal: resolved } = resolveDay(dayOf(kcal, macros), unit, weightKg)
        const figures = [resolved, protein, carbs, lipids, ...Object.values(percents ?? {})].filter(each => each !== null)
        expect(figures.filter(each => !Number.isFinite(each) || each < 0)).toEqual([])
        expect([protein, carbs, lipids].filter(each => each === null).length % 3).toBe(0)
      }),
      runs,
    )
  })

  test('adds up to its kcal where a rest is left, or where none was typed', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }))
    fc.assert(
      fc.property(parts, fc.integer({ min: 1600, max: 4000 }), ([protein, carbs], kcal) => {
        const { protein: one, carbs: two, lipids: three } = resolveDay(dayOf(kcal, [protein, carbs, null]), 'grams', null)
        const sum = macroEnergy({ protein: one ?? 0, carbs: two ?? 0, lipids: three ?? 0 }).total
        // grams are rounded to 0.1, and a gram of lipids has 9 kcal
        expect(Math.abs(sum - kcal)).toBeLessThanOrEqual(0.9)
        const own = resolveDay(dayOf(null, [protein, carbs, 50]), 'grams', null)
        expect(own.kcal).toBe(protein * 4 + carbs * 4 + 450)
      }),
      runs,
    )
  })

  test('is resolved for each type of day', () => {
    const days = [
      { ...dayOf(2000, [150, 200, null]), dayType: 'training' as const },
      { ...dayOf(1600, [150, 100, null]), dayType: 'rest' as const },
    ]
    expect(resolveDays({ unit: 'grams', days }, null).map(({ dayType, lipids }) => [dayType, lipids])).toEqual([
      ['training', 66.7],
      ['rest', 66.7],
    ])
  })
})
