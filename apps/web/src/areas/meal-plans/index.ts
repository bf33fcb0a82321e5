// only exports, because any other statement would load all of these modules with the app's first file
export { assignHref, editorHref as openPlanHref, mealPlanSettingsQuery } from './data.ts'
export { CompleteMealPlan, CopyMealPlanFor, HitMarks, MealPlanVersions, PreviewMealPlan, PrintMealPlan } from './parts.ts'
export { isOffHundred, percentSum } from './form/target.ts'
export { usePlanCellName } from './versions/cell-names.ts'
export { groupChanges } from './versions/change-groups.ts'
export { ChangeGroups, ChangeText } from './versions/change-list.tsx'
export { ownDietPages } from './slots.ts'
