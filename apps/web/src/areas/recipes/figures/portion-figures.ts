import type { Recipe, RecipeFigures } from '@allenio/contract/recipes'
import { roundTotal } from '@allenio/domain/aliments'

/** The figures of one portion: whole kcal, macros to 0.1 g. One that no ingredient has stays unknown, and is never a zero. */
export function portionFigures({ figures, portions }: Pick<Recipe, 'figures' | 'portions'>): RecipeFigures {
  const { kcal, protein, carbs, lipids, isAtLeast } = figures
  const grams = (total: number | null) => (total === null ? null : roundTotal(total / portions))
  return {
    kcal: kcal === null ? null : Math.round(kcal / portions),
    protein: grams(protein),
    carbs: grams(carbs),
    lipids: grams(lipids),
    isAtLeast,
  }
}
