import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'
import { teamScreens } from './team/team-screens.ts'

// the diary itself stands at the address of the plans, which is another page for the team
export const screens = areaScreens(
  'meal-diary',
  [
    {
      path: '/mealPlans/days',
      access: { role: 'client' },
      isOffline: true,
      isHidden: true,
      title: { it: 'Tutto il piano', en: 'Whole plan' },
      page: () => import('./plan/page.tsx'),
    },
    {
      path: '/mealPlans/recipes/$id',
      access: { role: 'client' },
      isOffline: true,
      title: { it: 'Ricetta', en: 'Recipe' },
      search: parseTexts,
      page: () => import('./cook/page.tsx'),
    },
    ...teamScreens,
  ],
  { showsRecords: true },
)
