import { mealPlanCellsByType, MealPlanDocumentCells } from '@allenio/contract/meal-plans'
import { mealPlanModel } from '@allenio/domain/meal-plans'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'
import { takeFoods } from './foods/foods.ts'

export const rowTables = {
  day: sql`meal_plan_days`,
  meal: sql`meal_plan_meals`,
  component: sql`meal_plan_components`,
  ingredient: sql`meal_plan_ingredients`,
  alternative: sql`meal_plan_alternatives`,
  'ingredient alternative': sql`meal_plan_ingredient_alternatives`,
} as const

export const mealPlanKind: DocumentKind = {
  name: 'meal plan',
  model: mealPlanModel,
  tables: { 'meal plan': sql`meal_plans`, ...rowTables },
  cells: { 'meal plan': MealPlanDocumentCells, ...mealPlanCellsByType },
  clean: takeFoods,
}
