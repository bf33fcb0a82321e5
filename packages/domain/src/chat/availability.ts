import type { Slot } from '@allenio/contract/chat'

// Opening hours are local time in Rome, also on the nights when summer time begins or ends.

export interface RomeClock {
  /** 1 is Monday. */
  day: number
  minutes: number
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function romeClock(when: Date): RomeClock {
  const of = Object.fromEntries(parts.formatToParts(when).map(({ type, value }) => [type, value]))
  return { day: weekdays.indexOf(of['weekday'] ?? '') + 1, minutes: Number(of['hour']) * 60 + Number(of['minute']) }
}

/** '24:00' is the end of a day. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

export type SlotFault = 'slot ends before it begins' | 'slots overlap'

export function slotsFault(slots: readonly Slot[]): SlotFault | undefined {
  if (slots.some(({ from, to }) => minutesOf(from) >= minutesOf(to))) return 'slot ends before it begins'
  const inOrder = sortedSlots(slots)
  const overlaps = inOrder.some((slot, at) => {
    const next = inOrder[at + 1]
    return next?.day === slot.day && minutesOf(next.from) < minutesOf(slot.to)
  })
  return overlaps ? 'slots overlap' : undefined
}

export const sortedSlots = (slots: readonly Slot[]): Slot[] =>
  [...slots].sort((a, b) => a.day - b.day || minutesOf(a.from) - minutesOf(b.from))

export const isOpenAt = (slots: readonly Slot[], when: Date): boolean => {
  const { day, minutes } = romeClock(when)
  return slots.some(slot => slot.day === day && minutesOf(slot.from) <= minutes && minutes < minutesOf(slot.to))
}

export interface Opening {
  /** 0 is today, 7 the same day of next week. */
  inDays: number
  day: number
  from: string
}

/** The next opening after a moment outside the opening hours; undefined if there are no opening hours. */
export function nextOpening(slots: readonly Slot[], when: Date): Opening | undefined {
  const { day, minutes } = romeClock(when)
  const openings = slots.map(slot => {
    const ahead = (slot.day - day + 7) % 7
    const inDays = ahead === 0 && minutesOf(slot.from) <= minutes ? 7 : ahead
    return { inDays, day: slot.day, from: slot.from }
  })
  return openings.sort((a, b) => a.inDays - b.inDays || minutesOf(a.from) - minutesOf(b.from))[0]
}
