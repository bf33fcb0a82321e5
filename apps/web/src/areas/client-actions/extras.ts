import { nudgeClientAction } from '@allenio/contract/client-actions'
import { IconClockExclamation, IconListCheck } from '@tabler/icons-react'
import { agendaSources, attentionSteps, bulkTools, clientAssignments, clientOverview } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { callSaying } from '#lib/api'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { toast } from '#ui/toast'
import { useActionAgenda } from './agenda.ts'
import { taskVerb } from './palette.tsx'
import { AskClient, AskMany } from './dialogs.ts'

export const extras: AreaExtras = {
  verbs: [taskVerb],
  fills: [
    clientOverview.fill({ order: 50, part: () => import('./overview/part.tsx') }),
    attentionSteps.fill({
      id: 'overdue action',
      icon: IconClockExclamation,
      label: { it: 'Sollecita', en: 'Remind' },
      href: ({ client: { id }, targetId }) => hrefTo('/clients/$id/actions', { id }, targetId ? { search: { action: targetId } } : {}),
      permission: 'update clients',
      run: async ({ targetId }) => {
        if (targetId === null) return
        const { message } = await callSaying(nudgeClientAction, { id: targetId })
        toast({ type: 'success', text: message ?? '' })
      },
    }),
    agendaSources.fill({ id: 'actions', order: 20, useDays: useActionAgenda }),
    firstSteps.fill({
      id: 'contact',
      order: 30,
      permission: 'update clients',
      title: { it: 'Assegna un compito o scrivi', en: 'Assign a task or write' },
      text: {
        it: 'Una pesata a settimana, le foto, una domanda: tu vedi quando sono fatti.',
        en: 'A weigh-in each week, photos, a question: you see when they are done.',
      },
    }),
    firstStepWays.fill({
      id: 'task',
      step: 'contact',
      order: 10,
      permission: 'update clients',
      label: { it: 'Scegli a chi assegnarlo', en: 'Choose who to assign it to' },
      href: () => hrefTo('/clients'),
    }),
    clientAssignments.fill({
      id: 'task',
      order: 90,
      keys: 'Alt C',
      label: { it: 'Compito', en: 'Task' },
      longLabel: { it: 'Assegna un compito', en: 'Assign a task' },
      Icon: IconListCheck,
      Dialog: AskClient,
    }),
    bulkTools.fill({
      id: 'ask',
      order: 20,
      permission: 'update clients',
      label: { it: 'Compito', en: 'Task' },
      Icon: IconListCheck,
      Dialog: AskMany,
    }),
  ],
}
