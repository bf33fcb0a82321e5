import type { PlannedFood } from '@allenio/contract/aliments'
import { mealPlanModel } from '@allenio/domain/meal-plans'
import { testDocument } from '#testing'
import { addDay } from './gestures/days.ts'
import { openSession } from './session.ts'

/** A food of nothing but energy and macros, per 100 g. */
export const testFood = (id: string, figures: Partial<PlannedFood> = {}): PlannedFood => ({
  id,
  version: 1,
  latestVersion: 1,
  source: 'library',
  name: id,
  nameIt: id,
  nameEn: '',
  category: null,
  brand: '',
  kcal: 100,
  protein: 10,
  carbs: 10,
  lipids: 2,
  carbsIncludeFiber: false,
  nutrients: {},
  density: null,
  ediblePart: null,
  cookingFactor: null,
  measures: [],
  allergens: {},
  isDeleted: false,
  ...figures,
})

/** A session over a plan of one day with the preset meals. */
export function testSession() {
  const { id, gestures, document } = testDocument(mealPlanModel, 'meal plan')
  const session = { ...openSession(document, id), gestures }
  addDay(session)
  gestures.length = 0
  return session
}
