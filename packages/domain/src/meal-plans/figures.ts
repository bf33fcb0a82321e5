import { averageSum, sumNutrients, type FigureCode, type FoodAmount, type NutrientSum, type SummableFood } from '@allenio/domain/aliments'
import type { PlannedAmount, PlannedDay, PlannedMeal, PlannedRow } from './content.ts'

/** The foods of a plan by id and version, as sums read them. */
export type SummableFoods = ReadonlyMap<string, SummableFood>

export const foodKeyOf = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`

export interface PlanSums {
  codes: readonly FigureCode[]
  foods: SummableFoods
  /** The mean of a row and its alternatives counts, and not the row alone. */
  countsAlternatives: boolean
}

export interface MealSum {
  sum: NutrientSum
  /** Typed for a free meal, on top of the sum. */
  estimatedKcal: number
  /** A free meal without an estimate, a row without its food: the day is not judged. */
  isPartial: boolean
}

export function sumMeal({ components, isFree, estimatedKcal }: PlannedMeal, sums: PlanSums): MealSum {
  const rows = components.flatMap(component => component.rows)
  return {
    sum: sumRows(rows, sums),
    estimatedKcal: isFree ? (estimatedKcal ?? 0) : 0,
    isPartial: (isFree && estimatedKcal === null) || rows.some(row => !row.isToTaste && amountOf(row, sums.foods) === null),
  }
}

export function sumDay({ meals }: PlannedDay, sums: PlanSums): MealSum {
  const ofMeals = meals.map(meal => sumMeal(meal, sums))
  return {
    sum: sumRows(
      meals.flatMap(({ components }) => components.flatMap(({ rows }) => rows)),
      sums,
    ),
    estimatedKcal: ofMeals.reduce((total, meal) => total + meal.estimatedKcal, 0),
    isPartial: ofMeals.some(({ isPartial }) => isPartial),
  }
}

/** Rows with as many choices each are summed exactly, and divided once. */
export function sumRows(rows: readonly PlannedRow[], { codes, foods, countsAlternatives }: PlanSums): NutrientSum {
  const choices = rows.map(row => choicesOf(row, foods, countsAlternatives)).filter(amounts => amounts.length > 0)
  const byCount = Map.groupBy(choices, ({ length }) => length)
  return averageSum(
    codes,
    [...byCount].map(([count, amounts]) => ({ count, sum: sumNutrients(codes, amounts.flat()) })),
  )
}

function choicesOf(row: PlannedRow, foods: SummableFoods, countsAlternatives: boolean): FoodAmount[] {
  const own = amountOf(row, foods)
  if (own === null) return []
  return countsAlternatives ? [own, ...row.alternatives.flatMap(each => amountOf(each, foods) ?? [])] : [own]
}

function amountOf({ food, grams }: PlannedAmount, foods: SummableFoods): FoodAmount | null {
  const summable = food && foods.get(foodKeyOf(food))
  return summable ? { food: summable, grams } : null
}

export interface Range {
  least: number
  most: number
}

/** The kcal of a day over all choices; foods without energy count as none. */
export function kcalRange(rows: readonly PlannedRow[], foods: SummableFoods): Range {
  const ranges = rows.map(row => {
    const kcal = choicesOf(row, foods, true).map(({ food, grams }) => (Number.isNaN(food.kcalUnits) ? 0 : food.kcalUnits * grams))
    return { least: Math.min(...kcal, Infinity), most: Math.max(...kcal, 0) }
  })
  const total = ranges.reduce((sum, { least, most }) => ({ least: sum.least + (least === Infinity ? 0 : least), most: sum.most + most }), {
    least: 0,
    most: 0,
  })
  return { least: kcalOfUnits(total.least), most: kcalOfUnits(total.most) }
}

/** Units are ten-thousandths per 100 g. */
const kcalOfUnits = (units: number): number => Math.round(units / 100_000) / 10
