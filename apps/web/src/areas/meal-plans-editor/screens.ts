import { areaScreens } from '#lib/screens'

/** The editor is an area of its own, beside the lists and dialogs of meal plans. */
export const screens = areaScreens(
  'meal-plans-editor',
  [
    {
      path: '/mealPlans/$id/edit',
      access: { permission: 'update meal plans' },
      isOffline: true,
      isEditor: true,
      title: { it: 'Modifica il piano', en: 'Edit the plan' },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
