import type { Wording } from '@allenio/contract'
import type { FoodCategory } from '@allenio/contract/aliments'
import { wordStems } from '../word-stems.ts'

/** Categories of foods that are made of other foods, which the name need not tell. */
const compositeCategories: ReadonlySet<FoodCategory> = new Set([
  'juices',
  'breakfast_cereals',
  'bread_bakery',
  'cakes_biscuits',
  'sauces_dressings',
  'soups',
  'dishes',
  'snacks',
  'sweets_chocolate',
  'desserts_icecream',
  'beverages',
  'alcohol',
  'supplements',
])

/** Words of names that do not say what a mixture is made of: yogurt with fruit, mixed spices, tuna salad. */
const mixtureStems = new Set(
  wordStems(
    'misto mista misti mix mixed blend assorted cocktail macedonia ripieno farcito stuffed filled salad frutta fruit verdure vegetable',
  ),
)

/** Fruit and vegetables may have such a name without being mixed, for example salad. */
const plainCategories: ReadonlySet<FoodCategory> = new Set(['fruit', 'vegetables'])

interface NamedFood {
  name: Wording
  category: FoodCategory | null
  /** Empty means no brand. A product of a brand has a list of ingredients, which nobody has typed. */
  brand: string
}

/** Whether a food may contain something that its name does not say. */
export function isComposite({ name, category, brand }: NamedFood): boolean {
  if (category === null || brand !== '' || compositeCategories.has(category)) return true
  return !plainCategories.has(category) && Object.values(name).some(each => wordStems(each).some(stem => mixtureStems.has(stem)))
}
