import type { MealType } from '@allenio/contract/meal-plan-cells'
import type { PresetMeal } from '@allenio/contract/meal-plan-settings'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { useWording } from '#lib/words'

/** The types of meals in the person's language. */
export function useMealNames() {
  const wording = useWording()
  const name = (type: MealType): string => wording(mealTypeNames[type])
  return {
    name,
    /** "Colazione 07:30" */
    withTime: ({ type, time }: PresetMeal): string => (time === null ? name(type) : `${name(type)} ${time}`),
  }
}
