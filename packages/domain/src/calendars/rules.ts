import { addDays, daysBetween, mondayOf, weekdayOf } from '@allenio/domain/days'

/** The part of a foreign repetition rule that we read. */
export interface ForeignRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count: number | null
  /** YYYY-MM-DD, included. */
  until: string | null
  /** Weekdays from 1, each with its place in the month, or 0. */
  weekdays: readonly { weekday: number; place: number }[]
  monthDays: readonly number[]
  months: readonly number[]
}

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const readParts = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST'])

/** Null for a rule that happens within a day, or says what we do not read. */
export function parseRule(text: string): ForeignRule | null {
  const parts = new Map(text.split(';').map(part => [part.split('=')[0]?.trim().toUpperCase() ?? '', part.split('=')[1]?.trim() ?? '']))
  const frequency = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find(each => each === parts.get('FREQ')?.toUpperCase())
  if (!frequency || [...parts.keys()].some(name => name !== '' && !readParts.has(name))) return null
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '')
  const weekdays = listOf(parts.get('BYDAY')).map(each => {
    const [, place = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(each.toUpperCase()) ?? []
    return { weekday: weekdayNames.indexOf(name) + 1, place: Number(place || 0) }
  })
  const rule = {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
    weekdays,
    monthDays: listOf(parts.get('BYMONTHDAY')).map(Number),
    months: listOf(parts.get('BYMONTH')).map(Number),
  }
  const numbers = [rule.interval, rule.count ?? 1, ...rule.monthDays, ...rule.months]
  const isRead = numbers.every(Number.isSafeInteger) && rule.interval > 0 && weekdays.every(({ weekday }) => weekday > 0)
  return isRead ? rule : null
}

const listOf = (text: string | undefined): string[] => (text ? text.split(',').map(each => each.trim()) : [])

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const dateOf = (day: string): number => Number(day.slice(8))
const daysInMonth = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

function isOnWeekday(rule: ForeignRule, day: string): boolean {
  return rule.weekdays.some(({ weekday, place }) => {
    if (weekday !== weekdayOf(day)) return false
    if (place === 0) return true
    return place > 0 ? Math.ceil(dateOf(day) / 7) === place : Math.ceil((daysInMonth(day) - dateOf(day) + 1) / 7) === -place
  })
}

function isInMonth(rule: ForeignRule, start: string, day: string): boolean {
  if (rule.monthDays.length > 0) {
    return rule.monthDays.some(each => (each > 0 ? each : daysInMonth(day) + 1 + each) === dateOf(day))
  }
  return rule.weekdays.length > 0 ? isOnWeekday(rule, day) : dateOf(day) === dateOf(start)
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether no day can ever be one of the rule, as with 31 February. Its event would otherwise stand on its start alone. */
export function isNeverDue({ frequency, months, monthDays }: ForeignRule, start: string): boolean {
  if (monthDays.length === 0) return false
  const startMonth = Number(start.slice(5, 7))
  const asked = months.length > 0 ? months : frequency === 'YEARLY' ? [startMonth] : longestMonths.map((_, index) => index + 1)
  return !asked.some(month => monthDays.some(day => day !== 0 && Math.abs(day) <= (longestMonths[month - 1] ?? 0)))
}

function matches(rule: ForeignRule, start: string, day: string): boolean {
  if (rule.months.length > 0 && !rule.months.includes(Number(day.slice(5, 7)))) return false
  switch (rule.frequency) {
    case 'DAILY':
      return (
        daysBetween(start, day) % rule.interval === 0 &&
        (rule.weekdays.length === 0 || isOnWeekday(rule, day)) &&
        (rule.monthDays.length === 0 || isInMonth(rule, start, day))
      )
    case 'WEEKLY': {
      const weeks = daysBetween(mondayOf(start), mondayOf(day)) / 7
      const isNamed = rule.weekdays.length > 0 ? isOnWeekday(rule, day) : weekdayOf(day) === weekdayOf(start)
      return weeks % rule.interval === 0 && isNamed
    }
    case 'MONTHLY':
      return (monthsOf(day) - monthsOf(start)) % rule.interval === 0 && isInMonth(rule, start, day)
    case 'YEARLY': {
      const years = Number(day.slice(0, 4)) - Number(start.slice(0, 4))
      const isMonth = rule.months.length > 0 || day.slice(5, 7) === start.slice(5, 7)
      return years % rule.interval === 0 && isMonth && isInMonth(rule, start, day)
    }
    default:
      return rule.frequency satisfies never
  }
}

/** Days that a file may still try; a rule of decades would otherwise hold the device. */
export interface Budget {
  days: number
}

/** The days of a rule within a window. The start itself is always one. */
export function daysOfRule(rule: ForeignRule, start: string, { from, to, budget }: { from: string; to: string; budget: Budget }): string[] {
  const days: string[] = []
  const last = rule.until !== null && rule.until < to ? rule.until : to
  // days before the window matter only to who counts them, and a count that no window can reach counts nothing
  const count = rule.count !== null && rule.count > daysBetween(start, last) ? null : rule.count
  let day = count === null && start < from ? from : start
  for (let counted = 0; day <= last && (count === null || counted < count) && budget.days > 0; day = addDays(day, 1)) {
    budget.days -= 1
    if (day !== start && !matches(rule, start, day)) continue
    counted += 1
    if (day >= from) days.push(day)
  }
  return days
}
