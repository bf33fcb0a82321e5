import type { ExampleDay, ExampleDish, ExampleFood, ExampleMeal } from '../examples/example-meals.ts'

/** Eggs are not divided. */
const egg: { sourceIds: readonly number[]; grams: number } = { sourceIds: [1123, 1000290], grams: 60 }

/** Changes the portions of days, rounded to what a scale and a kitchen can measure. */
export const scaleDays = (days: readonly ExampleDay[], factor: number): ExampleDay[] =>
  days.map(day => ({ ...day, meals: day.meals.map(meal => scaleMeal(meal, factor)) }))

const scaleMeal = ({ foods, free, ...meal }: ExampleMeal, factor: number): ExampleMeal => ({
  ...meal,
  ...(foods && { foods: foods.map(each => ('dish' in each ? scaleDish(each, factor) : scaleFood(each, factor))) }),
  ...(free && { free: { ...free, kcal: inSteps(free.kcal * factor, 50) } }),
})

const scaleDish = ({ dish, portions = 1 }: ExampleDish, factor: number): ExampleDish => ({
  dish,
  portions: inSteps(portions * factor, 0.05),
})

const scaleFood = ([sourceId, grams, instead = []]: ExampleFood, factor: number): ExampleFood => [
  sourceId,
  grams === 'to taste' ? grams : scaleGrams(sourceId, grams, factor),
  instead.map(([id, amount]) => [id, scaleGrams(id, amount, factor)] as const),
]

const scaleGrams = (sourceId: number, grams: number, factor: number): number =>
  inSteps(grams * factor, egg.sourceIds.includes(sourceId) ? egg.grams : grams < 100 ? 1 : 10)

const inSteps = (amount: number, step: number): number => Math.max(step, Math.round(Math.round(amount / step) * step * 100) / 100)
