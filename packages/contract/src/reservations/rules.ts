import { z } from 'zod'

export const ruleLimits = {
  bufferMinutes: 240,
  leadHours: 24 * 30,
  horizonDays: 365,
  perDay: 10,
  upcoming: 200,
  changeHours: 24 * 14,
  minimumHours: 24 * 7,
  alerts: 3,
  alertMinutes: 60 * 24 * 14,
} as const

const hours = z.int().min(0)

/** The rules by which clients book. Each may be set for the business, for a kind and for a series; the nearest one counts. */
export const BookingRules = z.object({
  /** Free minutes before and after an appointment. */
  bufferBefore: z.int().min(0).max(ruleLimits.bufferMinutes),
  bufferAfter: z.int().min(0).max(ruleLimits.bufferMinutes),
  /** How long before its start an appointment can still be booked. */
  leadHours: hours.max(ruleLimits.leadHours),
  /** How far ahead clients may book. */
  horizonDays: z.int().min(1).max(ruleLimits.horizonDays),
  /** How many appointments a client may have on the day of this one; null for no maximum. */
  perDay: z.int().min(1).max(ruleLimits.perDay).nullable(),
  /** How many appointments to come a client may have. */
  upcoming: z.int().min(1).max(ruleLimits.upcoming),
  /** Until how long before the start a client cancels or moves without losing the credit. */
  cancelHours: hours.max(ruleLimits.changeHours),
  moveHours: hours.max(ruleLimits.changeHours),
  /** A class with fewer people is cancelled so many hours before its start; null for no minimum. */
  minimum: z.object({ people: z.int().min(1).max(200), hoursBefore: z.int().min(1).max(ruleLimits.minimumHours) }).nullable(),
  /** Minutes before the start at which clients are reminded. */
  alerts: z
    .array(z.int().min(5).max(ruleLimits.alertMinutes))
    .max(ruleLimits.alerts)
    .refine(alerts => new Set(alerts).size === alerts.length),
})
export type BookingRules = z.output<typeof BookingRules>

/** The rules that a kind or a series sets differently. */
export const RuleChanges = BookingRules.partial()
export type RuleChanges = z.output<typeof RuleChanges>

export const presetRules: BookingRules = {
  bufferBefore: 0,
  bufferAfter: 0,
  leadHours: 2,
  horizonDays: 60,
  perDay: null,
  upcoming: 20,
  cancelHours: 24,
  moveHours: 24,
  minimum: null,
  alerts: [24 * 60, 2 * 60],
}
