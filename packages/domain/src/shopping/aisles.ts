import type { Wording } from '@allenio/contract'
import { foodCategories, type FoodCategory } from '@allenio/contract/aliments'

/** The parts of a shop in the order in which most are built. */
const aisleTable = {
  produce: {
    names: { it: 'Frutta e verdura', en: 'Fruit and vegetables' },
    categories: ['fruit', 'vegetables', 'mushrooms_algae', 'potatoes_tubers'],
  },
  bread: { names: { it: 'Pane e forno', en: 'Bread and bakery' }, categories: ['bread_bakery'] },
  meat: { names: { it: 'Carne', en: 'Meat' }, categories: ['beef', 'veal', 'pork', 'lamb_goat', 'poultry', 'game_other', 'offal'] },
  fish: { names: { it: 'Pesce', en: 'Fish' }, categories: ['fish', 'shellfish'] },
  deli: { names: { it: 'Salumi e formaggi', en: 'Cured meats and cheese' }, categories: ['cured_meats', 'cheese'] },
  dairy: { names: { it: 'Latte, yogurt e uova', en: 'Milk, yogurt and eggs' }, categories: ['milk_yogurt', 'eggs', 'soy_plant'] },
  grains: { names: { it: 'Pasta, riso e farine', en: 'Pasta, rice and flours' }, categories: ['pasta_noodles', 'grains_flours'] },
  legumes: { names: { it: 'Legumi e conserve', en: 'Legumes and preserves' }, categories: ['legumes', 'fruit_preserved'] },
  seasonings: {
    names: { it: 'Olio, salse e spezie', en: 'Oil, sauces and spices' },
    categories: ['fats_oils', 'sauces_dressings', 'spices_herbs'],
  },
  breakfast: {
    names: { it: 'Colazione e dolci', en: 'Breakfast and sweets' },
    categories: ['breakfast_cereals', 'cakes_biscuits', 'sweets_chocolate', 'desserts_icecream'],
  },
  snacks: { names: { it: 'Frutta secca e snack', en: 'Nuts and snacks' }, categories: ['nuts_seeds', 'snacks'] },
  prepared: { names: { it: 'Piatti pronti e zuppe', en: 'Prepared dishes and soups' }, categories: ['dishes', 'soups'] },
  drinks: { names: { it: 'Bevande', en: 'Drinks' }, categories: ['beverages', 'juices', 'alcohol'] },
  supplements: { names: { it: 'Integratori', en: 'Supplements' }, categories: ['supplements'] },
  other: { names: { it: 'Altro', en: 'Other' }, categories: [] },
  own: { names: { it: 'Aggiunte', en: 'Added' }, categories: [] },
} as const satisfies Record<string, { names: Wording; categories: readonly FoodCategory[] }>

export type Aisle = keyof typeof aisleTable

/** Each key is written out above, which the compiler does not say of keys. */
export const aisles = Object.keys(aisleTable) as Aisle[]

const aisleByCategory = new Map<FoodCategory, Aisle>(
  foodCategories.flatMap(category => aisles.filter(aisle => aislesHold(aisle, category)).map(aisle => [category, aisle] as const)),
)

function aislesHold(aisle: Aisle, category: FoodCategory): boolean {
  const categories: readonly FoodCategory[] = aisleTable[aisle].categories
  return categories.includes(category)
}

export const aisleName = (aisle: Aisle, language: 'it' | 'en'): string => aisleTable[aisle].names[language]

export const aisleOf = (category: FoodCategory | null): Aisle => (category === null ? 'other' : (aisleByCategory.get(category) ?? 'other'))

interface Placed {
  category: FoodCategory | null
  isOwn: boolean
}

/** The lines by aisle in the order of the shop; within one they keep theirs. What the client has added comes last. */
export function groupByAisle<Line>(lines: readonly Line[], placeOf: (line: Line) => Placed) {
  const byAisle = Map.groupBy(lines, line => {
    const { category, isOwn } = placeOf(line)
    return isOwn ? 'own' : aisleOf(category)
  })
  return aisles.flatMap(aisle => {
    const inAisle = byAisle.get(aisle)
    return inAisle ? [{ aisle, lines: inAisle }] : []
  })
}
