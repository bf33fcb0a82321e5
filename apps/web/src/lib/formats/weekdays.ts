import type { Language } from '@allenio/contract'

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
