import { IconClipboardList } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { clientSteps, homeBlocks } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { AssignToClients, ExpiringPrograms } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/programs': IconClipboardList },
  fills: [
    subjectLinks.fill({
      kind: 'program',
      Icon: IconClipboardList,
      label: { it: 'Programma', en: 'Program' },
      href: ({ parentId }, { isTeam }) => (isTeam && parentId ? hrefTo('/programs/$id/assign', { id: parentId }) : hrefTo('/programs')),
    }),
    homeBlocks.fill({ id: 'expiring programs', order: 10, permission: 'update programs', Block: ExpiringPrograms }),
    clientSteps.fill({
      id: 'program',
      order: 20,
      keys: 'p',
      label: { it: 'Programma', en: 'Program' },
      longLabel: { it: 'Assegna un programma', en: 'Assign a program' },
      Icon: IconClipboardList,
      permission: 'update programs',
      Dialog: AssignToClients,
    }),
  ],
}
