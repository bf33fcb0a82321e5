import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { eventColors } from '../event-colors/event-colors.ts'
import { Day, Timestamp } from '../lists.ts'

/** The layers that other areas bring into the agenda; each member shows or hides them one by one. */
export const agendaLayers = ['appointments', 'visits', 'check-ins', 'tasks', 'workouts', 'programs', 'subscriptions', 'external'] as const
export type AgendaLayer = (typeof agendaLayers)[number]

/** The most days that are asked for at once, and the most entries of other areas in one answer. */
export const agendaLimits = { days: 62, entries: 1000 } as const

/** Something of another area that stands on a day, or between two moments. */
export const AgendaEntry = z.object({
  id: z.string(),
  layer: z.enum(agendaLayers),
  day: Day,
  startsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  title: z.string(),
  detail: z.string(),
  color: z.enum(eventColors),
  /** The page where it is looked at or changed. */
  link: z.string(),
  /** Null where an entry counts those of a day. */
  client: ClientCard.nullable(),
  isDone: z.boolean(),
})
export type AgendaEntry = z.output<typeof AgendaEntry>
