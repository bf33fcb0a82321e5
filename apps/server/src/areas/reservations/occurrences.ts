import type { BookingRules } from '@allenio/contract/reservations'
import { occurrencesIn, takenTimes, timesIn, type AskedTime, type TakenTime, type TakenTimes } from '@allenio/domain/reservations'
import type { AppointmentRow, DayRange } from './appointments.ts'
import { hoursOf, placeKeyOf, seriesRules, type SeriesRow } from './series.ts'

/** One time of a series, with its row where somebody has booked or changed it. */
export interface OccurrenceFacts extends AskedTime {
  /** Null for an appointment whose series is gone. */
  series: SeriesRow | null
  appointment: AppointmentRow | null
  plannedStart: number
}

/** A whole window of one day. */
export interface WindowFacts {
  series: SeriesRow
  start: number
  end: number
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
  /** Fixed times, and the times of windows; those that were moved stand where they are now. */
  times: OccurrenceFacts[]
  windows: WindowFacts[]
}

/** The times of series between two days, as their rows change them. */
export function occurrencesOf({ series, appointments, range, business }: Hours): Occurrences {
  const rowOf = new Map(appointments.map(row => [keyOf(row.series_id, row.planned_start), row]))
  const usedKeys = new Set<string>()
  const times: OccurrenceFacts[] = []
  const windows: WindowFacts[] = []
  for (const each of series) {
    const hours = hoursOf(each)
    const rules = seriesRules(business, each)
    for (const occurrence of occurrencesIn(hours, range)) {
      if (hours.windowEnd !== null) windows.push({ series: each, start: occurrence.start, end: occurrence.end })
      for (const time of timesIn(hours, occurrence)) {
        const key = keyOf(each.id, time.start)
        usedKeys.add(key)
        times.push(factsOf({ series: each, row: rowOf.get(key), rules, start: time.start, end: time.end, day: occurrence.day }))
      }
    }
  }
  const seriesOf = new Map(series.map(each => [each.id, each]))
  for (const row of appointments) {
    const key = keyOf(row.series_id, row.planned_start)
    // hours may have changed since; what was booked stays where it is
    if (usedKeys.has(key)) continue
    const own = seriesOf.get(row.series_id ?? '') ?? null
    const rules = own ? seriesRules(business, own) : business
    times.push(factsOf({ series: own, row, rules, start: Date.parse(row.planned_start), end: Date.parse(row.ends_at), day: row.day }))
  }
  return { times: times.toSorted((one, other) => one.start - other.start), windows }
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
