import { IconBandage, IconCalendarX, IconDeviceMobileOff, IconHistory, IconTrendingDown } from '@tabler/icons-react'
import { attentionSteps, type ClientInNeed } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { hrefTo } from '#lib/screens'

const workouts = ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/completed_workouts', { id })
const programs = ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/programs', { id })
const look = { it: 'Guarda', en: 'Look' } as const

export const extras: ShellExtras = {
  icons: { '/completedWorkouts': IconHistory },
  fills: [
    attentionSteps.fill({
      id: 'pain in training',
      icon: IconBandage,
      label: look,
      href: need =>
        need.targetId === null
          ? workouts(need)
          : hrefTo('/clients/$id/completed_workouts/$workoutId/details', { id: need.client.id, workoutId: need.targetId }),
    }),
    attentionSteps.fill({ id: 'missed twice', icon: IconCalendarX, label: look, href: workouts }),
    attentionSteps.fill({ id: 'adherence down', icon: IconTrendingDown, label: look, href: workouts }),
    attentionSteps.fill({ id: 'plan not on device', icon: IconDeviceMobileOff, label: look, href: programs }),
  ],
}
