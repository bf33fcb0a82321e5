import { lazyPart } from '#lib/lazy-part'

/** The dialog that makes a release of a plan, and hands it to those who follow it. */
export const CompleteMealPlan = lazyPart(() => import('./actions/complete-meal-plan.tsx'), 'CompleteMealPlan')

/** The releases of a plan beside the page, with the way back to an earlier one. */
export const MealPlanVersions = lazyPart(() => import('./versions/versions-panel.tsx'), 'MealPlanVersions')

/** The dialog that gives clients a plan. */
export const AssignMealPlan = lazyPart(() => import('./assign/assign-meal-plan.tsx'), 'AssignMealPlan')

/** The dialog that gives a client a plan of the library, from their page. */
export const AssignToClient = lazyPart(() => import('./client/assign-to-client.tsx'), 'AssignToClient')

/** The dialog that begins a plan with one of the examples. */
export const StartFromExample = lazyPart(() => import('./list/start-from-example.tsx'), 'StartFromExample')

/** The dialog that gives a plan to a client whose plan ends, or has ended. */
export const AssignNext = lazyPart(() => import('./home/assign-next.tsx'), 'AssignNext')

/** The dialog that downloads a plan as a PDF. */
export const PrintMealPlan = lazyPart(() => import('./print/print-meal-plan.tsx'), 'PrintMealPlan')

/** The preview on paper, beside the editor. */
export const PreviewMealPlan = lazyPart(() => import('./print/preview-meal-plan.tsx'), 'PreviewMealPlan')

/** The dialog that copies a plan, into the library or for one client. */
export const CopyMealPlanFor = lazyPart(() => import('./actions/clone-meal-plan.tsx'), 'CloneMealPlan')

/** Marks foods of a plan that exclusions of a client touch. */
export const HitMarks = lazyPart(() => import('./hits/hit-marks.tsx'), 'HitMarks')
