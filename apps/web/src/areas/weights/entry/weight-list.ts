import { addDays, daysBetween } from '@allenio/domain/days'
import { decimalOf } from '#ui/decimal-field'

export interface ListedWeight {
  /** undefined where the line does not say it clearly */
  day: string | undefined
  kg: string
  note: string
}

const months = ['gen|jan', 'feb', 'mar', 'apr', 'mag|may', 'giu|jun', 'lug|jul', 'ago|aug', 'set|sep', 'ott|oct', 'nov', 'dic|dec']
const namedDay = new RegExp(`^(\\d{1,2})[ .-]*(${months.join('|')})[a-z]*\\.?(?:[ .,-]*(\\d{4}|\\d{2})(?!\\d|[.,]\\d))?`, 'i')
const numberedDay = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?!\d)/
const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+Z?)?/

/**
 * Days and weights as people keep them: copied from a sheet, a message, a note. A day without a year is the last such
 * day; 03/25 can only be the 25th of March, and then the whole list is read that way round.
 */
export function parseWeightList(text: string, today: string): ListedWeight[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => /\d/.test(line))
  const isMonthFirst = lines.some(line => {
    const [, first = 0, second = 0] = (numberedDay.exec(line) ?? []).map(Number)
    return first <= 12 && second > 12
  })
  return lines.map(line => parseLine(line, { today, isMonthFirst }))
}

interface ParseOptions {
  today: string
  isMonthFirst: boolean
}

function parseLine(line: string, options: ParseOptions): ListedWeight {
  const start = parseDay(line, options)
  if (start) {
    const { kg, rest } = parseWeight(line.slice(start.length))
    return { day: start.day, kg, note: rest }
  }
  // the other way round: weight first
  const { kg, rest } = parseWeight(line)
  const dayAfter = parseDay(rest, options)
  return dayAfter ? { day: dayAfter.day, kg, note: tidyText(rest.slice(dayAfter.length)) } : { day: undefined, kg, note: rest }
}

const separators = /^[\s;,:|–—="'-]+/

const tidyText = (text: string) =>
  text
    .replace(separators, '')
    .replaceAll(/[;\t"]+/g, ' ')
    .trim()

function parseWeight(text: string): { kg: string; rest: string } {
  const clean = text.replace(separators, '')
  const match = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kg|chili|kilo)?(?![\d/])/i.exec(clean)
  if (!match?.[1] || decimalOf(match[1]) === undefined) return { kg: '', rest: tidyText(clean) }
  return { kg: match[1], rest: tidyText(clean.slice(match[0].length)) }
}

function parseDay(text: string, { today, isMonthFirst }: ParseOptions): { day: string; length: number } | undefined {
  const clean = text.replace(/^["'\s]+/, '')
  const skippedLength = text.length - clean.length
  const match = isoDay.exec(clean) ?? namedDay.exec(clean) ?? numberedDay.exec(clean)
  if (!match) return undefined
  const [all, one = '', two = '', three = ''] = match
  const day = isoDay.test(clean)
    ? validDay(Number(one), Number(two), Number(three))
    : namedDay.test(clean)
      ? resolveDay({ date: Number(one), month: monthNumber(two), year: three }, today)
      : isMonthFirst
        ? resolveDay({ date: Number(two), month: Number(one), year: three }, today)
        : resolveDay({ date: Number(one), month: Number(two), year: three }, today)
  return day === undefined ? undefined : { day, length: skippedLength + all.length }
}

const monthNumber = (name: string) => 1 + months.findIndex(each => each.split('|').includes(name.toLowerCase()))

function resolveDay({ date, month, year }: { date: number; month: number; year: string }, today: string): string | undefined {
  if (year !== '') return validDay(Number(year.length === 2 ? `20${year}` : year), month, date)
  const thisYear = Number(today.slice(0, 4))
  const day = validDay(thisYear, month, date)
  return day !== undefined && day <= today ? day : validDay(thisYear - 1, month, date)
}

/** 31 February is no day. */
function validDay(year: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1900 ? at.toISOString().slice(0, 10) : undefined
}

/** Where a row below is likely to go on: as far from the last as that one from the one before. */
export function nextDay(days: readonly string[], today: string): string {
  const [previous, last] = [days.at(-2), days.at(-1)]
  if (last === undefined || last === '') return days.length === 0 ? today : ''
  const step = previous ? daysBetween(previous, last) : -1
  const day = step === 0 ? '' : addDays(last, step)
  return day > today ? '' : day
}
