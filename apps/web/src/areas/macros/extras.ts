import { IconChartDonut3 } from '@tabler/icons-react'
import { clientAssignments } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { AssignToClient } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/macros': IconChartDonut3 },
  fills: [
    clientAssignments.fill({
      id: 'macros',
      order: 25,
      keys: 'Alt K',
      label: { it: 'Macro', en: 'Macros' },
      longLabel: { it: 'Assegna macro', en: 'Assign macros' },
      Icon: IconChartDonut3,
      permission: 'update macros',
      Dialog: AssignToClient,
    }),
  ],
}
