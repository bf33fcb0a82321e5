import { clockIn, dayIn } from '@allenio/domain/days'
import type { IcsTimezone, IcsTimezoneProp } from 'ts-ics'

const hourMs = 3_600_000
const yearMs = 366 * 24 * hourMs

/** The local time that the calendar file writes, encoded as if it were UTC. */
export const localTime = (moment: number, zone: string): number => moment + offsetAt(moment, zone)

function offsetAt(moment: number, zone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000
  return Date.parse(`${dayIn(zone, new Date(minute))}T${clockIn(zone, minute)}:00Z`) - minute
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** +0100 */
export function formatOffset(moment: number, zone: string): string {
  const minutes = Math.round(offsetAt(moment, zone) / 60_000)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`
}

/** The changes of a zone that a calendar has to know for these hours: the change of the clock before them, and each one within. */
export function zoneAround(zone: string, from: number, to: number): IcsTimezone {
  const changes: number[] = []
  for (let moment = from - yearMs; moment < to; moment += 24 * hourMs) {
    const next = Math.min(moment + 24 * hourMs, to)
    if (offsetAt(moment, zone) !== offsetAt(next, zone)) changes.push(changeBetween(moment, next, zone))
  }
  const last = changes.findLast(change => change <= from)
  const needed = changes.filter(change => change > from || change === last)
  const props = needed.map(change => observanceOf(change, zone))
  return { id: zone, props: last === undefined ? [fixedObservance(from, zone), ...props] : props }
}

function changeBetween(before: number, after: number, zone: string): number {
  const offset = offsetAt(before, zone)
  let [low, high] = [before, after]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle, zone) === offset) low = middle
    else high = middle
  }
  return Math.floor(high / 60_000) * 60_000
}

function observanceOf(change: number, zone: string): IcsTimezoneProp {
  const [before, after] = [offsetAt(change - 60_000, zone), offsetAt(change, zone)]
  return {
    type: after > before ? 'DAYLIGHT' : 'STANDARD',
    // the standard counts a change by the clock before it; the library adds the offset after it
    start: new Date(change + before - after),
    offsetFrom: formatOffset(change - 60_000, zone),
    offsetTo: formatOffset(change, zone),
  }
}

function fixedObservance(moment: number, zone: string): IcsTimezoneProp {
  const offset = formatOffset(moment, zone)
  return { type: 'STANDARD', start: new Date(-offsetAt(moment, zone)), offsetFrom: offset, offsetTo: offset }
}
