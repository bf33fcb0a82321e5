import { IconClipboardList } from '@tabler/icons-react'
import { clientSteps, homeBlocks } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { AssignToClients, ExpiringPrograms } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/programs': IconClipboardList },
  fills: [
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
