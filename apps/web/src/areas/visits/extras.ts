import { IconCalendarExclamation, IconFilePencil, IconStethoscope } from '@tabler/icons-react'
import { attentionSteps, offlineReads, ownBlocks, type ClientInNeed } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { firstSteps, firstStepWays } from '#lib/first-steps'
import { lazyPart } from '#lib/lazy-part'
import { clientVisitsHref, newVisitHref, visitHref } from './addresses.ts'

/** For the client's own home page. */
const LatestVisit = lazyPart(() => import('./own/latest-visit.tsx'), 'LatestVisit', null)

/** The dialog that asks whose visit it is. */
const NewVisit = lazyPart(() => import('./actions/new-visit.tsx'), 'NewVisit')

const visitsOf = ({ client: { id } }: ClientInNeed) => clientVisitsHref(id)

export const extras: ShellExtras = {
  icons: { '/visits': IconStethoscope },
  fills: [
    ownBlocks.fill({ id: 'latest visit', order: 10, permission: 'view visits', Block: LatestVisit }),
    offlineReads.fill({
      id: 'last visit',
      permission: 'update visits',
      fetch: async (cache, clientId) => (await import('./offline/fetch-last-visit.ts')).fetchLastVisit(cache, clientId),
    }),
    firstSteps.fill({
      id: 'visit',
      order: 16,
      work: 'dietitian',
      permission: 'create visits',
      title: { it: 'Fai la prima visita', en: 'Make the first visit' },
      text: {
        it: 'Misure, pliche e fabbisogno: i conti si fanno da soli mentre scrivi.',
        en: 'Measurements, skinfolds and energy need: the figures follow while you type.',
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
  ],
}
