import { z } from 'zod'
import { eventColors } from '../event-colors/event-colors.ts'
import { Day, Timestamp } from '../lists.ts'

/** The areas that mark the days of one client, beside their training. */
export const dayMarkKinds = ['appointments', 'visits', 'check-ins', 'meals'] as const
export type DayMarkKind = (typeof dayMarkKinds)[number]

export const DayMark = z.object({
  id: z.string(),
  kind: z.enum(dayMarkKinds),
  day: Day,
  startsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  title: z.string(),
  detail: z.string(),
  color: z.enum(eventColors),
  /** The page where it is looked at. */
  link: z.string(),
  isDone: z.boolean(),
})
export type DayMark = z.output<typeof DayMark>
