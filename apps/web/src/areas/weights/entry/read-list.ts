import { addDays, daysBetween } from '@allenio/domain/days'
import { decimalOf } from '#ui/decimal-field'

export interface ListedWeight {
  /** undefined where the line does not say it clearly */
  day: string | undefined
  kg: string
  note: string
}

const months = ['gen|jan', 'feb', 'mar', 'apr', 'mag|may', 'giu|jun', 'lug|jul', 'ago|aug', 'set|sep', 'ott|oct', 'nov', 'dic|dec']
const named = new RegExp(`^(\\d{1,2})[ .-]*(${months.join('|')})[a-z]*\\.?(?:[ .,-]*(\\d{4}|\\d{2})(?!\\d|[.,]\\d))?`, 'i')
const numbered = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?!\d)/
const sortable = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+Z?)?/

/**
 * Days and weights as people keep them: copied from a sheet, a message, a note. A day without a year is the last such
 * day; 03/25 can only be the 25th of March, and then the whole list is read that way round.
 */
export function readList(text: string, today: string): ListedWeight[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => /\d/.test(line))
  const isMonthFirst = lines.some(line => {
    const [, first = 0, second = 0] = (numbered.exec(line) ?? []).map(Number)
    return first <= 12 && second > 12
  })
  return lines.map(line => readLine(line, { today, isMonthFirst }))
}

interface Reading {
  today: string
  isMonthFirst: boolean
}

function readLine(line: string, reading: Reading): ListedWeight {
  const start = dayAtStart(line, reading)
  if (start) {
    const { kg, rest } = weightAtStart(line.slice(start.length))
    return { day: start.day, kg, note: rest }
  }
  // the other way round: weight first
  const { kg, rest } = weightAtStart(line)
  const after = dayAtStart(rest, reading)
  return after ? { day: after.day, kg, note: tidied(rest.slice(after.length)) } : { day: undefined, kg, note: rest }
}

const between = /^[\s;,:|–—="'-]+/

const tidied = (text: string) =>
  text
    .replace(between, '')
    .replaceAll(/[;\t"]+/g, ' ')
    .trim()

function weightAtStart(text: string): { kg: string; rest: string } {
  const clean = text.replace(between, '')
  const found = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kg|chili|kilo)?(?![\d/])/i.exec(clean)
  if (!found?.[1] || decimalOf(found[1]) === undefined) return { kg: '', rest: tidied(clean) }
  return { kg: found[1], rest: tidied(clean.slice(found[0].length)) }
}

function dayAtStart(text: string, { today, isMonthFirst }: Reading): { day: string; length: number } | undefined {
  const clean = text.replace(/^["'\s]+/, '')
  const skipped = text.length - clean.length
  const found = sortable.exec(clean) ?? named.exec(clean) ?? numbered.exec(clean)
  if (!found) return undefined
  const [all, one = '', two = '', three = ''] = found
  const day = sortable.test(clean)
    ? existing(Number(one), Number(two), Number(three))
    : named.test(clean)
      ? dated({ date: Number(one), month: monthNamed(two), year: three }, today)
      : isMonthFirst
        ? dated({ date: Number(two), month: Number(one), year: three }, today)
        : dated({ date: Number(one), month: Number(two), year: three }, today)
  return day === undefined ? undefined : { day, length: skipped + all.length }
}

const monthNamed = (name: string) => 1 + months.findIndex(each => each.split('|').includes(name.toLowerCase()))

function dated({ date, month, year }: { date: number; month: number; year: string }, today: string): string | undefined {
  if (year !== '') return existing(Number(year.length === 2 ? `20${year}` : year), month, date)
  const thisYear = Number(today.slice(0, 4))
  const day = existing(thisYear, month, date)
  return day !== undefined && day <= today ? day : existing(thisYear - 1, month, date)
}

/** 31 February is no day. */
function existing(year: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1900 ? at.toISOString().slice(0, 10) : undefined
}

/** Where a row below is likely to go on: as far from the last as that one from the one before. */
export function nextDay(days: readonly string[], today: string): string {
  const [before, last] = [days.at(-2), days.at(-1)]
  if (last === undefined || last === '') return days.length === 0 ? today : ''
  const step = before ? daysBetween(before, last) : -1
  const day = step === 0 ? '' : addDays(last, step)
  return day > today ? '' : day
}
