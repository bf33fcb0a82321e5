import { clientFrame, clientPart, clientTabs, ownPart } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// the router reads a name of digits as a number
const parseExercise = ({ exercise }: Record<string, unknown>) =>
  typeof exercise === 'string' || typeof exercise === 'number' ? { exercise: String(exercise) } : {}

const trainedExercises = () => import('./history/trained-exercises.tsx')

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
      search: parseTexts,
      page: () => import('./list/page.tsx'),
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
    // the open exercise is in the address
    clientPart(clientTabs.training, {
      path: '/clients/$id/exercises',
      access: { permission: ['view clients', 'view workouts'] },
      label: { it: 'Esercizi', en: 'Exercises' },
      order: 30,
      search: parseExercise,
      page: async () => ({ Page: (await trainedExercises()).ClientExercises }),
    }),
    // how strong somebody has become stands beside their weight, metrics and photos
    ownPart({
      path: '/me/exercises',
      label: { it: 'Esercizi', en: 'Exercises' },
      order: 40,
      title: { it: 'I tuoi esercizi', en: 'Your exercises' },
      search: parseExercise,
      page: async () => {
        const { OwnExercises, ahead } = await trainedExercises()
        return { Page: OwnExercises, ahead }
      },
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
