import { IconCalendarExclamation, IconFilePencil, IconStethoscope } from '@tabler/icons-react'
import { attentionSteps, type ClientInNeed } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { clientVisitsHref, visitHref } from './addresses.ts'

const visitsOf = ({ client: { id } }: ClientInNeed) => clientVisitsHref(id)

export const extras: ShellExtras = {
  icons: { '/visits': IconStethoscope },
  fills: [
    attentionSteps.fill(
      { id: 'visit overdue', icon: IconCalendarExclamation, label: { it: 'Vedi le visite', en: 'See the visits' }, href: visitsOf },
      {
        id: 'visit draft',
        icon: IconFilePencil,
        label: { it: 'Apri la visita', en: 'Open the visit' },
        href: need => (need.targetId === null ? visitsOf(need) : visitHref({ id: need.targetId })),
      },
    ),
  ],
}
