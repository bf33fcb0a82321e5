import {
  averageSum,
  nutrientTotal,
  sumNutrients,
  type FigureCode,
  type FoodAmount,
  type NutrientDecimals,
  type NutrientSum,
  type NutrientTotal,
  type SummableFood,
} from '@allenio/domain/aliments'
import type { PlannedAmount, PlannedDay, PlannedMeal, PlannedRow } from './content.ts'

/** The foods of a plan by id and version, as sums read them. */
export type SummableFoods = ReadonlyMap<string, SummableFood>

export const foodKeyOf = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`

export interface PlanSums {
  codes: readonly FigureCode[]
  foods: SummableFoods
  /** Each row counts as the mean of its food and its alternatives. */
  countsAlternatives: boolean
}

export interface MealSum {
  sum: NutrientSum
  /** Energy that was typed for free meals; it is added to the sum. */
  estimatedKcal: number
  /** A free meal has no estimate or a row no food, so the day is not judged. */
  isPartial: boolean
}

/**
 * A nutrient of a meal or a day. An estimated energy comes without nutrients, so it counts as energy without a figure. Where something is
 * not known at all, the coverage is not known either.
 */
export function mealNutrientTotal({ sum, estimatedKcal, isPartial }: MealSum, code: FigureCode, decimals: NutrientDecimals): NutrientTotal {
  const total = nutrientTotal(sum, code, decimals)
  if (!isPartial && estimatedKcal === 0) return total
  const kcal = nutrientTotal(sum, 'kcal', {}).amount ?? 0
  const isTold = !isPartial && total.coverage !== null && kcal + estimatedKcal > 0
  return { ...total, isComplete: false, coverage: isTold ? ((total.coverage ?? 0) * kcal) / (kcal + estimatedKcal) : null }
}

export interface SummedMeal {
  meal: PlannedMeal
  sum: MealSum
  /** The sums of its rows by their number of choices, from which the sum of the day is made. */
  choices: readonly ChoiceSum[]
}

export interface DaySum extends MealSum {
  meals: readonly SummedMeal[]
}

/** A day with its meals: each row is summed once for both. */
export const sumDay = ({ meals }: PlannedDay, sums: PlanSums): DaySum =>
  sumMeals(
    meals.map(meal => sumMeal(meal, sums)),
    sums,
  )

/** A day whose meals are summed already. */
export function sumMeals(meals: readonly SummedMeal[], { codes }: PlanSums): DaySum {
  const byCount = Map.groupBy(
    meals.flatMap(({ choices }) => choices),
    ({ count }) => count,
  )
  const ofDay = [...byCount].map(([count, choices]) => ({ count, sum: averageSum(codes, choices.map(wholly)) }))
  return {
    meals,
    sum: averageSum(codes, ofDay),
    estimatedKcal: meals.reduce((total, { sum }) => total + sum.estimatedKcal, 0),
    isPartial: meals.some(({ sum }) => sum.isPartial),
  }
}

const wholly = ({ sum }: ChoiceSum) => ({ count: 1, sum })

export function sumMeal(meal: PlannedMeal, sums: PlanSums): SummedMeal {
  const { isFree, estimatedKcal } = meal
  const rows = rowsOf(meal)
  const choices = sumChoices(rows, sums)
  const isPartial = (isFree && estimatedKcal === null) || countUnknown(meal, sums) > 0
  return { meal, choices, sum: { sum: averageSum(sums.codes, choices), estimatedKcal: isFree ? (estimatedKcal ?? 0) : 0, isPartial } }
}

/** How many parts of a meal have no figures: rows and choices without a food or a quantity, and dishes without ingredients. */
export function countUnknown(
  { components }: Pick<PlannedMeal, 'components'>,
  { foods, countsAlternatives }: Omit<PlanSums, 'codes'>,
): number {
  const emptyDishes = components.filter(({ recipe, rows }) => recipe !== null && rows.length === 0)
  const rows = components.flatMap(each => each.rows)
  // an alternative that is still to be chosen is no choice yet
  const choices = countsAlternatives ? rows.flatMap(row => row.alternatives.filter(each => each.food !== null || hasName(each))) : []
  return emptyDishes.length + [...rows, ...choices].filter(each => !each.isToTaste && amountOf(each, foods) === null).length
}

const hasName = ({ customName }: PlannedAmount): boolean => customName.it !== '' || customName.en !== ''

const rowsOf = ({ components }: PlannedMeal): PlannedRow[] => components.flatMap(({ rows }) => rows)

/** The days that have something on them. */
export const filledDays = <Day extends MealSum>(days: readonly Day[]): Day[] =>
  days.filter(({ sum, estimatedKcal }) => sum.rowCount > 0 || estimatedKcal > 0)

/** The mean of the days, of which there is at least one. */
export function meanOfDays(days: readonly MealSum[], codes: readonly FigureCode[]): MealSum {
  const whole = averageSum(
    codes,
    days.map(({ sum }) => ({ count: 1, sum })),
  )
  return {
    sum: averageSum(codes, [{ count: days.length, sum: whole }]),
    estimatedKcal: days.reduce((total, { estimatedKcal }) => total + estimatedKcal, 0) / days.length,
    isPartial: days.some(({ isPartial }) => isPartial),
  }
}

export const sumRows = (rows: readonly PlannedRow[], sums: PlanSums): NutrientSum => averageSum(sums.codes, sumChoices(rows, sums))

/** The sum of all rows that have this many choices: it is exact, and divided only once. */
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
  // an alternative without a quantity is left out of the mean
  const others = countsAlternatives ? row.alternatives.filter(({ isToTaste }) => !isToTaste) : []
  return [own, ...others.flatMap(each => amountOf(each, foods) ?? [])]
}

function amountOf({ food, eatenGrams: grams, isToTaste, lacksQuantity }: PlannedAmount, foods: SummableFoods): FoodAmount | null {
  const summable = food && !lacksQuantity && foods.get(foodKeyOf(food))
  return summable ? { food: summable, grams, isToTaste } : null
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

/** Converts units, which are ten-thousandths per 100 g. */
const kcalOfUnits = (units: number): number => Math.round(units / 100_000) / 10
