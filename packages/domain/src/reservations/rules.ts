import { presetRules, type BookingRules, type RuleChanges } from '@allenio/contract/reservations'
import { hourMs } from './spans.ts'

/** The rules that count: those of the series before those of its kind, and those before the business's. */
export const rulesOf = (...changes: readonly RuleChanges[]): BookingRules => Object.assign({ ...presetRules }, ...changes)

/** The last moment at which a client may change an appointment freely. */
export const latestChange = (start: number, hoursBefore: number): number => start - hoursBefore * hourMs

export const isLate = (start: number, hoursBefore: number, now: number): boolean => now > latestChange(start, hoursBefore)
