export { clockIn, momentOf } from './moments.ts'
export { firstDayOf, groupByMonth } from './months.ts'

// Days are YYYY-MM-DD and are counted by date alone, so that a change to or from summer time cannot lose or double one.

const dayMs = 86_400_000
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The day in a time zone, now or at a given moment; an unknown zone counts as Rome. */
export function dayIn(timeZone: string, when?: Date | string): string {
  if (when !== undefined) return formatIn(timeZone, new Date(when))
  const now = new Date()
  const minute = Math.floor(now.getTime() / 60_000)
  const last = todays.get(timeZone)
  if (last?.minute === minute) return last.day
  const day = formatIn(timeZone, now)
  todays.set(timeZone, { minute, day })
  return day
}

/** The zone of the businesses, and of whoever has none of their own. */
export const romeZone = 'Europe/Rome'

/** Today, or the day of a moment, in Rome. */
export const romeDay = (when?: Date | string): string => dayIn(romeZone, when)

/** Today by time zone, cached for a minute, because no day begins within one. */
const todays = new Map<string, { minute: number; day: string }>()

function formatIn(timeZone: string, when: Date): string {
  const parts = formatterOf(timeZone).formatToParts(when)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const makeFormatter = (zone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  let formatter: Intl.DateTimeFormat
  try {
    formatter = makeFormatter(timeZone)
  } catch {
    formatter = makeFormatter(romeZone)
  }
  formatters.set(timeZone, formatter)
  return formatter
}

/** Whether a text is a day; people may have typed anything else. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

export const addDays = (day: string, days: number): string => dayOf(atMidnight(day) + days * dayMs)

/** The days from the first to the second; negative when the second comes before. */
export const daysBetween = (from: string, to: string): number => Math.round((atMidnight(to) - atMidnight(from)) / dayMs)

/** Each day of a window, both ends among them. */
export const datesIn = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

/** The number of the weekday: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(atMidnight(day)).getUTCDay() || 7

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** Weeks of seven days from a day on. */
export const weeksFrom = (day: string, count: number): string[][] =>
  Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_each, at) => addDays(day, 7 * week + at)))

/** Returns the day with the same number in another month, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const date = new Date(atMidnight(day))
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth() + months
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(Math.floor(month / 12), month % 12, Math.min(date.getUTCDate(), last)))
}
