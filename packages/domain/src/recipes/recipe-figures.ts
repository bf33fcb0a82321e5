import {
  nutrientDecimals,
  nutrientTotals,
  roundTo,
  sumNutrients,
  summableFood,
  type FigureCode,
  type FoodFigures,
  type NutrientTotal,
} from '@allenio/domain/aliments'

/** An ingredient as figures see it. One to taste has 0 g and adds nothing; of what a spoon of it would bring the dish has "at least". */
export interface WeighedIngredient {
  grams: number
  isToTaste?: boolean
  food: FoodFigures & { id: string }
}

/** Figures of some grams of a dish, in the order of the requested codes. */
export interface DishFigures {
  grams: number
  totals: ReadonlyMap<FigureCode, NutrientTotal>
}

/** Energy and macros are shown to 0.1. */
const decimalsOf = (code: FigureCode): number => nutrientDecimals[code] ?? 1

/** The figures of the whole. Cooking takes water and no figure, so that its grams are those of what goes into it. */
export function recipeFigures(ingredients: readonly WeighedIngredient[], codes: readonly FigureCode[]): DishFigures {
  const rows = ingredients.map(({ grams, isToTaste = false, food }) => ({ food: summableFood(food.id, food, codes), grams, isToTaste }))
  const sum = sumNutrients(codes, rows)
  return { grams: sum.gramTenths / 10, totals: nutrientTotals(sum, nutrientDecimals) }
}

/** The figures of one portion. */
export function portionOf(whole: DishFigures, portions: number): DishFigures {
  const times = portions >= 1 ? portions : 1
  return partOf(whole, whole.grams / times, times)
}

/** 100 g of what comes out of the oven; of a dish whose yield nobody weighed, of what went in. Of nothing they are not known. */
export function per100gOf(whole: DishFigures, yieldGrams: number | null): DishFigures {
  return partOf(whole, 100, (yieldGrams ?? whole.grams) / 100)
}

/** Divides by how often the part is in the whole, and rounds once, from what was not rounded. Coverage is the same of each part. */
const partOf = (whole: DishFigures, grams: number, times: number): DishFigures => ({
  grams,
  totals: new Map([...whole.totals].map(([code, total]) => [code, totalOfPart(total, decimalsOf(code), times)])),
})

function totalOfPart(total: NutrientTotal, decimals: number, times: number): NutrientTotal {
  const amount = total.amount === null || !(times > 0) ? null : total.amount / times
  return { ...total, amount, roundedAmount: amount === null ? null : roundTo(decimals, amount) }
}
