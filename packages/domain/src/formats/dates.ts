import type { Language } from '@allenio/contract'

export const timeZone = 'Europe/Rome'

// the names are written by hand, because the tables of browsers and Node differ from version to version
const months = {
  it: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const satisfies Record<Language, readonly string[]>

const longMonths = {
  it: ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
} as const satisfies Record<Language, readonly string[]>

const weekdays = {
  it: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const satisfies Record<Language, readonly string[]>

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment's day and clock in Rome; a day without a clock is that day everywhere. */
function clockOf(when: string | Date): { day: string; time: string } {
  if (typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when)) return { day: when, time: '' }
  const of = Object.fromEntries(parts.formatToParts(new Date(when)).map(part => [part.type, part.value]))
  return { day: `${of['year']}-${of['month']}-${of['day']}`, time: `${of['hour']}:${of['minute']}` }
}

/** Day, short month, year: 12 mar 2025. */
export function formatDay(language: Language, when: string | Date): string {
  const [year, month, day] = clockOf(when).day.split('-')
  return `${Number(day)} ${months[language][Number(month) - 1] ?? ''} ${Number(year)}`
}

/** Day and short month, where the year is known: 12 mar. */
export function formatShortDay(language: Language, when: string | Date): string {
  const [, month, day] = clockOf(when).day.split('-')
  return `${Number(day)} ${months[language][Number(month) - 1] ?? ''}`
}

/** mercoledì 12 marzo; told from a day of today, the year stands where it is another one: mercoledì 12 marzo 2027. */
export function formatFullDay(language: Language, when: string | Date, today?: string): string {
  const [year, month, day] = clockOf(when).day.split('-')
  const dated = `${formatWeekday(language, when)} ${Number(day)} ${longMonths[language][Number(month) - 1] ?? ''}`
  return today === undefined || today.startsWith(`${year}-`) ? dated : `${dated} ${year}`
}

export function formatMonth(language: Language, when: string | Date): string {
  const [year, month] = clockOf(when).day.split('-')
  return `${longMonths[language][Number(month) - 1] ?? ''} ${Number(year)}`
}

/** The clock in Rome: 18:05. */
export const formatTime = (when: string | Date): string => clockOf(when).time

/** 12 mar 2025, 18:05 */
export const formatDayTime = (language: Language, when: string | Date): string =>
  [formatDay(language, when), formatTime(when)].filter(Boolean).join(', ')

export const formatWeekday = (language: Language, when: string | Date): string =>
  weekdays[language][new Date(`${clockOf(when).day}T00:00:00Z`).getUTCDay()] ?? ''
