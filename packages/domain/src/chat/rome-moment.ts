import { formatTime, romeDay } from '@allenio/domain/formats'

const hourMs = 3_600_000

/**
 * The moment at which a clock in Rome shows that. Of the hour that comes twice it is the first; an hour that is leapt
 * over is the one after it.
 */
export function romeMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`)
  const summer = new Date(asUtc - 2 * hourMs)
  return romeDay(summer) === day && formatTime(summer) === clock ? summer : new Date(asUtc - hourMs)
}
