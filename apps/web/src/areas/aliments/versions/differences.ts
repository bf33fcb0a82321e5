import {
  allergens,
  nutrientCodes,
  type Allergen,
  type AllergenState,
  type FoodMeasure,
  type NutrientCode,
  type PlannedFood,
} from '@allenio/contract/aliments'
import { allergenState, macros, type Macro } from '@allenio/domain/aliments'

const facts = ['density', 'ediblePart', 'cookingFactor'] as const
const texts = ['nameIt', 'nameEn', 'brand'] as const

interface Sides<Value> {
  before: Value
  now: Value
}

/** One thing in which two versions of a food differ. */
export type FoodDifference =
  | ({ kind: 'text'; of: (typeof texts)[number] } & Sides<string>)
  | ({ kind: 'category' } & Sides<PlannedFood['category']>)
  | ({ kind: 'figure'; of: 'kcal' | Macro } & Sides<number | null>)
  | ({ kind: 'nutrient'; of: NutrientCode } & Sides<number | null>)
  | ({ kind: 'fact'; of: (typeof facts)[number] } & Sides<number | null>)
  | ({ kind: 'measure'; of: Pick<FoodMeasure, 'name' | 'amount'> } & Sides<number | null>)
  | ({ kind: 'allergen'; of: Allergen } & Sides<AllergenState>)

/** All that is different, in the order of a food's page. A figure that nobody knows is null, which a zero is not. */
export function foodDifferences(before: PlannedFood, now: PlannedFood): FoodDifference[] {
  const differences: FoodDifference[] = [
    ...texts.map(of => ({ kind: 'text' as const, of, before: before[of], now: now[of] })),
    { kind: 'category', before: before.category, now: now.category },
    ...(['kcal', ...macros] as const).map(of => ({ kind: 'figure' as const, of, before: before[of], now: now[of] })),
    ...nutrientCodes.map(of => ({ kind: 'nutrient' as const, of, before: before.nutrients[of] ?? null, now: now.nutrients[of] ?? null })),
    ...facts.map(of => ({ kind: 'fact' as const, of, before: before[of], now: now[of] })),
    ...measureSides(before, now),
    ...allergens.map(of => ({
      kind: 'allergen' as const,
      of,
      before: allergenState(before.allergens, of),
      now: allergenState(now.allergens, of),
    })),
  ]
  return differences.filter(each => each.before !== each.now)
}

const measureKey = ({ name, amount }: FoodMeasure): string => JSON.stringify([name.it, name.en, amount])

/** The grams of every measure that either of them has. */
function measureSides(before: PlannedFood, now: PlannedFood): FoodDifference[] {
  const byKey = ({ measures }: PlannedFood) => new Map(measures.map(each => [measureKey(each), each]))
  const [earlier, later] = [byKey(before), byKey(now)]
  return [...new Map([...earlier, ...later])].map(([key, { name, amount }]) => ({
    kind: 'measure',
    of: { name, amount },
    before: earlier.get(key)?.grams ?? null,
    now: later.get(key)?.grams ?? null,
  }))
}
