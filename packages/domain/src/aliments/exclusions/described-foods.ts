import type { Wording } from '@allenio/contract'
import { allergensInText } from './allergen-words.ts'
import type { ExcludableFood } from './exclusions.ts'
import { labelFoodKey, labelledName } from '../labels.ts'

/** Something that words alone describe: a row of a name alone, a free meal, or the name that a plan gives to a food. */
export interface FoodDescription {
  id: string
  name: Wording
  /** The food that has this name in a plan. */
  foodId?: string
}

/** Makes a food that contains the allergens its words name; nothing else is known of such a food. */
export const describedFood = ({ id, name, foodId }: FoodDescription): ExcludableFood => ({
  id,
  name,
  brand: '',
  category: null,
  allergens: Object.fromEntries(allergensInText(`${name.it}. ${name.en}`).map(allergen => [allergen, 'contains'])),
  ...(foodId === undefined ? { labelKey: labelFoodKey({ id: null, name: labelledName(name) }) } : { namesFoodId: foodId }),
})
