import type { Wording } from '@allenio/contract'
import type { FoodCategory } from '@allenio/contract/aliment-fields'
import { wordStems } from './word-stems.ts'

/** Their foods are made of others, which their names need not tell. */
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

/** A name with one of them leaves open of what: yogurt with fruit, mixed spices, tuna salad. */
const mixtureStems = new Set(
  wordStems(
    'misto mista misti mix mixed blend assorted cocktail macedonia ripieno farcito stuffed filled salad frutta fruit verdure vegetable',
  ),
)

/** Fruit and vegetables are called so without being mixed. */
const plainCategories: ReadonlySet<FoodCategory> = new Set(['fruit', 'vegetables'])

interface NamedFood {
  name: Wording
  category: FoodCategory | null
  /** Empty is none. A product of a brand has a list of ingredients, which nobody has typed. */
  brand: string
}

/** Whether there may be something in it that its name does not say. */
export function isComposite({ name, category, brand }: NamedFood): boolean {
  if (category === null || brand !== '' || compositeCategories.has(category)) return true
  return !plainCategories.has(category) && Object.values(name).some(each => wordStems(each).some(stem => mixtureStems.has(stem)))
}
