import { lazyPart } from '#lib/lazy-part'
export { assignHref, editorHref as openPlanHref, mealPlanSettingsQuery } from './data.ts'
/** The dialog that makes a release of a plan, and hands it to those who follow it. */
export { CompleteMealPlan } from './actions/complete-meal-plan.tsx'
/** The dialog that copies a plan, into the library or for one client. */
export { CloneMealPlan as CopyMealPlanFor } from './actions/clone-meal-plan.tsx'
/** Foods of a plan that exclusions of a client name. */
export { HitMarks } from './hits/hit-marks.tsx'
/** The releases of a plan beside the page, with the way back to an earlier one. */
export { MealPlanVersions } from './versions/versions-panel.tsx'
/** The plan on paper, beside what edits it. */
export const PreviewMealPlan = lazyPart(() => import('./print/preview-meal-plan.tsx'), 'PreviewMealPlan')
/** The dialog that downloads a plan as a PDF. */
export { PrintMealPlan } from './print/print-meal-plan.tsx'
export { isOffHundred, percentSum } from './form/target.ts'
export { usePlanCellName } from './versions/cell-names.ts'
export { groupChanges } from './versions/change-groups.ts'
export { ChangeGroups, ChangeText } from './versions/change-list.tsx'
export { ownDietPages } from './slots.ts'
