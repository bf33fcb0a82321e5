import { allergens } from '@allenio/contract/aliment-fields'
import type { Allergen, AllergenState, AllergenTags } from '@allenio/contract/aliment-fields'
import { allergenState } from '@allenio/domain/aliments'

export type AllergenChoice = Record<Allergen, AllergenState>

/** Every allergen with its state; the compiler cannot know that the list names each. */
export const allergenChoice = (tags: AllergenTags): AllergenChoice =>
  Object.fromEntries(allergens.map(allergen => [allergen, allergenState(tags, allergen)])) as AllergenChoice
