import { firstDue, nextDue, type Schedule } from '@allenio/domain/repetition'
import type { Pause } from '@allenio/domain/clients'
import { addDays, momentOf } from '@allenio/domain/days'

// Check-ins fall on days of the client's time zone; moments are milliseconds. A check-in opens before its day and stays open until the
// next one opens.

/** `startDay` may be any day: the first check-in falls on it, or on the first day after it that the repetition names. */
export interface CheckInPlan extends Schedule {
  opensHoursBefore: number
  timeZone: string
  /** Check-ins that fall into a pause are left out. One that is open already stays open. */
  pauses: readonly Pause[]
}

/** A check-in among the others of its row. */
export interface CheckInPlace {
  day: string
  number: number
  previousDay: string | null
  followingDay: string | null
}

/** The days of all check-ins in their order, each computed when it is asked for: most plans have no end. */
export function* placesOf(plan: CheckInPlan): Generator<CheckInPlace> {
  const startDay = firstDue(plan.repetition, plan.startDay)
  const endless: CheckInPlan = { ...plan, startDay, untilDay: null }
  let previousDay: string | null = null
  let day = nextDue(endless, addDays(startDay, -1))
  for (let number = 1; day !== null && (plan.untilDay === null || day <= plan.untilDay); number += 1) {
    const followingDay = nextDue(endless, day)
    yield { day, number, previousDay, followingDay }
    previousDay = day
    day = followingDay
  }
}

/**
 * Hours are those of a clock on the wall, so that a night of summer time moves nothing: 6 hours before Monday is Sunday at 18:00. No
 * check-in opens before the day of the previous one is over.
 */
export function openingOf({ opensHoursBefore, timeZone }: CheckInPlan, day: string, previousDay: string | null): number {
  const daysBefore = Math.ceil(opensHoursBefore / 24)
  const hour = daysBefore * 24 - opensHoursBefore
  const opensAt = momentOf(addDays(day, -daysBefore), `${String(hour).padStart(2, '0')}:00`, timeZone)
  return previousDay === null ? opensAt : Math.max(opensAt, momentOf(addDays(previousDay, 1), '00:00', timeZone))
}
