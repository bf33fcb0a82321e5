import { IconClipboardList } from '@tabler/icons-react'
import { clientSteps } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { AssignToClients } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/programs': IconClipboardList },
  fills: [
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
