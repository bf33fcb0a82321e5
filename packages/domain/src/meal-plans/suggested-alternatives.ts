import type { AlternativeBasis } from '@allenio/contract/meal-plans'
import type { FoodCategory } from '@allenio/contract/aliments'
import type { FoodFigures } from '@allenio/domain/aliments'
import { gramsAlike } from './alternatives.ts'
import { kitchenGrams } from './kitchen-amounts.ts'

// Foods that a professional may offer in the place of a row: of its food group, with as much energy or protein, in amounts of a kitchen.

export interface SuggestibleFood {
  id: string
  nameIt: string
  brand: string
  category: FoodCategory | null
  figures: Pick<FoodFigures, 'kcal' | 'protein' | 'carbs' | 'lipids'>
}

/** Families that stand for each other on a plate. A food of the row's own family comes first. */
const groups: readonly (readonly FoodCategory[])[] = [
  ['pasta_noodles', 'grains_flours', 'potatoes_tubers', 'bread_bakery'],
  ['vegetables', 'mushrooms_algae'],
  ['legumes', 'soy_plant'],
  ['fish', 'shellfish'],
  ['beef', 'veal', 'pork', 'lamb_goat', 'poultry', 'game_other'],
  ['fruit'],
]

const groupOf = (category: FoodCategory): readonly FoodCategory[] => groups.find(group => group.includes(category)) ?? [category]

export interface SuggestionRow<Food extends SuggestibleFood> {
  food: Food
  grams: number
  basis: AlternativeBasis
}

export interface SuggestionRules<Food extends SuggestibleFood> {
  /** Foods of the client, the business and the everyday kitchen, which come before others of the same figures. */
  isFamiliar: (food: Food) => boolean
  /** Foods that an exclusion of the client touches, or that stand below the row already. */
  isLeftOut: (food: Food) => boolean
  atMost: number
}

export interface Suggestion<Food extends SuggestibleFood> {
  food: Food
  grams: number
}

const macroEnergy = { protein: 4, carbs: 4, lipids: 9 } as const
const macroNames = ['protein', 'carbs', 'lipids'] as const

/** The share of the row's energy that lies in other macros; at least that of a small bite counts as the row's energy. */
function distanceOf<Food extends SuggestibleFood>(row: SuggestionRow<Food>, { food, grams }: Suggestion<Food>): number {
  const inKcal = (figures: SuggestibleFood['figures'], amount: number) =>
    macroNames.map(macro => ((figures[macro] ?? 0) * amount * macroEnergy[macro]) / 100)
  const rowParts = inKcal(row.food.figures, row.grams)
  const suggestedParts = inKcal(food.figures, grams)
  const total = Math.max(
    20,
    rowParts.reduce((sum, each) => sum + each, 0),
  )
  return rowParts.reduce((sum, each, at) => sum + Math.abs(each - (suggestedParts[at] ?? 0)), 0) / total
}

/** Ingredients that make dishes and are not served by themselves. */
const ingredients =
  /^(?:farina|semola|amido|fecola|pangrattato|lievit|bicarbonato|crusca|glutine|germe|tuorlo|succo di lim|strutto|crosta|bigné|pasta per)/i
const isIngredient = ({ nameIt }: SuggestibleFood): boolean => ingredients.test(nameIt)

const cooked =
  /\b(?:cott[oaie]|bollit|lessat|arrosto|fritt|brasat|stufat|in umido|al vapore|in padella|alla griglia|al forno|in camicia|sod[oaie]\b)/i

/** Raw stands for raw and cooked for cooked, because the client would weigh the other wrong. */
const stateOf = (one: SuggestibleFood, other: SuggestibleFood): number => (cooked.test(one.nameIt) === cooked.test(other.nameIt) ? 0 : 0.8)

/** A plain name is a plain food: 'Pane integrale' before 'Pane di frumento con semi di girasole, confezionato'. */
const strangeness = ({ nameIt, brand }: SuggestibleFood): number =>
  0.4 + Math.min(8, nameIt.split(/[\s,]+/).length) * 0.05 + (brand === '' ? 0 : 0.2)

/** Bread is replaced by bread, while pasta, rice and potatoes are one course. */
const kinship = (category: FoodCategory, food: SuggestibleFood): number =>
  food.category === category ? 0 : category === 'bread_bakery' || food.category === 'bread_bakery' ? 0.6 : 0.25

/** What a food is, before its forms: two turkey breasts are one suggestion. */
const headOf = ({ nameIt, brand }: SuggestibleFood): string => `${nameIt.split(',')[0] ?? ''} ${brand}`

/** Beyond these a food is no alternative: its macros are others, or it would be a heap or a crumb. */
const [farthest, timesAtMost] = [0.75, 4]

export function suggestAlternatives<Food extends SuggestibleFood>(
  row: SuggestionRow<Food>,
  foods: Iterable<Food>,
  { isFamiliar, isLeftOut, atMost }: SuggestionRules<Food>,
): Suggestion<Food>[] {
  const { category } = row.food
  if (category === null || row.grams === 0) return []
  const group = groupOf(category)
  const fitting: (Suggestion<Food> & { order: number })[] = []
  for (const food of foods) {
    if (food.id === row.food.id || food.category === null || !group.includes(food.category)) continue
    if (isIngredient(food) || (food.nameIt === row.food.nameIt && food.brand === row.food.brand)) continue
    const alike = gramsAlike({ food: row.food.figures, grams: row.grams }, food.figures, row.basis)
    if ('refusal' in alike || alike.grams > row.grams * timesAtMost || alike.grams * timesAtMost < row.grams) continue
    const grams = kitchenGrams(alike.grams)
    const distance = distanceOf(row, { food, grams })
    if (distance > farthest || isLeftOut(food)) continue
    const order = 2 * distance + (isFamiliar(food) ? 0 : strangeness(food)) + kinship(category, food) + stateOf(row.food, food)
    fitting.push({ food, grams, order })
  }
  fitting.sort((one, other) => one.order - other.order || (one.food.id < other.food.id ? -1 : 1))
  const suggestions = new Map<string, Suggestion<Food>>()
  for (const { food, grams } of fitting) {
    if (suggestions.size === atMost) break
    const head = headOf(food)
    if (!suggestions.has(head)) suggestions.set(head, { food, grams })
  }
  return [...suggestions.values()]
}
