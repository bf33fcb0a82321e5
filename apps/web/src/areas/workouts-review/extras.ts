import { IconBandage, IconBarbell } from '@tabler/icons-react'
import { attentionSteps, type ClientInNeed, clientPanelParts } from '#areas/clients'
import { clientWorkoutsHref, workoutHref } from '#areas/workouts'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'

/** The coming workouts stand beside the one that was done. */
const workoutStep = {
  label: { it: 'Guarda', en: 'View' },
  href: ({ targetId, client }: ClientInNeed) => (targetId === null ? clientWorkoutsHref(client.id) : workoutHref({ id: targetId, client })),
  Detail: lazyPart(() => import('./inbox/workout-item.tsx'), 'WorkoutItem'),
  beside: 'next week',
} as const

export const extras: AreaExtras = {
  fills: [
    attentionSteps.fill(
      { id: 'pain in training', icon: IconBandage, ...workoutStep },
      { id: 'workout to see', icon: IconBarbell, ...workoutStep },
    ),
    clientPanelParts.fill({
      id: 'training',
      order: 10,
      permission: 'view workouts',
      title: { it: 'Allenamento', en: 'Training' },
      href: clientWorkoutsHref,
      Part: lazyPart(() => import('./panel/training-panel.tsx'), 'TrainingPanel'),
    }),
  ],
}
