import { IconCalendarExclamation, IconFilePencil, IconStethoscope } from '@tabler/icons-react'
import { type ClientInNeed, attentionSteps, clientOverview, offlineReads, ownBlocks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { settingsSections } from '#lib/settings'
import { clientVisitsHref, newVisitHref, visitHref } from './addresses.ts'
import { newVisitVerb } from './palette/new-visit-verb.ts'
import { fetchLastVisit } from './offline/fetch-last-visit.ts'
import { lazyPart } from '#lib/lazy-part'

const LatestVisit = lazyPart(() => import('./own/latest-visit.tsx'), 'LatestVisit')
const NewVisit = lazyPart(() => import('./actions/new-visit.tsx'), 'NewVisit')

/** For the client's own home page. */

/** The dialog that asks whose visit it is. */

const visitsOf = ({ client: { id } }: ClientInNeed) => clientVisitsHref(id)

export const extras: AreaExtras = {
  icons: { '/visits': IconStethoscope },
  verbs: [newVisitVerb],
  fills: [
    clientOverview.fill({ order: 45, permission: 'update visits', part: () => import('./overview/part.tsx') }),
    ownBlocks.fill({ id: 'latest visit', order: 10, permission: 'view visits', Block: LatestVisit }),
    offlineReads.fill({ id: 'last visit', permission: 'update visits', fetch: fetchLastVisit }),
    firstSteps.fill({
      id: 'visit',
      order: 16,
      work: 'dietitian',
      permission: 'create visits',
      title: { it: 'Fai la prima visita', en: 'Start the first visit' },
      text: {
        it: 'Misure, pliche e fabbisogno: i conti si fanno da soli mentre scrivi.',
        en: 'Measurements, skinfolds and energy need: the figures update as you type.',
      },
    }),
    firstStepWays.fill({
      id: 'new visit',
      step: 'visit',
      order: 10,
      permission: 'create visits',
      label: { it: 'Nuova visita', en: 'New visit' },
      Panel: NewVisit,
    }),
    attentionSteps.fill(
      {
        id: 'visit overdue',
        icon: IconCalendarExclamation,
        label: { it: 'Inizia la visita', en: 'Start the visit' },
        href: ({ client: { id } }) => newVisitHref(id),
      },
      {
        id: 'visit draft',
        icon: IconFilePencil,
        label: { it: 'Apri la visita', en: 'Open the visit' },
        href: need => (need.targetId === null ? visitsOf(need) : visitHref({ id: need.targetId })),
      },
    ),
    settingsSections.fill({
      id: 'visits',
      part: 'business',
      order: 149,
      title: { it: 'Visite', en: 'Visits' },
      text: { it: 'Protocollo, formule, condivisione', en: 'Protocol, formulas, sharing' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
