import { boundFigure, unitsOf } from '../decimals.ts'
import type { FoodFigures } from './figures.ts'

/** kcal, protein, carbs, lipids, or the code of a nutrient. */
export type FigureCode = string

/** A food as sums read it: whole ten-thousandths per 100 g, in the order of the codes. NaN stands for a figure that is not known. */
export interface SummableFood {
  id: string
  kcalUnits: number
  units: Float64Array
  /** The places of the codes that have a figure, and of those that have none, so that a sum need not check each code. */
  knownPlaces: Uint16Array
  lackingPlaces: Uint16Array
}

export interface FoodAmount {
  food: SummableFood
  grams: number
  /** A food "to taste" is not weighed: it counts as 0 g, and what a spoon of it may bring is summed apart. */
  isToTaste?: boolean
}

/**
 * The sum of rows of food. Everything is a whole number (figures in ten-thousandths, grams in tenths), and doubles add those exactly up to
 * 2^53: the order of rows does not matter, and a row that is taken out again leaves no trace. A plan of 60 days stays far below.
 */
export interface NutrientSum {
  codes: readonly FigureCode[]
  rowCount: number
  /** Rows whose quantity is no figure, or none yet. They add nothing, so that the sum is not the whole. */
  rowsWithoutQuantity: number
  gramTenths: number
  /** The energy of the foods whose energy is known. */
  kcalUnits: number
  /** Amounts by the place of their code; so are the arrays below. */
  amountUnits: Float64Array
  lackingRows: Float64Array
  lackingGramTenths: Float64Array
  lackingKcalUnits: Float64Array
  /** Foods that lack both the nutrient and their energy: how much of the whole they are, nobody can tell. */
  lackingRowsWithoutKcal: Float64Array
  /** The amount of each nutrient that a spoon of each food "to taste" would add; always 0 for energy and macros. */
  tasteUnits: Float64Array
}

/** A heavier row is a typing error. */
export const largestGrams = 100_000
export const gramTenths = 10

/** Fills the arrays in one pass, because lists make hundreds of these foods for a page. */
export function summableFood(id: string, figures: FoodFigures, codes: readonly FigureCode[]): SummableFood {
  const units = new Float64Array(codes.length)
  const [knownPlaces, lackingPlaces]: [number[], number[]] = [[], []]
  codes.forEach((code, place) => {
    const figure = unitsOrNaN(figureOf(figures, code))
    units[place] = figure
    if (Number.isNaN(figure)) lackingPlaces.push(place)
    else knownPlaces.push(place)
  })
  return {
    id,
    kcalUnits: unitsOrNaN(figures.kcal),
    units,
    knownPlaces: new Uint16Array(knownPlaces),
    lackingPlaces: new Uint16Array(lackingPlaces),
  }
}

/** The figure of a food by its code; null is not known. */
export function figureOf(figures: FoodFigures, code: FigureCode): number | null {
  if (code === 'kcal' || code === 'protein' || code === 'carbs' || code === 'lipids') return figures[code]
  return Object.hasOwn(figures.nutrients, code) ? (figures.nutrients[code] ?? null) : null
}

const unitsOrNaN = (figure: number | null): number => (figure === null || Number.isNaN(figure) ? Number.NaN : unitsOf(boundFigure(figure)))

export function sumNutrients(codes: readonly FigureCode[], rows: readonly FoodAmount[]): NutrientSum {
  const sum = emptySum(codes)
  for (const row of rows) countRow(sum, row, 1)
  return sum
}

/** Adds one row to a sum. The cost is that of one row, however many the sum holds. */
export const addRow = (sum: NutrientSum, row: FoodAmount): NutrientSum => countRow(copySum(sum), row, 1)

/** Takes one row out of a sum; the row has to be one that was added. */
export const removeRow = (sum: NutrientSum, row: FoodAmount): NutrientSum => countRow(copySum(sum), row, -1)

interface CountedSum {
  count: number
  sum: NutrientSum
}

/** Averages several sums, each by its share: a sum of rows with three choices counts a third. */
export function averageSum(codes: readonly FigureCode[], sums: readonly CountedSum[]): NutrientSum {
  const [first, ...others] = sums
  if (first?.count === 1 && others.length === 0) return first.sum
  const average = emptySum(codes)
  for (const { count, sum } of sums) {
    average.rowCount += sum.rowCount
    average.rowsWithoutQuantity += sum.rowsWithoutQuantity
    average.gramTenths += shareOf(sum.gramTenths, count)
    average.kcalUnits += shareOf(sum.kcalUnits, count)
    increaseAll(average.amountUnits, sum.amountUnits, count)
    increaseAll(average.lackingRows, sum.lackingRows, 1)
    increaseAll(average.lackingGramTenths, sum.lackingGramTenths, count)
    increaseAll(average.lackingKcalUnits, sum.lackingKcalUnits, count)
    increaseAll(average.lackingRowsWithoutKcal, sum.lackingRowsWithoutKcal, 1)
    increaseAll(average.tasteUnits, sum.tasteUnits, count)
  }
  return average
}

/** Rounds to whole units, which are far finer than any figure that is shown. */
const shareOf = (value: number, count: number): number => (count === 1 ? value : Math.round(value / count))

function increaseAll(figures: Float64Array, by: Float64Array, count: number): void {
  for (let place = 0; place < figures.length; place += 1) increase(figures, place, shareOf(by[place] ?? 0, count))
}

/** The foods for whose sake a sum is only "at least", each once, in the order of the rows. */
export function foodsLacking(code: FigureCode, codes: readonly FigureCode[], rows: readonly FoodAmount[]): string[] {
  const index = codes.indexOf(code)
  const lackingRows = rows.filter(({ food, grams, isToTaste = false }) => {
    const units = food.units[index] ?? Number.NaN
    return isToTaste ? units > 0 && !weighedCodes.has(code) : tenthsOf(grams) > 0 && Number.isNaN(units)
  })
  return [...new Set(lackingRows.map(({ food }) => food.id))]
}

const emptySum = (codes: readonly FigureCode[]): NutrientSum => ({
  codes,
  rowCount: 0,
  rowsWithoutQuantity: 0,
  gramTenths: 0,
  kcalUnits: 0,
  amountUnits: new Float64Array(codes.length),
  lackingRows: new Float64Array(codes.length),
  lackingGramTenths: new Float64Array(codes.length),
  lackingKcalUnits: new Float64Array(codes.length),
  lackingRowsWithoutKcal: new Float64Array(codes.length),
  tasteUnits: new Float64Array(codes.length),
})

const copySum = (sum: NutrientSum): NutrientSum => ({
  ...sum,
  amountUnits: sum.amountUnits.slice(),
  lackingRows: sum.lackingRows.slice(),
  lackingGramTenths: sum.lackingGramTenths.slice(),
  lackingKcalUnits: sum.lackingKcalUnits.slice(),
  lackingRowsWithoutKcal: sum.lackingRowsWithoutKcal.slice(),
  tasteUnits: sum.tasteUnits.slice(),
})

/** NaN for what is no quantity. */
function tenthsOf(grams: number): number {
  return grams >= 0 && grams <= largestGrams ? Math.round(grams * gramTenths) + 0 : Number.NaN
}

/** Counts a row in (1) or out (-1), in place: a plan has some hundred rows of a hundred nutrients, and an editor waits for their sum. */
function countRow(sum: NutrientSum, { food, grams, isToTaste = false }: FoodAmount, sign: 1 | -1): NutrientSum {
  if (isToTaste) return countTaste(sum, food, sign)
  const tenths = tenthsOf(grams)
  if (Number.isNaN(tenths)) {
    sum.rowsWithoutQuantity += sign
    return sum
  }
  // a row of 0 g lacks nothing
  if (tenths === 0) return sum
  const weight = tenths * sign
  const hasKcal = !Number.isNaN(food.kcalUnits)
  const kcal = hasKcal ? food.kcalUnits * weight : 0
  sum.rowCount += sign
  sum.gramTenths += weight
  sum.kcalUnits += kcal
  for (const place of food.knownPlaces) increase(sum.amountUnits, place, (food.units[place] ?? 0) * weight)
  for (const place of food.lackingPlaces) {
    increase(sum.lackingRows, place, sign)
    increase(sum.lackingGramTenths, place, weight)
    increase(sum.lackingKcalUnits, place, kcal)
    if (!hasKcal) increase(sum.lackingRowsWithoutKcal, place, sign)
  }
  return sum
}

/** The grams of a food "to taste": a spoon of salt. A spoon of oil has more energy, so energy and macros are not judged by this weight. */
const tasteGrams = 5

function countTaste(sum: NutrientSum, food: SummableFood, sign: 1 | -1): NutrientSum {
  for (const place of food.knownPlaces) {
    const isNutrient = !weighedCodes.has(sum.codes[place] ?? '')
    if (isNutrient) increase(sum.tasteUnits, place, (food.units[place] ?? 0) * tasteGrams * gramTenths * sign)
  }
  return sum
}

const weighedCodes: ReadonlySet<FigureCode> = new Set(['kcal', 'protein', 'carbs', 'lipids'])

function increase(figures: Float64Array, place: number, by: number): void {
  figures[place] = (figures[place] ?? 0) + by
}
