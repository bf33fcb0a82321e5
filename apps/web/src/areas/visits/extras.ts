import { IconCalendarExclamation, IconFilePencil, IconStethoscope } from '@tabler/icons-react'
import { attentionSteps, offlineReads, ownBlocks, type ClientInNeed } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { clientVisitsHref, newVisitHref, visitHref } from './addresses.ts'

/** For the client's own home page. */
const LatestVisit = lazyPart(() => import('./own/latest-visit.tsx'), 'LatestVisit', null)

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
