import type { Rhythm } from './provider.ts'

const dayMs = 86_400_000

/** The moment one period later. Months keep the day of the anchor, or take their last day. */
export function addPeriod(from: string, { unit, count }: Rhythm, anchorDay: number): string {
  const at = new Date(from)
  switch (unit) {
    case 'DAY':
      return new Date(at.getTime() + count * dayMs).toISOString()
    case 'WEEK':
      return new Date(at.getTime() + count * 7 * dayMs).toISOString()
    case 'MONTH':
      return addMonths(at, count, anchorDay)
    case 'YEAR':
      return addMonths(at, count * 12, anchorDay)
    default:
      return unit satisfies never
  }
}

function addMonths(at: Date, months: number, anchorDay: number): string {
  const first = new Date(at)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(anchorDay, lastDay))
  return first.toISOString()
}

/** The first such day of the month that is not before the moment, at the same hour. A month without it has its last day. */
export function anchorOnOrAfter(from: string, anchorDay: number): string {
  const sameMonth = addMonths(new Date(from), 0, anchorDay)
  return sameMonth >= new Date(from).toISOString() ? sameMonth : addMonths(new Date(from), 1, anchorDay)
}

const hourMs = 3_600_000

/** The moment from which a change is counted: the one of a preview of the last hour, within the period, else the present. Whole seconds. */
export function prorationMoment(wish: string | null | undefined, { now, periodStart }: { now: string; periodStart: string }): string {
  const at = wish === null || wish === undefined ? Number.NaN : Date.parse(wish)
  const isBelieved = at <= Date.parse(now) && at > Date.parse(now) - hourMs && at >= Math.floor(Date.parse(periodStart) / 1000) * 1000
  return new Date(Math.floor((isBelieved ? at : Date.parse(now)) / 1000) * 1000).toISOString()
}
