import { allergens, allergenStates, type Allergen, type AllergenState, type AllergenTags } from '@allenio/contract/aliments'

export type AllergenStates = Readonly<Record<Allergen, AllergenState>>

export const allergenState = (tags: AllergenTags, allergen: Allergen): AllergenState => tags[allergen] ?? 'not known'

/** Every allergen with its state, as a form shows them. */
export const statesOfTags = (tags: AllergenTags): AllergenStates => mapAllergens(allergen => allergenState(tags, allergen))

/** The tags that say something else than others; without any, all that are known. */
export const differingTags = (tags: AllergenTags, others: AllergenTags = {}): AllergenTags =>
  Object.fromEntries(
    allergens.flatMap(allergen => {
      const state = allergenState(tags, allergen)
      return state === allergenState(others, allergen) ? [] : [[allergen, state]]
    }),
  )

/** A recipe or meal is as its worst food. Nothing is known of one without foods, because it may be described in words. */
export const deriveAllergens = (foods: readonly AllergenTags[]): AllergenStates => mapAllergens(allergen => worstState(foods, allergen))

function worstState(foods: readonly AllergenTags[], allergen: Allergen): AllergenState {
  const states = new Set(foods.map(tags => allergenState(tags, allergen)))
  return allergenStates.find(state => states.has(state)) ?? 'not known'
}

/** Each allergen is written out by the list, which the compiler cannot know. */
const mapAllergens = (stateOf: (allergen: Allergen) => AllergenState): AllergenStates =>
  Object.fromEntries(allergens.map(allergen => [allergen, stateOf(allergen)])) as AllergenStates
