import { addDays, addMonths, daysBetween, weekdayOf } from '@allenio/domain/days'

export interface DayReading {
  today: string
  /** The side on which a day without a year is looked for: a birthday in the past, a due day in the future; otherwise the nearest. */
  leaning?: 'past' | 'future' | undefined
  order?: 'day first' | 'month first'
  /** Refuses a day without its year: nobody was born 'yesterday' or on '22/11'. */
  needsYear?: boolean
}

const dayWords = new Map([
  ...['oggi', 'today', 'adesso', 'now'].map(word => [word, 0] as const),
  ...['ieri', 'yesterday'].map(word => [word, -1] as const),
  ...['domani', 'tomorrow'].map(word => [word, 1] as const),
  ...['avantieri', 'altroieri', 'laltroieri'].map(word => [word, -2] as const),
  ...['dopodomani'].map(word => [word, 2] as const),
])

// without accents, as the text is when it is compared
const months = [
  ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
]
const weekdays = [
  ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]

/** The number, from 1, of the name that begins so; three letters tell them apart. */
function numberOf(word: string, names: readonly (readonly string[])[]): number | undefined {
  if (word.length < 3) return undefined
  const at = names.map(inLanguage => inLanguage.findIndex(name => name.startsWith(word))).find(index => index >= 0)
  return at === undefined ? undefined : at + 1
}

/** Reads a day as people write it: '22/11', '22 nov 2026', '2026-11-22', 'ieri', 'venerdì', '+7'. Nothing if it is no day. */
export function parseDay(text: string, reading: DayReading): string | undefined {
  const plain = text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return parseWord(plain, reading) ?? parseIso(plain) ?? parseNumbers(plain, reading) ?? parseMonthName(plain, reading)
}

function parseWord(text: string, { today, leaning, needsYear }: DayReading): string | undefined {
  if (needsYear) return undefined
  const word = text.replaceAll(/[\s’']/g, '')
  const offset = dayWords.get(word) ?? (/^[+−-]\d{1,3}$/.test(word) ? Number(word.replace('−', '-')) : undefined)
  if (offset !== undefined) return addDays(today, offset)
  const weekday = numberOf(word, weekdays)
  if (weekday === undefined) return undefined
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  // the name of today's weekday means today
  return addDays(today, leaning === 'past' && ahead > 0 ? ahead - 7 : ahead)
}

function parseIso(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(text) ?? []
  return realDay(Number(year), Number(month), Number(day))
}

function parseNumbers(text: string, reading: DayReading): string | undefined {
  const compact = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [, first, second, year] = compact ?? /^(\d{1,2})(?:[-/. ]+(\d{1,2})(?:[-/. ]+(\d{4}|\d{2})(?: .*)?)?)?[-/.]?$/.exec(text) ?? []
  if (first === undefined) return undefined
  if (second === undefined) return inNearestMonth(Number(first), reading)
  const [day, month] = reading.order === 'month first' ? [second, first] : [first, second]
  return inYear(year, Number(month), Number(day), reading)
}

function parseMonthName(text: string, reading: DayReading): string | undefined {
  const [, day, name, year] = /^(\d{1,2})\W*([a-z]{3,9})\W*(\d{4}|\d{2})?$/.exec(text.replace(/^[a-z]+\W+(?=\d)/, '')) ?? []
  const english = day === undefined ? /^([a-z]{3,9})\W*(\d{1,2})(?:\W+(\d{4}))?$/.exec(text) : null
  const month = numberOf(name ?? english?.[1] ?? '', months)
  return month === undefined ? undefined : inYear(year ?? english?.[3], month, Number(day ?? english?.[2]), reading)
}

function inYear(year: string | undefined, month: number, day: number, reading: DayReading): string | undefined {
  if (year === undefined) return inNearestYear(month, day, reading)
  return realDay(year.length === 2 ? centuryOf(Number(year), reading) : Number(year), month, day)
}

/** 26 is 2026 and 85 is 1985, as long as that is less than ten years ahead. */
function centuryOf(year: number, { today }: DayReading): number {
  const now = Number(today.slice(0, 4))
  const inThisCentury = Math.floor(now / 100) * 100 + year
  return inThisCentury > now + 10 ? inThisCentury - 100 : inThisCentury
}

function inNearestYear(month: number, day: number, reading: DayReading): string | undefined {
  const year = Number(reading.today.slice(0, 4))
  return nearest(
    [year - 1, year, year + 1].map(each => realDay(each, month, day)),
    reading,
  )
}

function inNearestMonth(day: number, reading: DayReading): string | undefined {
  const monthStart = `${reading.today.slice(0, 7)}-01`
  const months = [-1, 0, 1].map(step => addMonths(monthStart, step))
  return nearest(
    months.map(month => realDay(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day)),
    reading,
  )
}

/** The day that is nearest to today, on the side to which the reading leans. */
function nearest(days: readonly (string | undefined)[], { today, leaning, needsYear }: DayReading): string | undefined {
  if (needsYear) return undefined
  return days
    .filter(day => day !== undefined)
    .filter(day => (leaning === 'past' ? day <= today : leaning === 'future' ? day >= today : true))
    .toSorted((a, b) => Math.abs(daysBetween(a, today)) - Math.abs(daysBetween(b, today)))[0]
}

function realDay(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1000 && month >= 1 && day >= 1)) return undefined
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
