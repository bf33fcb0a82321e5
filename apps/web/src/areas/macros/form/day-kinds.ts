import type { DayType } from '@allenio/contract/macros'
import type { DayTexts } from './values.ts'

/** One target for all days. The first type's figures stay. */
export const asEveryDay = ([first]: readonly DayTexts[]): DayTexts[] => (first ? [{ ...first, dayType: 'every day' }] : [])

/** A target for each type of day, beginning with training and rest, which have the same figures until somebody changes them. */
export const asUnlikeDays = ([first]: readonly DayTexts[]): DayTexts[] =>
  first
    ? [
        { ...first, dayType: 'training' },
        { ...first, dayType: 'rest' },
      ]
    : []

/** A further type takes the figures of the last one: they mostly differ by little. */
export function withType(days: readonly DayTexts[], dayType: DayType): DayTexts[] {
  const last = days.at(-1)
  return last && days.every(day => day.dayType !== dayType) ? [...days, { ...last, dayType }] : [...days]
}

export const withoutType = (days: readonly DayTexts[], dayType: DayType): DayTexts[] => days.filter(day => day.dayType !== dayType)
