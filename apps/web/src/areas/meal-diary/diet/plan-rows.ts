import type { Diet, DietAssignment, DietFood, RowSwaps } from '@allenio/contract/diets'
import type { saveOwnSwap } from '@allenio/contract/meal-diary'
import type { Input } from '@allenio/contract'
import type { FoodCell } from '@allenio/contract/meal-plan-cells'
import { foodKeyOf } from '@allenio/domain/meal-plans'

export type PlanDay = DietAssignment['days'][number]
export type PlanMeal = PlanDay['meals'][number]
export type PlanComponent = PlanMeal['components'][number]
export type PlanIngredient = PlanComponent['ingredients'][number]
/** A food that is eaten: of a meal, or of a dish. */
export type PlanRow = PlanComponent | PlanIngredient
export type PlanAlternative = PlanRow['alternatives'][number]

export const rowsOfMeal = ({ components }: PlanMeal): PlanRow[] => components.flatMap(each => [each, ...each.ingredients])

interface WarnedRow {
  id: string
  allergies?: readonly string[] | undefined
}

/** The allergies that rows touch as they were planned, each once; a food that is eaten in the place of another touches none. */
export const allergiesOf = (rows: readonly WarnedRow[], swaps?: Pick<ReadonlyMap<string, unknown>, 'has'>): string[] => [
  ...new Set(rows.flatMap(({ id, allergies = [] }) => (swaps?.has(id) ? [] : allergies))),
]

/** The energy of a meal or a day as far as it is known; nothing where none of it is. */
export function plannedEnergy(figures: PlanMeal['figures'] | undefined): { kcal: number; isAtLeast: boolean } | undefined {
  if (!figures) return undefined
  const isAtLeast = figures.isPartial || figures.kcal.isPartial
  return isAtLeast && figures.kcal.amount === 0 ? undefined : { kcal: Math.round(figures.kcal.amount), isAtLeast }
}

/** The facts of a planned food, in its version. */
export const foodIn = (foods: readonly DietFood[], food: FoodCell | null | undefined): DietFood | undefined =>
  food ? foods.find(each => foodKeyOf(each) === foodKeyOf(food)) : undefined

export function rowWithId({ assignments }: Pick<Diet, 'assignments'>, rowId: string): PlanRow | undefined {
  for (const { days } of assignments)
    for (const { meals } of days)
      for (const meal of meals) {
        const row = rowsOfMeal(meal).find(({ id }) => id === rowId)
        if (row) return row
      }
  return undefined
}

export type SwapChoice = NonNullable<Input<typeof saveOwnSwap>['choice']>

interface Swap {
  diet: Diet
  swaps: readonly RowSwaps[]
  rowId: string
  choice: SwapChoice
}

/** The food of a swap as the device knows it, before the server has answered. */
export function swapFoodOf({ diet, swaps, rowId, choice }: Swap) {
  switch (choice.kind) {
    case 'alternative': {
      const alternative = rowWithId(diet, rowId)?.alternatives.find(({ id }) => id === choice.alternativeId)
      return alternative?.food && { food: alternative.food, grams: alternative.grams ?? 0, alternativeId: alternative.id }
    }
    case 'food': {
      const candidates = swaps.filter(each => each.rowId === rowId).flatMap(each => each.candidates)
      const candidate = candidates.find(({ food }) => food.id === choice.foodId)
      return candidate && { food: candidate.food, grams: candidate.grams, alternativeId: null }
    }
    default:
      return choice satisfies never
  }
}

/** The foods of the plans, and those of swaps that the server has not heard of, as they were offered. */
export function knownFoods({ foods }: Pick<Diet, 'foods'>, taken: Diet['diary']['swaps'], swaps: readonly RowSwaps[]): DietFood[] {
  const known = new Set(foods.map(foodKeyOf))
  const unsent = taken.flatMap(({ rowId, food }) => {
    if (!food || known.has(foodKeyOf(food))) return []
    const candidates = swaps.filter(each => each.rowId === rowId).flatMap(each => each.candidates)
    const candidate = candidates.find(each => foodKeyOf(each.food) === foodKeyOf(food))
    if (!candidate) return []
    const { category, ediblePart, cookingFactor } = candidate
    return [{ ...food, category, ediblePart, cookingFactor }]
  })
  return [...foods, ...unsent]
}
