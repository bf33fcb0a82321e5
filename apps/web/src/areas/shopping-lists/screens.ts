import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'shopping-lists',
  [
    {
      path: '/shoppingList',
      access: { role: 'client' },
      isOffline: true,
      title: { it: 'Lista della spesa', en: 'Shopping list' },
      menu: { group: 'nutrition', order: 15, label: { it: 'Spesa', en: 'Shopping' }, letter: 'l' },
      page: () => import('./own/page.tsx'),
      parts: [() => import('./own/trip-panel.tsx'), () => import('./own/share-dialog.tsx')],
    },
  ],
  { showsRecords: true },
)
