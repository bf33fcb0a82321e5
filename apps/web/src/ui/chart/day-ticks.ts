import { daysBetween, later, mondayFrom, monthLater } from './days.ts'

export interface DayTick {
  day: string
  /** The precision of its name: '12 nov', 'nov', '2026'. */
  grain: 'day' | 'month' | 'year'
}

const weekly = [1, 2, 3]
const monthly = [1, 2, 3, 6]
const yearly = [1, 2, 5, 10, 20, 50]

/** The labelled days of the axis: single days for a span of weeks, Mondays for months, months for years. */
export function dayTicks(from: string, to: string, most: number): DayTick[] {
  const span = daysBetween(from, to)
  if (span < 0 || most < 1) return []
  if (span < most && span < 14) return Array.from({ length: span + 1 }, (_, index) => ({ day: later(from, index), grain: 'day' }))
  for (const weeks of weekly) {
    if (span / (7 * weeks) <= most && span <= 84) return stepped(mondayFrom(from), to, day => later(day, 7 * weeks), 'day')
  }
  for (const months of monthly) {
    const ticks = stepped(firstMonth(from, months), to, day => monthLater(day, months), 'month')
    // a span often begins and ends between two of them, which leaves room for more than its length says
    if (span / (30.4 * months) <= most || (ticks.length > 0 && ticks.length <= most)) return ticks
  }
  const years = yearly.find(each => span / (365 * each) <= most) ?? 100
  const first = Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1)
  return stepped(yearStart(Math.ceil(first / years) * years), to, day => yearStart(Number(day.slice(0, 4)) + years), 'year')
}

const yearStart = (year: number) => `${String(year).padStart(4, '0')}-01-01`

/** The first day of a month, of a quarter or of a half year. */
function firstMonth(from: string, months: number): string {
  let day = `${from.slice(0, 7)}-01`
  while (day < from || (Number(day.slice(5, 7)) - 1) % months !== 0) day = monthLater(day, 1)
  return day
}

function stepped(first: string, last: string, next: (day: string) => string, grain: DayTick['grain']): DayTick[] {
  const ticks: DayTick[] = []
  for (let day = first; day <= last; day = next(day)) ticks.push({ day, grain })
  return ticks
}
