import type { Wording } from '@allenio/contract'
import { allergensInText } from './allergen-words.ts'
import type { ExcludableFood } from './exclusions.ts'

/** Something that is eaten and has no food: a row of a name alone, or a free meal. */
export interface FoodDescription {
  id: string
  name: Wording
}

/** It has in it what its words name, and nothing else is known of it. */
export const describedFood = ({ id, name }: FoodDescription): ExcludableFood => ({
  id,
  name,
  brand: '',
  category: null,
  allergens: Object.fromEntries(allergensInText(`${name.it}. ${name.en}`).map(allergen => [allergen, 'contains'])),
})
