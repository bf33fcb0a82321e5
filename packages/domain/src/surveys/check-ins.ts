import { dayIn } from '@allenio/domain/days'
import { openingOf, placesOf, type CheckInPlace, type CheckInPlan } from './check-in-places.ts'

export interface CheckIn {
  day: string
  /** Counts from 1, without the check-ins that a pause left out. */
  number: number
  opensAt: number
  /** When the next one opens; null where none follows. After the last one the next would have. */
  closesAt: number | null
}

export interface CheckInState {
  /**
   * The check-in that waits for its answer; late after its day. Null before the first one and once it is answered: what a client then sends
   * on demand is an answer beside the row.
   */
  open: (CheckIn & { isLate: boolean }) | null
  next: CheckIn | null
}

interface CheckInQuestion {
  plan: CheckInPlan
  /** The days of the check-ins that are answered. */
  answeredDays: ReadonlySet<string>
}

/** Finds the check-in that is open at a moment, and the one that comes next. */
export function checkInsAt(moment: number, { plan, answeredDays }: CheckInQuestion): CheckInState {
  const today = dayIn(plan.timeZone, new Date(moment))
  const openOne = (place: CheckInPlace | null): CheckInState['open'] => {
    const checkIn = place && !answeredDays.has(place.day) ? checkInAt(plan, place) : null
    if (!checkIn || (checkIn.closesAt !== null && checkIn.closesAt <= moment)) return null
    return { ...checkIn, isLate: today > checkIn.day }
  }
  let latest: CheckInPlace | null = null
  for (const place of placesOf(plan)) {
    // a check-in of today or before has opened, and needs no arithmetic with time zones
    if (place.day > today && openingOf(plan, place.day, place.previousDay) > moment) {
      return { open: openOne(latest), next: checkInAt(plan, place) }
    }
    latest = place
  }
  return { open: openOne(latest), next: null }
}

/** The check-in of a day; undefined where none falls on it. */
export function checkInOn(plan: CheckInPlan, day: string): CheckIn | undefined {
  for (const place of placesOf(plan)) if (place.day >= day) return place.day === day ? checkInAt(plan, place) : undefined
  return undefined
}

/** The days of check-ins in a window, both ends among them. */
export function checkInDays(plan: CheckInPlan, { from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (const { day } of placesOf(plan)) {
    if (day > to) break
    if (day >= from) days.push(day)
  }
  return days
}

const checkInAt = (plan: CheckInPlan, { day, number, previousDay, followingDay }: CheckInPlace): CheckIn => ({
  day,
  number,
  opensAt: openingOf(plan, day, previousDay),
  closesAt: followingDay === null ? null : openingOf(plan, followingDay, day),
})
