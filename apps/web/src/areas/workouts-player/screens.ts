import { areaScreens } from '#lib/screens'

/** Training itself is an area of its own, beside the results that are read. */
export const screens = areaScreens(
  'workouts-player',
  [
    {
      path: '/me/workout',
      layout: 'empty',
      access: { role: 'client' },
      isOffline: true,
      isHidden: true,
      title: { it: 'Allenamento', en: 'Workout' },
      page: () => import('./player/page.tsx'),
    },
    {
      path: '/floor',
      layout: 'empty with banner and chat',
      access: { permission: ['view clients', 'create workouts'] },
      isOffline: true,
      title: { it: 'Sala', en: 'Floor' },
      menu: { group: 'training', order: 40, letter: 'f' },
      page: () => import('./floor/page.tsx'),
    },
  ],
  { showsRecords: true },
)
