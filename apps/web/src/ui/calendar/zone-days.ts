import { addDays, clockIn, dayIn, momentOf } from '#lib/days'

export const minutesOfDay = 1440
const minuteMs = 60_000
const dayMs = minutesOfDay * minuteMs

/** A day of a zone with the moments, in milliseconds, at which it begins and ends. It has 23 or 25 hours when the clocks change. */
export interface ZoneDay {
  day: string
  from: number
  to: number
}

const cache = new Map<string, ZoneDay>()

export function zoneDay(day: string, zone: string): ZoneDay {
  const key = `${day} ${zone}`
  const cached = cache.get(key)
  if (cached) return cached
  const made = { day, from: momentOf(day, '00:00', zone), to: momentOf(addDays(day, 1), '00:00', zone) }
  // a walk through years must not fill the memory
  if (cache.size > 2000) cache.clear()
  cache.set(key, made)
  return made
}

const isPlain = ({ from, to }: ZoneDay) => to - from === dayMs

/**
 * The minute that clocks show at a moment, from 0 to 1440. A moment outside of the day counts as its beginning or end. Days of 24 hours
 * need no calendar of the browser, which would take most of the time of drawing a thousand entries.
 */
export function minuteAt(moment: number, day: ZoneDay, zone: string): number {
  if (moment <= day.from) return 0
  if (moment >= day.to) return minutesOfDay
  if (isPlain(day)) return Math.floor((moment - day.from) / minuteMs)
  const [hours = '0', minutes = '0'] = clockIn(zone, moment).split(':')
  return Number(hours) * 60 + Number(minutes)
}

/**
 * The moment at which clocks show a minute of a day. A minute before 0 or from 1440 on belongs to another day. In an hour that is skipped
 * it is the next hour, in an hour that comes twice the first one.
 */
export function momentAt(day: string, minute: number, zone: string): number {
  const shift = Math.floor(minute / minutesOfDay)
  const at = zoneDay(addDays(day, shift), zone)
  const rest = minute - shift * minutesOfDay
  return isPlain(at) ? at.from + rest * minuteMs : momentOf(at.day, clockText(rest), zone)
}

/** 18:05 */
export function clockText(minute: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

export const dayAt = (moment: number, zone: string): string => dayIn(zone, new Date(moment))

export const isoOf = (moment: number): string => new Date(moment).toISOString()
