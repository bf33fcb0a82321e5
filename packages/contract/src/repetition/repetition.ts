import { z } from 'zod'

// Tasks, check-ins, hours for bookings and reminders repeat by the same rules.

export const repetitionKinds = ['once', 'daily', 'weekly', 'monthly'] as const
export const repetitionLimits = { everyWeeks: 26, everyMonths: 24 } as const

/** Weekdays from 1, Monday, to 7. Months keep the day of the first day, or the month's last where it is shorter. */
export const Repetition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('once') }),
  z.object({ kind: z.literal('daily') }),
  z.object({
    kind: z.literal('weekly'),
    every: z.number().int().min(1).max(repetitionLimits.everyWeeks).default(1),
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  }),
  z.object({
    kind: z.literal('monthly'),
    every: z.number().int().min(1).max(repetitionLimits.everyMonths).default(1),
    /** The day of the month where the first day lies in a month that is too short for it. */
    day: z.number().int().min(29).max(31).optional(),
  }),
])
export type Repetition = z.output<typeof Repetition>
