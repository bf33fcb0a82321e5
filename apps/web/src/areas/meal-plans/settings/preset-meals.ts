import { mealPlanLimits, mealTypes, type MealType, type PresetMeal } from '@allenio/contract/meal-plans'

/** The type that a day has not yet; a day may have two meals of one type. */
export const nextType = (meals: readonly PresetMeal[]): MealType =>
  mealTypes.find(type => meals.every(meal => meal.type !== type)) ?? 'snack'

/** A meal takes the place of its neighbour; the first and the last stay where nothing is beside them. */
export function movedMeal(meals: readonly PresetMeal[], at: number, by: -1 | 1): PresetMeal[] {
  const [meal, neighbour] = [meals[at], meals[at + by]]
  return meal && neighbour ? meals.with(at, neighbour).with(at + by, meal) : [...meals]
}

/** A day has room for so many meals. */
export const mayAddMeal = (meals: readonly PresetMeal[]): boolean => meals.length < mealPlanLimits.mealsInDay
