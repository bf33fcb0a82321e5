import { reservationLimits, type BookingRules } from '@allenio/contract/reservations'
import { momentOf } from '@allenio/domain/days'
import {
  countTimes,
  occurrencesIn,
  takenTimes,
  timesIn,
  type AskedTime,
  type Occurrence,
  type TakenTime,
  type TakenTimes,
} from '@allenio/domain/reservations'
import type { AppointmentRow, DayRange } from '../calendar/appointments.ts'
import { hoursOf, placeKeyOf, seriesRules, type SeriesRow } from './series.ts'

/** One time of a series, with its row where somebody has booked or changed it. */
export interface OccurrenceFacts extends AskedTime {
  /** Null for an appointment whose series is gone. */
  series: SeriesRow | null
  appointment: AppointmentRow | null
  plannedStart: number
}

/** A whole window of one day. */
export interface WindowFacts extends Occurrence {
  series: SeriesRow
  rules: BookingRules
  /** The starts of its times that have a row; those times stand among the others. */
  startsWithRow: ReadonlySet<number>
}

export const keyOf = (seriesId: string | null, plannedStart: number | string): string =>
  `${seriesId ?? ''}/${typeof plannedStart === 'string' ? Date.parse(plannedStart) : plannedStart}`

interface Hours {
  series: readonly SeriesRow[]
  appointments: readonly AppointmentRow[]
  range: DayRange
  business: BookingRules
}

export interface Occurrences {
  /** Fixed times, and what has been booked or changed in windows; those that were moved stand where they are now. */
  times: OccurrenceFacts[]
  /** Windows alone: `freeTimesOf` works out their other times where they are asked for, because they are by far the most. */
  windows: WindowFacts[]
}

/** The times of series between two days, as their rows change them. */
export function occurrencesOf({ series, appointments, range, business }: Hours): Occurrences {
  const startsOf = new Map<string | null, Set<number>>()
  for (const { series_id: id, planned_start: start } of appointments) {
    startsOf.set(id, (startsOf.get(id) ?? new Set()).add(Date.parse(start)))
  }
  const moment = rememberMoments()
  const times: OccurrenceFacts[] = []
  const windows: WindowFacts[] = []
  for (const each of series) {
    const hours = hoursOf(each)
    const rules = seriesRules(business, each)
    const startsWithRow = startsOf.get(each.id) ?? new Set()
    for (const occurrence of occurrencesIn(hours, range, moment)) {
      if (hours.windowEnd !== null) windows.push({ ...occurrence, series: each, rules, startsWithRow })
      else if (!startsWithRow.has(occurrence.start)) times.push(factsOf({ series: each, row: undefined, rules, ...occurrence }))
    }
  }
  const seriesOf = new Map(series.map(each => [each.id, each]))
  // hours may have changed since; what was booked stays where it is
  for (const row of appointments) {
    const own = seriesOf.get(row.series_id ?? '') ?? null
    const rules = own ? seriesRules(business, own) : business
    times.push(factsOf({ series: own, row, rules, start: Date.parse(row.planned_start), end: Date.parse(row.ends_at), day: row.day }))
  }
  return { times: times.toSorted((one, other) => one.start - other.start), windows }
}

/** `momentOf` that asks a zone once for each day and clock, since many series begin at one time. */
function rememberMoments(): typeof momentOf {
  const moments = new Map<string, number>()
  return (day, clock, zone) => {
    const key = `${day} ${clock} ${zone}`
    const moment = moments.get(key) ?? momentOf(day, clock, zone)
    moments.set(key, moment)
    return moment
  }
}

/** The times of a window that nobody has booked or changed: all of them, or every nth. */
export const freeTimesOf = ({ series, rules, startsWithRow, ...window }: WindowFacts, { every = 1, from = 0 } = {}): OccurrenceFacts[] =>
  timesIn(hoursOf(series), window)
    .filter(({ start }, index) => index % every === from && !startsWithRow.has(start))
    .map(time => factsOf({ series, row: undefined, rules, ...time, day: window.day }))

/**
 * The free times of windows, window by window. Hours that were made before their times had a bound (`timesOfHost`) may offer more on a day:
 * then every nth is offered, so that the whole day can still be booked.
 */
export function* offeredTimes(windows: readonly WindowFacts[]): Generator<{ window: WindowFacts; times: OccurrenceFacts[] }> {
  const ofHostAndDay = Map.groupBy(windows, ({ series, day }) => `${series.host_id} ${day}`)
  for (const together of ofHostAndDay.values()) {
    const counts = together.map(({ series }) => countTimes(hoursOf(series)))
    const every = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / reservationLimits.timesOfHost)
    let passed = 0
    for (const [index, window] of together.entries()) {
      // the count goes on from one window to the next
      const from = (every - (passed % every)) % every
      passed += counts[index] ?? 0
      yield { window, times: freeTimesOf(window, { every, from }) }
    }
  }
}

interface Parts {
  series: SeriesRow | null
  row: AppointmentRow | undefined
  rules: BookingRules
  start: number
  end: number
  day: string
}

export function factsOf({ series, row, rules, start, end, day }: Parts): OccurrenceFacts {
  return {
    series,
    appointment: row ?? null,
    plannedStart: start,
    key: keyOf(series?.id ?? row?.series_id ?? null, start),
    start: row ? Date.parse(row.starts_at) : start,
    end: row ? Date.parse(row.ends_at) : end,
    day: row?.day ?? day,
    hostId: row?.host_id ?? series?.host_id ?? '',
    placeKey: row ? row.place_key : series && placeKeyOf(series),
    isInWindow: row?.is_in_window ?? (series?.window_end ?? null) !== null,
    isCancelled: row?.is_cancelled ?? false,
    capacity: row?.capacity ?? series?.capacity ?? 1,
    taken: row?.taken ?? 0,
    credits: row?.kind_credits ?? series?.kind_credits ?? 0,
    rules,
  }
}

/** The times that hosts and places are held: booked appointments, and fixed times that nobody has booked yet. */
export function heldTimes(appointments: readonly AppointmentRow[], fixed: readonly OccurrenceFacts[]): TakenTimes {
  const booked = appointments
    .filter(row => row.taken > 0 && !row.is_cancelled)
    .map((row): TakenTime => ({
      start: Date.parse(row.starts_at),
      end: Date.parse(row.ends_at),
      hostId: row.host_id ?? '',
      placeKey: row.place_key,
      bufferBefore: row.buffer_before,
      bufferAfter: row.buffer_after,
      isPlanned: false,
      key: keyOf(row.series_id, row.planned_start),
    }))
  const planned = fixed
    .filter(time => !time.isInWindow && !time.isCancelled && time.taken === 0)
    .map(({ start, end, hostId, placeKey, key, rules }): TakenTime => ({
      start,
      end,
      hostId,
      placeKey,
      bufferBefore: rules.bufferBefore,
      bufferAfter: rules.bufferAfter,
      isPlanned: true,
      key,
    }))
  return takenTimes([...booked, ...planned])
}
