import { foodsLacking, roundTotal, type FigureCode } from '@allenio/domain/aliments'
import {
  countUnknown,
  filledDays,
  foodKeyOf,
  kcalRange,
  meanOfDays,
  type MealSum,
  type PlannedAmount,
  type Range,
} from '@allenio/domain/meal-plans'
import { figureCodes, summablesOf, type BookedFoods } from '../foods/food-book.ts'
import type { DayEntry } from '../outline.ts'

const rowsOf = ({ day }: Pick<DayEntry, 'day'>) => day.meals.flatMap(({ components }) => components.flatMap(({ rows }) => rows))

interface DayRange extends Range {
  /** A row or an alternative lacks its energy, or a free meal its estimate, so that the range is "at least". */
  isAtLeast: boolean
}

/** The kcal of the day over all choices of alternatives; null where there are no alternatives. */
export function rangeOf(entry: Pick<DayEntry, 'day' | 'sum'>, foods: BookedFoods): DayRange | null {
  const rows = rowsOf(entry)
  if (!rows.some(({ alternatives }) => alternatives.length > 0)) return null
  const { least, most } = kcalRange(rows, summablesOf(foods))
  if (least === most) return null
  const { estimatedKcal } = entry.sum
  const isAtLeast = entry.sum.isPartial || foodsWithout('kcal', [entry], { foods, countsAlternatives: true }).length > 0
  return { least: roundTotal(least + estimatedKcal), most: roundTotal(most + estimatedKcal), isAtLeast }
}

const means = new WeakMap<readonly Pick<DayEntry, 'sum'>[], MealSum | null>()

/** How many days have content, and how many of them have energy that is at least partly known: the mean counts those. */
export function daysInMean(days: readonly Pick<DayEntry, 'sum'>[]): { counted: number; all: number } {
  const sums = days.map(({ sum }) => sum)
  const filled = new Set(filledDays(sums))
  return { counted: filled.size, all: sums.filter(sum => filled.has(sum) || sum.isPartial).length }
}

/** The mean of the days with content; null for fewer than two days. It is cached, because several parts of the page need it. */
export function meanOf(days: readonly Pick<DayEntry, 'sum'>[]): MealSum | null {
  const knownMean = means.get(days)
  if (knownMean !== undefined) return knownMean
  const filled = filledDays(days.map(({ sum }) => sum))
  const mean = filled.length < 2 ? null : meanOfDays(filled, figureCodes)
  means.set(days, mean)
  return mean
}

interface Lacking {
  foods: BookedFoods
  countsAlternatives: boolean
}

/** The names of the foods because of which a figure of these days is only "at least". */
export function foodsWithout(
  code: FigureCode,
  entries: readonly Pick<DayEntry, 'day'>[],
  { foods, countsAlternatives }: Lacking,
): string[] {
  const amounts = entries.flatMap(entry =>
    rowsOf(entry).flatMap((row): PlannedAmount[] => (countsAlternatives ? [row, ...row.alternatives] : [row])),
  )
  const counted = amounts.flatMap(({ food, grams, isToTaste }) => {
    const booked = food && foods.get(foodKeyOf(food))
    return booked ? [{ food: booked.summable, grams, isToTaste, name: booked.food.name }] : []
  })
  const nameById = new Map(counted.map(({ food, name }) => [food.id, name]))
  return foodsLacking(code, figureCodes, counted).flatMap(id => nameById.get(id) ?? [])
}

/** Free meals without an estimate, because of which their day is not judged. */
export const freeMealsOf = ({ day }: Pick<DayEntry, 'day'>) =>
  day.meals.filter(({ isFree, estimatedKcal }) => isFree && estimatedKcal === null)

/** The number of parts of the day without figures, also those whose figures are still loading. */
export const unknownPartsOf = ({ day }: Pick<DayEntry, 'day'>, { foods, countsAlternatives }: Lacking): number =>
  day.meals.reduce((sum, meal) => sum + countUnknown(meal, { foods: summablesOf(foods), countsAlternatives }), 0)
