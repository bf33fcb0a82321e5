import { IconClipboardList, IconClipboardOff, IconClockExclamation } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { attentionSteps, clientSteps, homeBlocks, type ClientInNeed } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { AssignNext, AssignToClients, ExpiringPrograms } from './parts.ts'

const nextProgram = {
  label: { it: 'Il prossimo', en: 'Next one' },
  href: ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/programs', { id }),
  permission: 'update programs',
  Dialog: AssignNext,
} as const

export const extras: ShellExtras = {
  icons: { '/programs': IconClipboardList },
  fills: [
    subjectLinks.fill({
      kind: 'program',
      Icon: IconClipboardList,
      label: { it: 'Programma', en: 'Program' },
      href: ({ parentId }, { isTeam }) => (isTeam && parentId ? hrefTo('/programs/$id/assign', { id: parentId }) : hrefTo('/programs')),
    }),
    attentionSteps.fill(
      { id: 'program ending', icon: IconClockExclamation, ...nextProgram },
      { id: 'nothing follows', icon: IconClipboardOff, ...nextProgram, label: { it: 'Assegna', en: 'Assign' } },
    ),
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
