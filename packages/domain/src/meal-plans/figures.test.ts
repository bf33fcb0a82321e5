import type { Cells } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nutrientTotal, summableFood, type FoodFigures } from '@allenio/domain/aliments'
import { runs } from '@allenio/domain/testing'
import { foodKeyOf, kcalRange, serveDish, sumDay, sumRows, type PlannedRow } from './index.ts'
import { anyPlan, apply, component, day, daysOf, food, meal, planOf } from './plan.testing.ts'

const codes = ['kcal', 'protein', 'iron'] as const
const figures = (kcal: number | null, protein: number, nutrients: Readonly<Record<string, number>> = {}): FoodFigures => ({
  kcal,
  protein,
  carbs: 0,
  lipids: 0,
  carbsIncludeFiber: false,
  nutrients,
})
const known = new Map([
  ['food 1', figures(100, 10, { iron: 2 })],
  ['food 2', figures(300, 5.5)],
  ['food 3', figures(0, 0, { iron: 0 })],
  ['food 4', figures(null, 20, { iron: 1 })],
])
const foods = new Map([...known].map(([id, each]) => [foodKeyOf({ id, version: 1 }), summableFood(id, each, codes)]))
const sums = (countsAlternatives: boolean) => ({ codes, foods, countsAlternatives })
const rowsOf = (rows: ReturnType<typeof planOf>): PlannedRow[] =>
  daysOf(rows).flatMap(({ meals }) => meals.flatMap(({ components }) => components.flatMap(each => each.rows)))
const kcalOf = (sum: ReturnType<typeof sumRows>) => nutrientTotal(sum, 'kcal', {}).roundedAmount

const alternative = (cells: Cells) => ({ id: 'alternative', type: 'alternative' as const, cells })

const lunch = planOf([
  day('monday', [
    meal('lunch', { titleIt: 'Pranzo' }, [
      component('pasta', food('food 2', { grams: 80 }), [
        { id: 'rice', type: 'alternative', cells: food('food 1', { grams: 120 }) },
        { id: 'none', type: 'alternative', cells: {} },
      ]),
      component('oil', food('food 1', { grams: 10 })),
    ]),
  ]),
])

describe('totals', () => {
  test('count the rows, or the mean of their choices', () => {
    expect(kcalOf(sumRows(rowsOf(lunch), sums(false)))).toBe(250)
    expect(kcalOf(sumRows(rowsOf(lunch), sums(true)))).toBe((240 + 120) / 2 + 10)
    expect(kcalRange(rowsOf(lunch), foods)).toEqual({ least: 130, most: 250 })
  })

  test('a free meal counts its estimate, and without one the day is not judged', () => {
    const dayOf = (cells: Record<string, number>) => {
      const [only] = daysOf(planOf([day('sunday', [meal('free', { isFree: true, ...cells })])]))
      return only && sumDay(only, sums(false))
    }
    expect(dayOf({ estimatedKcal: 800 })).toMatchObject({ estimatedKcal: 800, isPartial: false })
    expect(dayOf({})).toMatchObject({ estimatedKcal: 0, isPartial: true })
  })

  test('a food that is not there leaves the day unjudged', () => {
    const [only] = daysOf(planOf([day('sunday', [meal('snack', {}, [component('gone', food('food 9'))])])]))
    expect(only && sumDay(only, sums(false)).isPartial).toBe(true)
  })

  test.each([
    ['a dish without ingredients', component('dish', { recipe: { it: 'Zuppa', en: '', portions: 1 }, portions: 1 }), false],
    [
      'an alternative that has a name alone',
      component('bread', food('food 1', { grams: 100 }), [alternative({ customNameIt: 'Altro' })]),
      true,
    ],
    ['an alternative whose food is not there', component('bread', food('food 1', { grams: 100 }), [alternative(food('food 9'))]), true],
  ])('are not whole with %s', (_, row, countsAlternatives) => {
    const [only] = daysOf(planOf([day('monday', [meal('lunch', {}, [row])])]))
    expect(only && sumDay(only, sums(countsAlternatives)).isPartial).toBe(true)
    if (countsAlternatives) expect(only && sumDay(only, sums(false)).isPartial).toBe(false)
  })

  test('are whole with an alternative to taste, or one that is still to be chosen, and their means leave these out', () => {
    const choices = [alternative(food('food 2', { isToTaste: true })), { ...alternative({}), id: 'none' }]
    const [only] = daysOf(planOf([day('monday', [meal('lunch', {}, [component('bread', food('food 1', { grams: 100 }), choices)])])]))
    const total = only && sumDay(only, sums(true))
    expect([total?.isPartial, total && kcalOf(total.sum)]).toEqual([false, 100])
  })

  test('are those of plain arithmetic, and what is not known never counts as zero', () => {
    fc.assert(
      fc.property(anyPlan, fc.boolean(), (rows, countsAlternatives) => {
        const planned = rowsOf(rows)
        const proteinOf = (id = '') => known.get(id)?.protein ?? 0
        const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length
        const choices = planned.map(row => [row, ...(countsAlternatives ? row.alternatives : [])])
        const protein = choices.reduce(
          (total, each) => total + mean(each.map(({ food: chosen, grams }) => (proteinOf(chosen?.id) * grams) / 100)),
          0,
        )
        const total = nutrientTotal(sumRows(planned, sums(countsAlternatives)), 'protein', {})
        expect(total.amount ?? 0).toBeCloseTo(protein, 5)
        const isIronKnown = choices.flat().every(({ food: chosen, grams }) => grams === 0 || chosen?.id !== 'food 2')
        expect(nutrientTotal(sumRows(planned, sums(countsAlternatives)), 'iron', {}).isComplete).toBe(isIronKnown)
      }),
      runs,
    )
  })

  test('of a day are those of all its rows, and each meal has its own', () => {
    fc.assert(
      fc.property(anyPlan, fc.boolean(), (rows, countsAlternatives) => {
        for (const each of daysOf(rows)) {
          const planned = each.meals.map(({ components }) => components.flatMap(component => component.rows))
          const { sum, meals } = sumDay(each, sums(countsAlternatives))
          expect(sum).toEqual(sumRows(planned.flat(), sums(countsAlternatives)))
          expect(meals.map(ofMeal => ofMeal.sum.sum)).toEqual(planned.map(ofMeal => sumRows(ofMeal, sums(countsAlternatives))))
        }
      }),
      runs,
    )
  })

  test('lie between the least and the most of all choices', () => {
    fc.assert(
      fc.property(anyPlan, rows => {
        const planned = rowsOf(rows)
        const { least, most } = kcalRange(planned, foods)
        for (const countsAlternatives of [true, false]) {
          const kcal = nutrientTotal(sumRows(planned, sums(countsAlternatives)), 'kcal', {}).amount ?? 0
          expect(kcal).toBeGreaterThanOrEqual(least - 0.1)
          expect(kcal).toBeLessThanOrEqual(most + 0.1)
        }
      }),
      runs,
    )
  })
})

describe('a dish', () => {
  test('comes back to the recipe’s own quantities, whatever it was served as before', () => {
    fc.assert(
      fc.property(anyPlan, fc.double({ min: 0.01, max: 40, noNaN: true }), (rows, portions) => {
        for (const { meals } of daysOf(rows)) {
          for (const dish of meals.flatMap(({ components }) => components).filter(({ recipe }) => recipe !== null)) {
            const scaled = apply(rows, serveDish(dish, portions)).rows
            const served = daysOf(scaled)
              .flatMap(each => each.meals.flatMap(({ components }) => components))
              .find(({ id }) => id === dish.id)
            if (!served || !dish.recipe) throw new Error('the dish has gone')
            const back = apply(scaled, serveDish(served, dish.recipe.portions)).rows
            const quantities = (of: typeof rows) => rowsOf(of).map(({ grams, measure }) => [grams, measure])
            expect(quantities(back)).toEqual(quantities(rows))
          }
        }
      }),
      runs,
    )
  })

  test('is written in measures as far as they come whole or in quarters', () => {
    const measure = { name: { it: 'uovo', en: 'egg' }, amount: 2 }
    const eggs = food('food 1', { grams: 100, measure, ownGrams: 100, ownMeasure: measure })
    const dish = component('dish', { recipe: { it: 'Frittata', en: '', portions: 1 }, portions: 1 }, [
      { id: 'eggs', type: 'ingredient', cells: eggs },
    ])
    const rows = planOf([day('day', [meal('lunch', {}, [dish])])])
    const [planned] = daysOf(rows)[0]?.meals[0]?.components ?? []
    const servedAs = (portions: number) => {
      const [row] = planned ? rowsOf(apply(rows, serveDish(planned, portions)).rows) : []
      return [row?.grams, row?.measure?.amount]
    }
    expect([servedAs(1), servedAs(2), servedAs(0.25), servedAs(1.3)]).toEqual([
      [100, 2],
      [200, 4],
      [25, 0.5],
      [130, undefined],
    ])
  })

  test('of no portions, or one without a recipe, stays', () => {
    const [only] = daysOf(lunch)
    const [pasta] = only?.meals[0]?.components ?? []
    expect(pasta && serveDish(pasta, 2)).toEqual([])
  })
})
