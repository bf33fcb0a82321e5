import { IconBarbell, IconCalendarX, IconDeviceMobileOff, IconHistory, IconTrendingDown } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { type ClientInNeed, adherenceColumns, attentionSteps, clientOverview } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { clientWorkoutsHref, ownWorkoutHref, workoutHref } from './addresses.ts'
import { trainingAdherence } from './marks/adherence.ts'

const workouts = ({ client: { id } }: ClientInNeed) => clientWorkoutsHref(id)
const programs = ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/programs', { id })
const pageOf = (id: string, { clientId, isTeam }: { clientId: string; isTeam: boolean }) =>
  isTeam ? workoutHref({ id, client: { id: clientId } }) : ownWorkoutHref(id)
const look = { it: 'Guarda', en: 'View' } as const

export const extras: AreaExtras = {
  icons: { '/completedWorkouts': IconHistory },
  fills: [
    clientOverview.fill({ order: 25, permission: 'view workouts', part: () => import('./overview/part.tsx') }),
    adherenceColumns.fill(trainingAdherence),
    subjectLinks.fill(
      { kind: 'workout', Icon: IconHistory, label: { it: 'Allenamento', en: 'Workout' }, href: ({ id }, place) => pageOf(id, place) },
      {
        kind: 'exercise',
        Icon: IconBarbell,
        label: { it: 'Esercizio', en: 'Exercise' },
        href: ({ parentId }, place) => pageOf(parentId ?? '', place),
      },
    ),
    attentionSteps.fill({ id: 'missed twice', icon: IconCalendarX, label: look, href: workouts }),
    attentionSteps.fill({ id: 'adherence down', icon: IconTrendingDown, label: look, href: workouts }),
    attentionSteps.fill({ id: 'plan not on device', icon: IconDeviceMobileOff, label: look, href: programs }),
  ],
}
