import { areaScreens, publicScreens } from '#lib/screens'

export const screens = [
  ...publicScreens('shopping-lists', [
    {
      path: '/shopping/$token',
      layout: 'guest',
      isHidden: true,
      title: { it: 'Lista della spesa', en: 'Shopping list' },
      // a token looks like no id
      params: { token: value => value !== '' },
      showsRecords: true,
      page: () => import('./shared/page.tsx'),
    },
  ]),
  ...areaScreens(
    'shopping-lists',
    [
      {
        path: '/shoppingList',
        access: { role: 'client' },
        isOffline: true,
        title: { it: 'Lista della spesa', en: 'Shopping list' },
        menu: { group: 'nutrition', order: 15, label: { it: 'Spesa', en: 'Shopping' }, letter: 'l' },
        page: () => import('./own/page.tsx'),
      },
    ],
    { showsRecords: true },
  ),
]
