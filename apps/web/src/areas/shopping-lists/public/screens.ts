import { publicScreens } from '#lib/screens'

export const screens = publicScreens('shopping-lists', [
  {
    path: '/shopping/$token',
    layout: 'guest',
    isHidden: true,
    title: { it: 'Lista della spesa', en: 'Shopping list' },
    // a token looks like no id
    params: { token: value => value !== '' },
    showsRecords: true,
    page: () => import('../shared/page.tsx'),
  },
])
