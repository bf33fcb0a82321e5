import { addDays, daysBetween } from '@allenio/domain/days'
import { parseWeight } from '@allenio/domain/typed-values'
import { parseDay } from '#lib/typed-values'

export interface ListedWeight {
  /** undefined where the line does not say it clearly */
  day: string | undefined
  kg: string
  note: string
}

const monthName = 'gen|jan|feb|mar|apr|mag|may|giu|jun|lug|jul|ago|aug|set|sep|ott|oct|nov|dic|dec'
const unit = '(?:kg|kili|chili|kilos?)'
// a number before a half or a unit is the weight and not the year
const year = `(?:\\d{4}|\\d{2})(?!\\d|[.,]\\d|\\s*(?:e mezzo|${unit}))`
const namedDay = new RegExp(`^\\d{1,2}[ .-]*(?:${monthName})[a-z]*\\.?(?:[ .,-]*${year})?`, 'i')
const numberedDay = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](?:\d{4}|\d{2}))?(?!\d)/
const weightAtStart = new RegExp(`^(\\d{1,3}(?:[.,]\\d{1,3})?(?:\\s+e mezzo)?)\\s*${unit}?(?![\\d/])`, 'i')
const isoDay = /^\d{4}-\d{1,2}-\d{1,2}(?:T[\d:.]+Z?)?/

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
  const start = parseLeadingDay(line, options)
  if (start) {
    const { kg, rest } = parseLeadingWeight(line.slice(start.length))
    return { day: start.day, kg, note: rest }
  }
  // the other way round: weight first
  const { kg, rest } = parseLeadingWeight(line)
  const dayAfter = parseLeadingDay(rest, options)
  return dayAfter ? { day: dayAfter.day, kg, note: tidyText(rest.slice(dayAfter.length)) } : { day: undefined, kg, note: rest }
}

const separators = /^[\s;,:|–—="'-]+/

const tidyText = (text: string) =>
  text
    .replace(separators, '')
    .replaceAll(/[;\t"]+/g, ' ')
    .trim()

function parseLeadingWeight(text: string): { kg: string; rest: string } {
  const clean = text.replace(separators, '')
  const match = weightAtStart.exec(clean)
  if (!match?.[1] || parseWeight(match[1]) === undefined) return { kg: '', rest: tidyText(clean) }
  return { kg: match[1], rest: tidyText(clean.slice(match[0].length)) }
}

function parseLeadingDay(text: string, { today, isMonthFirst }: ParseOptions): { day: string; length: number } | undefined {
  const clean = text.replace(/^["'\s]+/, '')
  const skippedLength = text.length - clean.length
  const [token] = isoDay.exec(clean) ?? namedDay.exec(clean) ?? numberedDay.exec(clean) ?? []
  const day = token && parseDay(token, { today, leaning: 'past', order: isMonthFirst ? 'month first' : 'day first' })
  return day ? { day, length: skippedLength + token.length } : undefined
}

/** Where a row below is likely to go on: as far from the last as that one from the one before. */
export function nextDay(days: readonly string[], today: string): string {
  const [previous, last] = [days.at(-2), days.at(-1)]
  if (last === undefined || last === '') return days.length === 0 ? today : ''
  const step = previous ? daysBetween(previous, last) : -1
  const day = step === 0 ? '' : addDays(last, step)
  return day > today ? '' : day
}
