import type { Language } from '@allenio/contract'
import { foodCategories, type FoodCategory, type PlannedFood } from '@allenio/contract/aliments'
import { foodCategoryName } from '@allenio/domain/aliments'
import { foodKeyOf, type PlannedDay, type PlannedRow } from '@allenio/domain/meal-plans'
import { nameOfAmount, printWeight, wordIn } from './amounts.ts'
import { paperWords } from './words.ts'

interface Purchase {
  name: string
  category: FoodCategory | null
  grams: number
}

const isBought = ({ food, grams, isToTaste, customName }: PlannedRow) =>
  (grams > 0 || isToTaste) && (food !== null || customName.it !== '' || customName.en !== '')

/** The foods of all days by category, each once with the sum of its grams. */
export function listShopping(days: readonly PlannedDay[], foods: ReadonlyMap<string, PlannedFood>, language: Language) {
  const rows = days
    .flatMap(({ meals }) => meals.flatMap(({ components }) => components.flatMap(component => component.rows)))
    .filter(isBought)
  const purchases = new Map<string, Purchase>()
  for (const row of rows) {
    const name = row.food ? wordIn(row.food, language) || nameOfAmount(row, language) : nameOfAmount(row, language)
    const key = row.food?.id ?? name.toLowerCase()
    const category = (row.food && foods.get(foodKeyOf(row.food))?.category) ?? null
    const purchase = purchases.get(key) ?? { name, category, grams: 0 }
    purchases.set(key, { ...purchase, grams: purchase.grams + row.grams })
  }
  const byCategory = Map.groupBy(purchases.values(), ({ category }) => category)
  return [...foodCategories, null].flatMap(category => {
    const group = byCategory.get(category)
    if (!group) return []
    const items = group
      .toSorted((one, other) => one.name.localeCompare(other.name, language))
      .map(({ name, grams }) => ({ name, amount: grams === 0 ? paperWords(language)('to taste') : printWeight(grams, language) }))
    return [{ category: category === null ? paperWords(language)('other foods') : foodCategoryName(category, language), items }]
  })
}
