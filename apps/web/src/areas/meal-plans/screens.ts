import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'meal-plans',
  [
    {
      // the team's library, or a client's diary
      path: '/mealPlans',
      access: { permission: 'view meal plans' },
      isOffline: true,
      title: { it: 'Piani alimentari', en: 'Meal plans' },
      menu: { group: 'nutrition', order: 10, letter: 'd' },
      bar: { client: { order: 30, label: { it: 'Dieta', en: 'Diet' } } },
      search: parseTexts,
      page: () => import('./page.tsx'),
    },
    {
      path: '/mealPlans/create',
      access: { permission: 'create meal plans' },
      title: { it: 'Nuovo piano alimentare', en: 'New meal plan' },
      search: parseTexts,
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/mealPlans/$id/assign',
      access: { permission: 'update meal plans' },
      title: { it: 'Piano alimentare', en: 'Meal plan' },
      search: parseTexts,
      page: () => import('./assign/page.tsx'),
    },
    clientPart(clientTabs.nutrition, {
      path: '/clients/$id/mealPlans',
      access: { permission: ['view clients', 'view meal plans', 'update meal plans'] },
      isOffline: true,
      label: { it: 'Piani', en: 'Plans' },
      title: { it: 'Piani alimentari', en: 'Meal plans' },
      order: 10,
      page: () => import('./client/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
