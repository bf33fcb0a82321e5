import type { MealType, PresetMeal } from '@allenio/contract/meal-plans'
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
