import type { Recipe } from '@allenio/contract/recipes'
import { nutrientTotal, roundTotal, type Macro } from '@allenio/domain/aliments'
import type { MealSum } from '@allenio/domain/meal-plans'
import { formats } from '#lib/formats'

/** The totals of a meal or a day, rounded once; null where nothing is known. */
export interface Totals {
  kcal: number | null
  protein: number | null
  carbs: number | null
  lipids: number | null
  /** Some figure is only the known part. */
  isPartial: boolean
  /** Each of them alone: "at least" is said of no other. */
  isAtLeast: Readonly<Record<'kcal' | Macro, boolean>>
}

/** A total as it is written: what is only the known part says so. */
export function totalText(totals: Totals, figure: keyof Totals['isAtLeast'], unknown = '–'): string {
  const value = totals[figure]
  return value === null ? unknown : atLeastText(value, totals.isAtLeast[figure])
}

export const atLeastText = (value: number, isAtLeast: boolean): string => `${isAtLeast ? '≥ ' : ''}${formats().integer(Math.round(value))}`

/** A recipe or a combination in a list of choices: its energy stands behind its name. */
export const labelWithKcal = (name: string, kcal: number | null | undefined, isAtLeast = false): string =>
  kcal === null || kcal === undefined ? name : `${name}, ${atLeastText(kcal, isAtLeast)}\u00a0kcal`

export const recipeLabel = ({ name, figures: { kcal, isAtLeast }, portions }: Pick<Recipe, 'name' | 'figures' | 'portions'>): string =>
  labelWithKcal(name, kcal === null ? null : kcal / portions, isAtLeast.kcal)

export function totalsOf({ sum, estimatedKcal, isPartial }: MealSum): Totals {
  const [kcal, protein, carbs, lipids] = ['kcal', 'protein', 'carbs', 'lipids'].map(code => nutrientTotal(sum, code, {}))
  const isKnown = sum.rowCount > 0 || (!isPartial && sum.rowsWithoutQuantity === 0)
  const amountOf = (total: typeof kcal) => (isKnown ? (total?.roundedAmount ?? null) : null)
  const isLower = (total: typeof kcal) => isPartial || total?.isComplete === false
  // an estimate says nothing of macros
  const isMacroLower = (total: typeof kcal) => estimatedKcal > 0 || isLower(total)
  const isAtLeast = { kcal: isLower(kcal), protein: isMacroLower(protein), carbs: isMacroLower(carbs), lipids: isMacroLower(lipids) }
  const food = amountOf(kcal)
  return {
    kcal: food === null && estimatedKcal === 0 ? null : roundTotal((food ?? 0) + estimatedKcal),
    protein: amountOf(protein),
    carbs: amountOf(carbs),
    lipids: amountOf(lipids),
    isPartial: Object.values(isAtLeast).some(Boolean),
    isAtLeast,
  }
}
