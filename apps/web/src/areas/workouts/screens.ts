import { clientFrame, clientOverview, clientPart, clientTabs } from '#areas/clients'
import { readTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'workouts',
  [
    {
      // the team's list, or a client's own history
      path: '/completedWorkouts',
      access: { permission: 'view workouts' },
      isOffline: true,
      title: { it: 'Allenamenti svolti', en: 'Completed workouts' },
      menu: { group: 'training', order: 20, letter: 'w' },
      search: readTexts,
      page: () => import('./list/page.tsx'),
      parts: [() => import('./own/own-history.tsx')],
    },
    {
      path: '/completedWorkouts/$workoutId',
      access: { role: 'client' },
      isOffline: true,
      title: { it: 'Allenamento', en: 'Workout' },
      page: () => import('./own/page.tsx'),
    },
    clientPart(clientTabs.training, {
      path: '/clients/$id/completed_workouts',
      access: { permission: ['view clients', 'view workouts'] },
      isOffline: true,
      label: { it: 'Allenamenti svolti', en: 'Completed workouts' },
      order: 20,
      page: () => import('./client/page.tsx'),
    }),
    {
      path: '/clients/$id/completed_workouts/$workoutId/details',
      access: { permission: ['view clients', 'view workouts'] },
      frame: clientFrame,
      title: { it: 'Allenamento', en: 'Workout' },
      page: () => import('./detail/page.tsx'),
    },
  ],
  { showsRecords: true },
)

export const fills = [clientOverview.fill({ order: 25, permission: 'view workouts', part: () => import('./overview/part.tsx') })]
