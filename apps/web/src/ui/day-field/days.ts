import { addDays, mondayOf } from '#lib/typed-values'

export interface DayLimits {
  min?: string | undefined
  max?: string | undefined
}

export const isWithin = (day: string, { min, max }: DayLimits): boolean => (!min || day >= min) && (!max || day <= max)

export const clamp = (day: string, { min, max }: DayLimits): string => (min && day < min ? min : max && day > max ? max : day)

/** Six weeks of seven days, from the Monday before the first of the month. */
export function weeksOf(month: string): string[][] {
  const start = mondayOf(`${month}-01`)
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, weekday) => addDays(start, 7 * week + weekday)))
}
