import type { Allergen, AllergenTags, FoodCategory } from '@allenio/contract/aliments'
import { diets, dietStates, type Diet, type DietState } from '@allenio/contract/recipes'
import { allergenState } from './allergens.ts'

/** A food as diets see it. */
export interface DietFood {
  category: FoodCategory | null
  allergens: AllergenTags
  /** Milligrams per 100 g. Only fats need it, because their category does not tell lard from oil; a fat without the figure is not known. */
  cholesterol?: number | null
  /** Energy per 100 g. Salt, water and soda have no energy and no macros: they come from no animal. */
  kcal?: number | null
  protein?: number | null
  carbs?: number | null
  lipids?: number | null
}

export interface DietRule {
  never: { categories: readonly FoodCategory[]; allergens: readonly Allergen[]; includesAnimalFats?: true }
  always: { categories: readonly FoodCategory[] }
  /** Categories whose foods suit the diet if each allergen of `never` is known to be absent. */
  whenFree: { categories: readonly FoodCategory[] }
}

const meats = [
  'beef',
  'veal',
  'pork',
  'lamb_goat',
  'poultry',
  'game_other',
  'offal',
  'cured_meats',
] as const satisfies readonly FoodCategory[]

const plants = [
  'fruit',
  'fruit_preserved',
  'juices',
  'vegetables',
  'mushrooms_algae',
  'legumes',
  'nuts_seeds',
  'grains_flours',
  'spices_herbs',
] as const satisfies readonly FoodCategory[]

/** Categories that are mostly plants; but mash with milk, egg noodles and cream liqueurs are among them. */
const mostlyPlants = ['potatoes_tubers', 'soy_plant', 'pasta_noodles', 'beverages', 'alcohol'] as const satisfies readonly FoodCategory[]

const seaAllergens = ['fish', 'crustaceans', 'molluscs'] as const satisfies readonly Allergen[]

/**
 * The categories that stand nowhere are mixed: bread has lard or none, sweets have gelatine or none, and a dish is anything. Cheese counts
 * as vegetarian, whatever its rennet, because no table of foods names it.
 */
export const dietRules = {
  pescatarian: {
    never: { categories: meats, allergens: [] },
    always: { categories: [...plants, ...mostlyPlants, 'milk_yogurt', 'cheese', 'eggs', 'fish', 'shellfish'] },
    whenFree: { categories: [] },
  },
  vegetarian: {
    never: { categories: [...meats, 'fish', 'shellfish'], allergens: seaAllergens },
    always: { categories: [...plants, ...mostlyPlants, 'milk_yogurt', 'cheese', 'eggs'] },
    whenFree: { categories: [] },
  },
  vegan: {
    never: {
      categories: [...meats, 'fish', 'shellfish', 'milk_yogurt', 'cheese', 'eggs'],
      allergens: [...seaAllergens, 'milk', 'lactose', 'eggs'],
      // only vegans refuse all animal fats alike: for the other diets butter differs from lard
      includesAnimalFats: true,
    },
    always: { categories: plants },
    whenFree: { categories: mostlyPlants },
  },
} as const satisfies Record<Diet, DietRule>

/** A dish is judged by its worst food. A dish without foods is not known, because its content may be described in words. */
export const deriveDiets = (foods: readonly DietFood[]): Readonly<Record<Diet, DietState>> =>
  // each diet is written out by the list, which the compiler cannot know
  Object.fromEntries(diets.map(diet => [diet, worstState(foods, dietRules[diet])])) as Record<Diet, DietState>

function worstState(foods: readonly DietFood[], rule: DietRule): DietState {
  const states = new Set(foods.map(food => stateOf(food, rule)))
  return dietStates.find(state => states.has(state)) ?? 'not known'
}

function stateOf(food: DietFood, { never, always, whenFree }: DietRule): DietState {
  const { category, allergens } = food
  const states = never.allergens.map(allergen => allergenState(allergens, allergen))
  if (states.includes('contains')) return 'no'
  if (isMineral(food)) return 'yes'
  if (category === null) return 'not known'
  if (never.categories.includes(category) || (never.includesAnimalFats && isAnimalFat(food))) return 'no'
  if (always.categories.includes(category)) return 'yes'
  const isPlain = whenFree.categories.includes(category) || isPlantFat(food)
  return isPlain && !states.includes('not known') ? 'yes' : 'not known'
}

export const isMineral = ({ kcal, protein, carbs, lipids }: DietFood): boolean =>
  [kcal, protein, carbs, lipids].every(figure => figure === 0)

/** Tells plant fats by their cholesterol: plants have none, and every animal fat has some. */
const isPlantFat = ({ category, cholesterol }: DietFood): boolean => category === 'fats_oils' && cholesterol === 0
const isAnimalFat = ({ category, cholesterol }: DietFood): boolean => category === 'fats_oils' && (cholesterol ?? 0) > 0
