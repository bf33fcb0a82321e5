import { mealPlanLimits } from '@allenio/contract/meal-plans'
import type { DocumentModel } from '@allenio/domain/documents'

/**
 * A meal plan is a document: days of meals of components. A component is a food, or a dish whose ingredients are foods. A row has one type
 * of parent, so that the alternatives of a component and of an ingredient are two types.
 */
export const mealPlanModel = {
  'meal plan': { parent: null },
  day: { parent: 'meal plan', atMost: mealPlanLimits.days },
  meal: { parent: 'day', atMost: mealPlanLimits.mealsInDay },
  component: { parent: 'meal', atMost: mealPlanLimits.componentsInMeal },
  ingredient: { parent: 'component', atMost: mealPlanLimits.ingredientsInDish },
  alternative: { parent: 'component', atMost: mealPlanLimits.alternatives },
  'ingredient alternative': { parent: 'ingredient', atMost: mealPlanLimits.alternatives },
} as const satisfies DocumentModel
export type MealPlanRowType = keyof typeof mealPlanModel
