import { romeDay } from '@allenio/domain/days'
import { formatTime } from '@allenio/domain/formats'

const hourMs = 3_600_000

/**
 * The moment of a local time in Rome. Of an hour that comes twice it is the first one; an hour that is skipped counts as
 * the next one.
 */
export function romeMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`)
  const summer = new Date(asUtc - 2 * hourMs)
  return romeDay(summer) === day && formatTime(summer) === clock ? summer : new Date(asUtc - hourMs)
}
