import type { PlannedFood } from '@allenio/contract/aliments'
import type { SwapFood } from '@allenio/domain/meal-diary'

/** A planned food as exclusions and swaps judge it. */
export const presentJudgedFood = (food: PlannedFood): SwapFood => ({
  ...food,
  name: { it: food.nameIt, en: food.nameEn },
  cholesterol: food.nutrients.cholesterol ?? null,
})
