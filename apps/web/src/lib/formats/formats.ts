import type { Language } from '@allenio/contract'
import {
  fileTooLarge,
  formatAgo,
  formatBytes,
  formatDay,
  formatDayTime,
  formatDecimal,
  formatFullDay,
  formatInteger,
  formatMoney,
  formatMonth,
  formatPercent,
  formatSigned,
  formatRestTime,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeight,
  maxFile,
  overFileLimit,
} from '@allenio/domain/formats'
import type { Decimals } from '@allenio/domain/formats'
import { language as currentLanguage, useLanguage } from '#lib/words'

const inLanguage = (language: Language) => ({
  day: (when: string | Date) => formatDay(language, when),
  dayTime: (when: string | Date) => formatDayTime(language, when),
  shortDay: (when: string | Date) => formatShortDay(language, when),
  fullDay: (when: string | Date) => formatFullDay(language, when),
  month: (when: string | Date) => formatMonth(language, when),
  weekday: (when: string | Date) => formatWeekday(language, when),
  time: formatTime,
  ago: (when: string | Date, now?: Date) => formatAgo(language, when, now),
  integer: (value: number) => formatInteger(language, value),
  decimal: (value: number, decimals?: Decimals) => formatDecimal(language, value, decimals),
  signed: (value: number, decimals?: Decimals) => formatSigned(language, value, decimals),
  percent: (value: number, decimals?: Decimals) => formatPercent(language, value, decimals),
  weight: (kilograms: number, decimals?: Decimals) => formatWeight(language, kilograms, decimals),
  money: (cents: number, currency: string) => formatMoney(language, cents, currency),
  bytes: (bytes: number) => formatBytes(language, bytes),
  restTime: formatRestTime,
  maxFile: (megabytes: number) => maxFile(language, megabytes),
  overFileLimit: (megabytes: number) => overFileLimit(language, megabytes),
  fileTooLarge: (megabytes: number) => fileTooLarge(language, megabytes),
})

export type Formats = ReturnType<typeof inLanguage>

const byLanguage = { it: inLanguage('it'), en: inLanguage('en') } satisfies Record<Language, Formats>

/** All formats in the current language. A component that uses them renders again when the language changes. */
export const useFormats = (): Formats => byLanguage[useLanguage()]

/** The formats for code outside of components. */
export const formats = (): Formats => byLanguage[currentLanguage()]

/** Formats −4,8 and +0,3, with the minus sign that is as wide as the plus. Zero has no sign. */
export const signed = (value: number, decimal: (value: number) => string): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${decimal(Math.abs(value))}`

/** 1, Monday, to 7 as short as the language writes them. */
export function weekdayNames(language: Language, width: 'short' | 'long' = 'short'): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
  // the first of January 2024 was a Monday
  return [1, 2, 3, 4, 5, 6, 7].map(day => name.format(Date.UTC(2024, 0, day)))
}

/** "lun e gio" */
export function weekdayList(language: Language, weekdays: readonly number[]): string {
  const names = weekdayNames(language)
  return new Intl.ListFormat(language).format(weekdays.toSorted((one, other) => one - other).map(day => names[day - 1] ?? ''))
}
