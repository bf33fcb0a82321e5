/** The 14 of annex II to Regulation (EU) 1169/2011, and lactose, which milk brings and some who drink milk cannot bear. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
  'lactose',
] as const
export type Allergen = (typeof allergens)[number]

/** From the worst to the best: what is not known is worse than free, and never taken for it. */
export const allergenStates = ['contains', 'may contain', 'not known', 'free'] as const
export type AllergenState = (typeof allergenStates)[number]

/** The states that somebody has set for a food; an allergen that is absent is not known. */
export type AllergenTags = Readonly<Partial<Record<Allergen, AllergenState>>>

export type AllergenStates = Readonly<Record<Allergen, AllergenState>>

export const allergenState = (tags: AllergenTags, allergen: Allergen): AllergenState => tags[allergen] ?? 'not known'

/** A recipe or meal is as its worst food. Nothing is known of one without foods, because it may be described in words. */
export const deriveAllergens = (foods: readonly AllergenTags[]): AllergenStates => mapAllergens(allergen => worstState(foods, allergen))

function worstState(foods: readonly AllergenTags[], allergen: Allergen): AllergenState {
  const states = new Set(foods.map(tags => allergenState(tags, allergen)))
  return allergenStates.find(state => states.has(state)) ?? 'not known'
}

/** Each allergen is written out by the list, which the compiler cannot know. */
const mapAllergens = (stateOf: (allergen: Allergen) => AllergenState): AllergenStates =>
  Object.fromEntries(allergens.map(allergen => [allergen, stateOf(allergen)])) as AllergenStates
