import { IconBarbell, IconCalendarX, IconDeviceMobileOff, IconFileImport, IconHistory, IconTrendingDown } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { type ClientInNeed, adherenceColumns, attentionSteps, clientOverview, clientSteps } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { clientWorkoutsHref, ownWorkoutHref, workoutHref } from './addresses.ts'
import { trainingAdherence } from './marks/adherence.ts'

const loadHistoryImport = () => import('./history-import/history-panel.tsx')
const HistoryPanel = lazyPart(loadHistoryImport, 'HistoryPanel')

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
    clientSteps.fill({
      id: 'training history',
      order: 90,
      keys: 'i',
      longLabel: { it: 'Importa allenamenti', en: 'Import workouts' },
      Icon: IconFileImport,
      permission: 'view workouts',
      Dialog: HistoryPanel,
    }),
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
    settingsSections.fill({
      id: 'training-history',
      part: 'person',
      order: 120,
      title: { it: 'Allenamenti da altre app', en: 'Workouts from other apps' },
      text: { it: 'Strong e Hevy, con serie e record', en: 'Strong and Hevy, with sets and records' },
      isFor: ({ workspace }) => workspace?.role === 'client',
      section: loadHistoryImport,
    }),
  ],
}
