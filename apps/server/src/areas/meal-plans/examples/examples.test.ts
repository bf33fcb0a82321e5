import { completeMealPlan, createMealPlan, getMealPlan, mealPlanExamples } from '@allenio/contract/meal-plans'
import { listRecipes } from '@allenio/contract/recipes'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'

const { as, given } = await testHouse()

test.each(mealPlanExamples)(
  'a meal plan begins as the example %s: seven days near its energy, with figures that are all known',
  async example => {
    const { nutritionist } = await given.team()
    const { id } = await as(nutritionist).call(createMealPlan, { title: 'Base', example })
    const { content, kcal: target } = await as(nutritionist).call(getMealPlan, { id })
    const meals = content.flatMap(day => day.meals)
    expect(content.length).toBe(7)
    expect(target).toBe(Number(example.split(' ')[1]))
    expect(meals.filter(meal => meal.components.length === 0 && !meal.isFree)).toEqual([])
    expect(meals.flatMap(({ components }) => components).filter(({ food, recipe }) => food === null && recipe === null)).toEqual([])
    const energies = content.map(({ figures }) => figures?.kcal.amount ?? 0)
    for (const kcal of energies) expect(Math.abs(kcal / Number(target) - 1)).toBeLessThan(0.08)
    expect(Math.abs(energies.reduce((sum, kcal) => sum + kcal, 0) / 7 / Number(target) - 1)).toBeLessThan(0.02)
    expect(content.filter(({ figures }) => figures?.isPartial)).toEqual([])
    expect(await as(nutritionist).call(completeMealPlan, { id, note: '', day: null, leftOut: [], reasons: [] })).toBeDefined()
  },
)

test('a business gets the recipes of an example once', async () => {
  const { nutritionist } = await given.team()
  const count = async () => (await as(nutritionist).call(listRecipes, {})).recipes.length
  await as(nutritionist).call(createMealPlan, { title: 'Base', example: 'omnivorous 1500' })
  const before = await count()
  expect(before).toBeGreaterThan(10)
  await as(nutritionist).call(createMealPlan, { title: 'Base', example: 'omnivorous 1800' })
  expect(await count()).toBe(before)
})
