import { clientFrame, clientOverview, clientPart, clientTabs } from '#areas/clients'
import { areaScreens } from '#lib/screens'
import { workoutsAddress } from './addresses.ts'
import { readPlayerPlace } from './player/address.ts'

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
      search: workoutsAddress.read,
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
    {
      path: '/me/workout',
      layout: 'empty',
      access: { role: 'client' },
      isOffline: true,
      isHidden: true,
      title: { it: 'Allenamento', en: 'Workout' },
      search: raw => ({ ...readPlayerPlace(raw) }),
      page: () => import('./player/page.tsx'),
      parts: [
        () => import('./home/training-hero.tsx'),
        () => import('./player/start-step.tsx'),
        () => import('./player/move-day.tsx'),
        () => import('./tools/exercise/add-exercise.tsx'),
        () => import('./tools/exercise/exercise-sheet.tsx'),
        () => import('./tools/exercise/exercise-search.tsx'),
        () => import('./tools/rest/alert-dialog.tsx'),
        () => import('./tools/exercise/film-queue.ts'),
      ],
    },
    {
      path: '/floor',
      layout: 'empty with banner and chat',
      access: { permission: ['view clients', 'create workouts'] },
      isOffline: true,
      title: { it: 'Sala', en: 'Floor' },
      menu: { group: 'training', order: 30, letter: 'f' },
      page: () => import('./floor/page.tsx'),
    },
  ],
  { showsRecords: true },
)

export const fills = [clientOverview.fill({ order: 25, permission: 'view workouts', part: () => import('./overview/part.tsx') })]
