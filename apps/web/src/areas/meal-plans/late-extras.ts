import type { LateExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { assignMealPlanVerb, assignToClientVerb, mealPlanSource, newMealPlanVerb } from './palette/meal-plans.tsx'

export const lateExtras: LateExtras = {
  palette: [mealPlanSource],
  verbs: [newMealPlanVerb, assignMealPlanVerb, assignToClientVerb],
  fills: [
    settingsSections.fill({
      id: 'meal-plans',
      part: 'business',
      order: 148,
      title: { it: 'Piani alimentari', en: 'Meal plans' },
      text: { it: 'Pasti di ogni giornata, alternative', en: 'Meals of each day, alternatives' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
