import type { RecipeFigures } from '@allenio/contract/recipes'
import { recipeFigures, type WeighedIngredient } from '@allenio/domain/recipes'
import type { FoodBasics } from '#areas/aliments'

const codes = ['kcal', 'protein', 'carbs', 'lipids'] as const

/** The figures of a food that sums read. */
export type SummedFood = Pick<FoodBasics, 'id' | (typeof codes)[number]>

const weighed = ({ grams, food: { id, kcal, protein, carbs, lipids } }: SummedIngredient): WeighedIngredient => ({
  grams,
  food: { id, kcal, protein, carbs, lipids, carbsIncludeFiber: false, nutrients: {} },
})

export interface SummedIngredient {
  grams: number
  food: SummedFood
}

/**
 * Those of the whole that are known entirely, by which lists sort and filter: a part of the energy does not make a light dish, and a recipe
 * that somebody has just begun is not the lightest of all.
 */
export function knownFiguresOf(ingredients: readonly SummedIngredient[]): Omit<RecipeFigures, 'isAtLeast'> {
  const { totals } = recipeFigures(ingredients.map(weighed), codes)
  const amount = (code: (typeof codes)[number]) => {
    const total = totals.get(code)
    return ingredients.length > 0 && total?.isComplete ? total.roundedAmount : null
  }
  return { kcal: amount('kcal'), protein: amount('protein'), carbs: amount('carbs'), lipids: amount('lipids') }
}

/** Figures that are stored are known entirely; null where a part of it has to be summed. */
export function storedFiguresOf({ kcal, protein, carbs, lipids }: Omit<RecipeFigures, 'isAtLeast'>): RecipeFigures | null {
  if ([kcal, protein, carbs, lipids].includes(null)) return null
  return { kcal, protein, carbs, lipids, isAtLeast: { kcal: false, protein: false, carbs: false, lipids: false } }
}

/** These are the figures of the whole recipe. */
export function figuresOf(ingredients: readonly SummedIngredient[]): RecipeFigures {
  const { totals } = recipeFigures(ingredients.map(weighed), codes)
  const amount = (code: (typeof codes)[number]) => totals.get(code)?.roundedAmount ?? null
  const isAtLeast = (code: (typeof codes)[number]) => !totals.get(code)?.isComplete
  return {
    kcal: amount('kcal'),
    protein: amount('protein'),
    carbs: amount('carbs'),
    lipids: amount('lipids'),
    isAtLeast: { kcal: isAtLeast('kcal'), protein: isAtLeast('protein'), carbs: isAtLeast('carbs'), lipids: isAtLeast('lipids') },
  }
}
