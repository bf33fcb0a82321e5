import { IconCalendarWeek } from '@tabler/icons-react'
import { agendaSources } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { useReminderAgenda } from './home/agenda.ts'
import { newReminderVerb } from './palette/verb.ts'

export const extras: AreaExtras = {
  icons: { '/reminders': IconCalendarWeek },
  verbs: [newReminderVerb],
  fills: [agendaSources.fill({ id: 'reminders', order: 10, useDays: useReminderAgenda })],
}
