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

export interface DaySum extends MealSum {
  meals: readonly { meal: PlannedMeal; sum: MealSum }[]
}

/** A day with its meals: each row is summed once for both. */
export function sumDay({ meals }: PlannedDay, sums: PlanSums): DaySum {
  const choicesOfMeals = meals.map(meal => sumChoices(rowsOf(meal), sums))
  const sumsOfMeals = meals.map((meal, index) => ({ meal, sum: sumMeal(meal, choicesOfMeals[index] ?? [], sums) }))
  const byCount = Map.groupBy(choicesOfMeals.flat(), ({ count }) => count)
  const ofDay = [...byCount].map(([count, choices]) => ({ count, sum: averageSum(sums.codes, choices.map(wholly)) }))
  return {
    meals: sumsOfMeals,
    sum: averageSum(sums.codes, ofDay),
    estimatedKcal: sumsOfMeals.reduce((total, { sum }) => total + sum.estimatedKcal, 0),
    isPartial: sumsOfMeals.some(({ sum }) => sum.isPartial),
  }
}

const wholly = ({ sum }: ChoiceSum) => ({ count: 1, sum })

function sumMeal(meal: PlannedMeal, choices: readonly ChoiceSum[], { codes, foods }: PlanSums): MealSum {
  const { isFree, estimatedKcal } = meal
  return {
    sum: averageSum(codes, choices),
    estimatedKcal: isFree ? (estimatedKcal ?? 0) : 0,
    isPartial: (isFree && estimatedKcal === null) || rowsOf(meal).some(row => !row.isToTaste && amountOf(row, foods) === null),
  }
}

const rowsOf = ({ components }: PlannedMeal): PlannedRow[] => components.flatMap(({ rows }) => rows)

export const sumRows = (rows: readonly PlannedRow[], sums: PlanSums): NutrientSum => averageSum(sums.codes, sumChoices(rows, sums))

/** The rows with as many choices each: they are summed exactly, and divided once. */
interface ChoiceSum {
  count: number
  sum: NutrientSum
}

function sumChoices(rows: readonly PlannedRow[], { codes, foods, countsAlternatives }: PlanSums): ChoiceSum[] {
  const choices = rows.map(row => choicesOf(row, foods, countsAlternatives)).filter(amounts => amounts.length > 0)
  const byCount = Map.groupBy(choices, ({ length }) => length)
  return [...byCount].map(([count, amounts]) => ({ count, sum: sumNutrients(codes, amounts.flat()) }))
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
