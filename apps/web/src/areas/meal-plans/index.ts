// it only passes on: a statement of its own would bring all that stands behind it into the app's first file
export { assignHref, mealPlanSettingsQuery } from './data.ts'
export { CompleteMealPlan, MealPlanVersions, PrintMealPlan } from './parts.ts'
export { usePlanCellName } from './versions/cell-names.ts'
