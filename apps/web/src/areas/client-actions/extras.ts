import { IconClockExclamation, IconListCheck } from '@tabler/icons-react'
import { attentionSteps, clientSteps } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { AskClient } from './index.ts'
import { taskVerb } from './palette.tsx'

export const extras: ShellExtras = {
  verbs: [taskVerb],
  fills: [
    attentionSteps.fill({
      id: 'overdue action',
      icon: IconClockExclamation,
      label: { it: 'Apri', en: 'Open' },
      href: ({ client: { id }, targetId }) => hrefTo('/clients/$id/actions', { id }, targetId ? { search: { action: targetId } } : {}),
    }),
    clientSteps.fill({
      id: 'ask',
      order: 10,
      keys: 'a',
      label: { it: 'Assegna', en: 'Assign' },
      longLabel: { it: 'Assegna un compito', en: 'Assign a task' },
      Icon: IconListCheck,
      Dialog: AskClient,
    }),
  ],
}
