import type { Language } from '@allenio/contract'
import { parseSeconds } from '../cells/reps.ts'
import { isPossible } from '../cells/row-bounds.ts'

// Figures as spreadsheets write and change them.

export const decimalText = (value: number, language: Language): string =>
  language === 'it' ? String(value).replace('.', ',') : String(value)

export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** Empty cells are often filled with a dash. */
export const isBlank = (text: string): boolean => /^[\s\-–—]*$/.test(text)

/** Text that was not understood, as the note of a row shows it. */
export const markUnread = (text: string): string => `${text} (?)`

/** A rest in seconds: a plain number, "2:30", "3 min", 1'30", or "02:30:00", which a spreadsheet has made of it. */
export function parseRestSeconds(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/[’′]/g, "'").replaceAll(/[”″]/g, '"')
  const seconds = parseNumber(plain) ?? parseSeconds(plain) ?? parseMinutes(plain)
  const whole = seconds === undefined ? undefined : Math.round(seconds)
  if (whole !== undefined && isPossible('restSeconds', whole)) return whole
  return plain.endsWith(':00') ? parseRestSeconds(plain.slice(0, -3)) : undefined
}

const minutesPattern =
  /^(\d{1,2}(?:[.,]\d{1,2})?)(?:m|min|minut[oi]|minutes?|')\.?(?:e|and)?(?:(\d{1,2})(?:s|sec|second[oi]|seconds?|''|")?\.?)?$/i

function parseMinutes(text: string): number | undefined {
  const [, minutes, seconds = '0'] = minutesPattern.exec(text) ?? []
  return minutes === undefined ? undefined : Number(minutes.replace(',', '.')) * 60 + Number(seconds)
}

const months = [
  ['gen', 'jan'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['mag', 'may'],
  ['giu', 'jun'],
  ['lug', 'jul'],
  ['ago', 'aug'],
  ['set', 'sep', 'sept'],
  ['ott', 'oct'],
  ['nov'],
  ['dic', 'dec'],
]

/** Spreadsheets take "8-10" for the eighth of October and "10/8/6" for a day in 2006: the repetitions that were meant. */
export function repsFromDate(text: string): string {
  const [, day, name] = /^(\d{1,2})[-\s/.]([a-z]{3,4})\.?$/i.exec(text) ?? []
  const month = months.findIndex(names => names.includes(name?.toLowerCase() ?? '')) + 1
  if (day && month > 0) return `${Number(day)}-${month}`
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/20(\d{2})$/.exec(text) ?? []
  return first && second && year ? [first, second, year].map(Number).join('/') : text
}
