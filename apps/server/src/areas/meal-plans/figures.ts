import { nutrientCodes, type NutrientCode, type PlannedFood } from '@allenio/contract/aliments'
import type { PlanFigures, PlanTotal, EnergyTotals } from '@allenio/contract/meal-plans'
import { nutrientDecimals, nutrientTotals, roundTo, summableFood, type FigureCode, type NutrientTotal } from '@allenio/domain/aliments'
import type { MealSum, RowFigures, SummableFoods } from '@allenio/domain/meal-plans'

/** The figures that a client's device sums. */
export const energyCodes = ['kcal', 'protein', 'carbs', 'lipids'] as const
export const figureCodes = [...energyCodes, ...nutrientCodes] as const

export const summableFoodsFor = (foods: ReadonlyMap<string, PlannedFood>, codes: readonly FigureCode[]): SummableFoods =>
  new Map([...foods].map(([key, food]) => [key, summableFood(food.id, food, codes)]))

export const summableFoods = (foods: ReadonlyMap<string, PlannedFood>): SummableFoods => summableFoodsFor(foods, figureCodes)

/** The figures of a meal or a day as they are shown: rounded once. Nutrients that no food has a figure of are left out. */
export function presentFigures({ sum, estimatedKcal, isPartial }: MealSum): PlanFigures {
  const totals = nutrientTotals(sum, nutrientDecimals)
  return {
    ...presentTotals(totals, estimatedKcal),
    nutrients: Object.fromEntries(nutrientCodes.flatMap(code => nutrientEntry(code, partOf(totals.get(code), estimatedKcal)))),
    isPartial,
  }
}

function presentTotals(totals: ReturnType<typeof nutrientTotals>, estimatedKcal: number): EnergyTotals {
  const kcal = presentTotal(totals.get('kcal'))
  return {
    kcal: { ...kcal, amount: roundTo(1, kcal.amount + estimatedKcal) },
    protein: presentTotal(partOf(totals.get('protein'), estimatedKcal)),
    carbs: presentTotal(partOf(totals.get('carbs'), estimatedKcal)),
    lipids: presentTotal(partOf(totals.get('lipids'), estimatedKcal)),
  }
}

/** Makes a total incomplete if it contains an estimate, because an estimate does not tell the nutrients. */
const partOf = (total: NutrientTotal | undefined, estimatedKcal: number): NutrientTotal | undefined =>
  total && { ...total, isComplete: total.isComplete && estimatedKcal === 0 }

const presentTotal = (total: NutrientTotal | undefined): PlanTotal => ({
  amount: total?.roundedAmount ?? 0,
  isPartial: !(total?.isComplete ?? false),
})

/** Presents energy and macros. A row without a food, or a free meal without an estimate, makes every total a lower bound. */
export function presentEnergy({ sum, estimatedKcal, isPartial }: MealSum): EnergyTotals {
  const { kcal, protein, carbs, lipids } = presentTotals(nutrientTotals(sum, nutrientDecimals), estimatedKcal)
  const partly = (total: PlanTotal): PlanTotal => ({ ...total, isPartial: isPartial || total.isPartial })
  return { kcal: partly(kcal), protein: partly(protein), carbs: partly(carbs), lipids: partly(lipids) }
}

export function presentRowFigures(figures: RowFigures): EnergyTotals {
  const totalOf = (name: keyof EnergyTotals): PlanTotal => ({
    amount: figures[name] ?? 0,
    isPartial: figures[name] === null || figures.isAtLeast[name],
  })
  return { kcal: totalOf('kcal'), protein: totalOf('protein'), carbs: totalOf('carbs'), lipids: totalOf('lipids') }
}

const nutrientEntry = (code: NutrientCode, total: NutrientTotal | undefined): [NutrientCode, PlanTotal][] =>
  typeof total?.roundedAmount === 'number' ? [[code, presentTotal(total)]] : []
