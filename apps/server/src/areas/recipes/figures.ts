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

/** These are the figures of the whole recipe. */
export function figuresOf(ingredients: readonly SummedIngredient[]): RecipeFigures {
  const { totals } = recipeFigures(ingredients.map(weighed), codes)
  const amount = (code: (typeof codes)[number]) => totals.get(code)?.roundedAmount ?? null
  return {
    kcal: amount('kcal'),
    protein: amount('protein'),
    carbs: amount('carbs'),
    lipids: amount('lipids'),
    isComplete: codes.every(code => totals.get(code)?.isComplete),
  }
}
