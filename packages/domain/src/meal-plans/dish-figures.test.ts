import { readPlannedDays } from './index.ts'
import { figuresOfDish } from './row-figures.ts'
import { recipeFigures, portionOf } from '@allenio/domain/recipes'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serveDish } from './dishes.ts'
import { component, day, food, meal, planId, planOf } from './plan.testing.ts'

const figures = { kcal: 371, protein: 13.04, carbs: 71.5, lipids: 1.51, carbsIncludeFiber: false, nutrients: {} }
const foods = ['pasta', 'oil', 'tomato'].map((id, at) => ({
  ...figures,
  id,
  kcal: 371 - at * 90,
  protein: 13.04 + at * 3.7,
  lipids: 1.51 * (at + 1),
}))
const codes = ['kcal', 'protein', 'carbs', 'lipids'] as const

/** A dish of a recipe with these grams, in a plan, served as so many portions. */
function serve(ownGrams: readonly number[], recipePortions: number, portions: number) {
  const ingredients = foods.map(({ id }, at) => ({
    id,
    type: 'ingredient' as const,
    cells: food(id, { grams: ownGrams[at] ?? 0, ownGrams: ownGrams[at] ?? 0 }),
  }))
  const recipe = { it: 'Pasta', en: '', portions: recipePortions }
  const rows = planOf([day('day', [meal('meal', {}, [component('dish', { recipe, portions: recipePortions }, ingredients)])])])
  const dishOf = (all: typeof rows) => readPlannedDays(all, planId)[0]?.meals[0]?.components[0]
  const dish = dishOf(rows)
  const served = new Map(rows)
  for (const operation of dish ? serveDish(dish, portions) : []) {
    const row = served.get(operation.id)
    if (row && operation.kind === 'set') served.set(row.id, { ...row, cells: { ...row.cells, ...operation.cells } })
  }
  return dishOf(served)
}

test('a portion in a plan has the figures of its recipe, however its grams are rounded', () => {
  const someGrams = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(someGrams, fc.integer({ min: 1, max: 8 }), (grams, portions) => {
      const dish = serve(grams, portions, 1)
      const shown = figuresOfDish((dish?.rows ?? []).map(row => ({ row, food: foods.find(({ id }) => id === row.food?.id) })))
      const whole = recipeFigures(
        foods.map((each, at) => ({ grams: grams[at] ?? 0, food: each })),
        codes,
      )
      const { totals } = portionOf(whole, portions)
      for (const code of codes) expect(shown[code]).toBeCloseTo(totals.get(code)?.amount ?? Number.NaN, code === 'kcal' ? -0.3 : 0.9)
    }),
    runs,
  )
})

test('an ingredient that was changed by hand counts as it stands', () => {
  const rows = serve([85, 10, 40], 4, 1)?.rows ?? []
  expect(rows.map(({ grams, eatenGrams }) => [grams, eatenGrams])).toEqual([
    [21, 21.25],
    [3, 2.5],
    [10, 10],
  ])
})
