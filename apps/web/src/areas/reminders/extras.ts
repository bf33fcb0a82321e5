import { IconCalendarWeek } from '@tabler/icons-react'
import { agendaSources, ownBlocks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { latePart } from '#lib/lazy-part'
import { useReminderAgenda } from './home/agenda.ts'
import { newReminderVerb } from './palette/verb.ts'

export const extras: AreaExtras = {
  icons: { '/reminders': IconCalendarWeek },
  verbs: [newReminderVerb],
  fills: [
    agendaSources.fill({ id: 'reminders', order: 10, useDays: useReminderAgenda }),
    ownBlocks.fill({
      id: 'coming days',
      order: 5,
      permission: 'view reminders',
      Block: latePart(() => import('./own/next-days.tsx'), 'NextDays'),
    }),
  ],
}
