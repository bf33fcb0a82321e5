import type { Slot } from '@allenio/contract/chat'
import { minutesOf } from '@allenio/domain/chat'
import { newId } from '@allenio/domain/ids'
import { isTime } from '@allenio/domain/typed-values'

/** One stretch of a day as two time fields hold it. Either may be empty, and '00:00' as an end is midnight. */
export interface Hours {
  key: string
  from: string
  to: string
}

/** Seven days, Monday first. */
export type Week = readonly (readonly Hours[])[]

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const dayMinutes = 24 * 60

const hoursOf = (from: string, to: string): Hours => ({ key: newId(), from, to })
const asField = (clock: string): string => (clock === '24:00' ? '00:00' : clock)
/** Midnight is '00:00' in the end field and '24:00' in a slot. */
const endOf = ({ to }: Pick<Hours, 'to'>): string => (to === '00:00' ? '24:00' : to)

export const weekOf = (slots: readonly Slot[]): Week =>
  weekdays.map(day => slots.filter(slot => slot.day === day).map(({ from, to }) => hoursOf(from, asField(to))))

export const slotsOf = (week: Week): Slot[] =>
  week.flatMap((hours, index) => hours.map(each => ({ day: index + 1, from: each.from, to: endOf(each) })))

export type HoursFault = 'missing' | 'ends before' | 'overlaps'

/** The fault of each pair of hours of a day, at the same index. */
export const faultsOf = (hours: readonly Hours[]): (HoursFault | undefined)[] =>
  hours.map((each, index) => {
    if (!isTime(each.from) || !isTime(each.to)) return 'missing'
    if (minutesOf(each.from) >= minutesOf(endOf(each))) return 'ends before'
    // only the later one of two that overlap is marked
    return hours.some((other, at) => at < index && isComplete(other) && hoursOverlap(each, other)) ? 'overlaps' : undefined
  })

const isComplete = (hours: Hours): boolean => isTime(hours.from) && isTime(hours.to) && minutesOf(hours.from) < minutesOf(endOf(hours))
const hoursOverlap = (one: Hours, other: Hours): boolean =>
  minutesOf(one.from) < minutesOf(endOf(other)) && minutesOf(other.from) < minutesOf(endOf(one))

export const isFaulty = (week: Week): boolean => week.some(hours => faultsOf(hours).some(fault => fault !== undefined))

const clockOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Adds one more stretch after the last one; undefined if the day is full. */
export function withHours(hours: readonly Hours[]): readonly Hours[] | undefined {
  if (hours.length === 0) return [hoursOf('09:00', '13:00')]
  const last = Math.max(...hours.map(each => (each.to ? minutesOf(endOf(each)) : 0)))
  // leaves a break of an hour if there is room for one
  const from = last + 60 <= dayMinutes - 60 ? last + 60 : last
  if (from > dayMinutes - 30) return undefined
  return [...hours, hoursOf(clockOf(from), asField(clockOf(Math.min(from + 4 * 60, dayMinutes))))]
}

export const withDay = (week: Week, day: number, hours: readonly Hours[]): Week =>
  week.map((each, index) => (index === day - 1 ? hours : each))

/** Copies the hours of one day to the other days. */
export const copyDay = (week: Week, from: number, days: readonly number[]): Week =>
  // each copy has keys of its own
  days.reduce((copy, day) => withDay(copy, day, week[from - 1]?.map(hours => hoursOf(hours.from, hours.to)) ?? []), week)

/** The week that is suggested to a business at first. */
export const usualWeek = (): Week =>
  weekOf(
    [1, 2, 3, 4, 5].flatMap(day => [
      { day, from: '09:00', to: '13:00' },
      { day, from: '15:00', to: '19:00' },
    ]),
  )

export const isSameWeek = (one: Week, other: Week): boolean => JSON.stringify(slotsOf(one)) === JSON.stringify(slotsOf(other))
