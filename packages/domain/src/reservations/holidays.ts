import type { Language } from '@allenio/contract'
import { addDays } from '@allenio/domain/days'

export interface Holiday {
  day: string
  name: string
}

interface FixedHoliday {
  date: string
  names: Readonly<Record<Language, string>>
  since?: number
}

// Law 260/1949 with its changes; 4 October is one again from 2026 on (law 151/2025).
const fixedHolidays: readonly FixedHoliday[] = [
  { date: '01-01', names: { it: 'Capodanno', en: 'New Year’s Day' } },
  { date: '01-06', names: { it: 'Epifania', en: 'Epiphany' } },
  { date: '04-25', names: { it: 'Festa della Liberazione', en: 'Liberation Day' } },
  { date: '05-01', names: { it: 'Festa del Lavoro', en: 'Labour Day' } },
  { date: '06-02', names: { it: 'Festa della Repubblica', en: 'Republic Day' } },
  { date: '08-15', names: { it: 'Ferragosto', en: 'Assumption Day' } },
  { date: '10-04', names: { it: 'San Francesco d’Assisi', en: 'Saint Francis’ Day' }, since: 2026 },
  { date: '11-01', names: { it: 'Ognissanti', en: 'All Saints’ Day' } },
  { date: '12-08', names: { it: 'Immacolata Concezione', en: 'Immaculate Conception' } },
  { date: '12-25', names: { it: 'Natale', en: 'Christmas Day' } },
  { date: '12-26', names: { it: 'Santo Stefano', en: 'Saint Stephen’s Day' } },
]

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function holidaysOf(year: number, language: Language): Holiday[] {
  const easter = easterOf(year)
  const names = language === 'it' ? ['Pasqua', 'Lunedì dell’Angelo'] : ['Easter Sunday', 'Easter Monday']
  const moving = names.map((name, at) => ({ day: addDays(easter, at), name }))
  const fixed = fixedHolidays
    .filter(({ since = 0 }) => year >= since)
    .map(({ date, names: { [language]: name } }) => ({ day: `${year}-${date}`, name }))
  return [...fixed, ...moving]
}

/** The Italian holidays of a year from a day on. */
export const holidaysFrom = (day: string, language: Language): Holiday[] => {
  const year = Number(day.slice(0, 4))
  const last = `${year + 1}${day.slice(4)}`
  return [...holidaysOf(year, language), ...holidaysOf(year + 1, language)]
    .filter(holiday => holiday.day >= day && holiday.day < last)
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
