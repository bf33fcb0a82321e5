import { kcalPerKg } from './expenditure.ts'

// A deficit or surplus and the weight that it moves in a week, each worked out from the other.

/** The change of weight in a week, in hundredths of a kilogram, that so many kcal a day below or above the need come to. */
export const kgPerWeekOf = (kcalPerDay: number): number => Math.round((kcalPerDay * 7 * 100) / kcalPerKg) / 100

/** The kcal a day, in whole tens, for such a change of weight in a week. */
export const kcalPerDayOf = (kgPerWeek: number): number => Math.round((kgPerWeek * kcalPerKg) / 7 / 10) * 10
