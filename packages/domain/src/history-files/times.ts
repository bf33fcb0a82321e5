import { clockIn, romeDay } from '@allenio/domain/days'

// Times as other apps write them: "2023-11-22 18:30:00", "22 Nov 2023, 18:30", "Nov 22, 2023, 6:30 PM", "22/11/2023".

export type DateOrder = 'day first' | 'month first'

/** The beginnings of months in the languages in which phones write them, without accents. */
const months = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrt'],
  ['apr', 'avr', 'abr'],
  ['may', 'mag', 'mai', 'mei'],
  ['jun', 'giu', 'juin'],
  ['jul', 'lug', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'ott', 'okt', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
] as const

const words = '(?:at|alle|alle ore|um|a las|a) '
const half = String.raw`(?: *([ap])\.? ?m\b)?`
const clock = String.raw`(?:(?:,|t)? *(?:${words})?(\d{1,2})[:.h](\d{2})(?::\d{2})?(?:\.\d+)?${half})?`
const iso = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}`)
const numeric = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${clock}`)
const dayFirst = new RegExp(String.raw`^(?:[a-z]{2,}\.?,? )?(\d{1,2})\.?[ -](?:de )?([a-z]{3,})\.?[ ,-]*(?:de )?(\d{4})${clock}`)
const monthFirst = new RegExp(String.raw`^(?:[a-z]{2,}\.?, )?([a-z]{3,})\.? (\d{1,2}),? (\d{4})${clock}`)
const zoned = /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})$/

export interface LocalMoment {
  day: string
  /** Null where the text is a day alone. */
  clock: string | null
}

const two = (value: number): string => String(value).padStart(2, '0')

const monthOf = (name: string): number => months.findIndex(starts => starts.some(start => name.startsWith(start))) + 1

/** A moment with its zone, where the businesses are. */
function parseZoned(text: string): LocalMoment | null {
  const moment = Date.parse(text.toUpperCase())
  if (Number.isNaN(moment)) return null
  return { day: romeDay(new Date(moment)), clock: clockIn('Europe/Rome', moment) }
}

type Clock = readonly (string | undefined)[]
type Parts = readonly [year: number, month: number, day: number, clock: Clock]

function partsOf(text: string, order: DateOrder): Parts | null {
  const [, year, month, day, ...isoClock] = iso.exec(text) ?? []
  if (year !== undefined) return [Number(year), Number(month), Number(day), isoClock]
  const [, one, other, shortYear, ...numericClock] = numeric.exec(text) ?? []
  if (shortYear !== undefined) {
    const [dayText, monthText] = order === 'day first' ? [one, other] : [other, one]
    return [Number(shortYear) + (shortYear.length === 2 ? 2000 : 0), Number(monthText), Number(dayText), numericClock]
  }
  const [, firstDay, name = '', yearAfter, ...dayClock] = dayFirst.exec(text) ?? []
  if (firstDay !== undefined) return [Number(yearAfter), monthOf(name), Number(firstDay), dayClock]
  const [, nameFirst, secondDay, yearLast, ...monthClock] = monthFirst.exec(text) ?? []
  return nameFirst === undefined ? null : [Number(yearLast), monthOf(nameFirst), Number(secondDay), monthClock]
}

const longestMoment = 60
const plainText = (text: string): string =>
  text
    .slice(0, longestMoment + 1)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A local day and clock; null where the text is none, or no day that exists. */
export function parseMoment(text: string, order: DateOrder = 'day first'): LocalMoment | null {
  const plain = plainText(text)
  if (plain.length > longestMoment) return null
  const moment = zoned.test(plain) ? parseZoned(plain) : parseLocal(plain, order)
  return moment && moment.day >= '1970' && moment.day < '2200' ? moment : null
}

function parseLocal(text: string, order: DateOrder): LocalMoment | null {
  const parts = partsOf(text, order)
  if (!parts) return null
  const [year, month, day, [hour, minute, half]] = parts
  const date = `${year}-${two(month)}-${two(day)}`
  const midnight = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null
  if (hour === undefined) return { day: date, clock: null }
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return hours > 23 || Number(minute) > 59 ? null : { day: date, clock: `${two(hours)}:${minute}` }
}

/** "1h 5m", "45 min", "1:05:00", "3900"; nothing readable is 0. */
export function parseSeconds(text: string): number {
  const plain = plainText(text)
  if (/^\d{1,6}(?:[.,]\d+)?$/.test(plain)) return Math.round(Number(plain.replace(',', '.')))
  const [, first = '0', second = '0', third] = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(plain) ?? []
  if (third !== undefined) return Number(first) * 3600 + Number(second) * 60 + Number(third)
  if (first !== '0' || second !== '0') return Number(first) * 60 + Number(second)
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,3}) *h[a-z]* *)?(?:(\d{1,4}) *m[a-z]*\.? *)?(?:(\d{1,5}) *(?:s[a-z]*|"|'')\.?)?$/.exec(plain) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** What the dates of figures alone say of their order: sure where one of them can be read in one way only. */
export function guessDateOrder(texts: Iterable<string>): { order: DateOrder; isSure: boolean } | null {
  let hasNumeric = false
  for (const text of texts) {
    const [, one, other] = numeric.exec(text.trim()) ?? []
    if (one === undefined) continue
    hasNumeric = true
    if (Number(one) > 12) return { order: 'day first', isSure: true }
    if (Number(other) > 12) return { order: 'month first', isSure: true }
  }
  return hasNumeric ? { order: 'day first', isSure: false } : null
}
