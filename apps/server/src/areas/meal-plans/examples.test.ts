import { completeMealPlan, createMealPlan, getMealPlan, mealPlanExamples } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'

const { as, given } = await testHouse()

test.each(mealPlanExamples)('a meal plan begins as the example %s, with foods whose figures are all known', async example => {
  const { nutritionist } = await given.team()
  const { id } = await as(nutritionist).call(createMealPlan, { title: 'Base', example })
  const { content } = await as(nutritionist).call(getMealPlan, { id })
  const meals = content.flatMap(day => day.meals)
  const components = meals.flatMap(meal => meal.components)
  expect(content.length).toBeGreaterThan(2)
  expect(meals.filter(meal => meal.components.length === 0 && !meal.isFree)).toEqual([])
  expect(components.filter(({ food }) => food === null)).toEqual([])
  const energies = content.map(({ figures }) => figures?.kcal.amount ?? 0)
  for (const kcal of energies) expect(kcal).toBeGreaterThan(1200)
  for (const kcal of energies) expect(kcal).toBeLessThan(2200)
  expect(await as(nutritionist).call(completeMealPlan, { id, note: '', day: null, leftOut: [], reasons: [] })).toBeDefined()
})
