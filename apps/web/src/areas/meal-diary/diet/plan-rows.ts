import type { Input } from '@allenio/contract'
import type { Diet, DietAssignment, DietFood, DietSwap, RowSwaps, saveOwnSwap } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
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
  doubts?: readonly string[] | undefined
}

/** The allergies that rows touch, each once; where another food is eaten, it alone counts. */
export const allergiesOf = (rows: readonly WarnedRow[], swaps?: ReadonlyMap<string, Pick<DietSwap, 'allergies'>>): string[] => [
  ...new Set(rows.flatMap(row => (swaps?.get(row.id) ?? row).allergies ?? [])),
]

/** The allergies of which nobody knows whether rows touch them. What is eaten instead was judged when it was chosen. */
export function doubtsOf(rows: readonly WarnedRow[], swaps?: ReadonlyMap<string, Pick<DietSwap, 'allergies'>>): string[] {
  const allergies = allergiesOf(rows, swaps)
  return [...new Set(rows.flatMap(row => (swaps?.has(row.id) ? [] : (row.doubts ?? []))))].filter(name => !allergies.includes(name))
}

/** The energy of a meal or a day as far as it is known; nothing where none of it is. */
export function plannedEnergy(figures: PlanMeal['figures'] | undefined): { kcal: number; isAtLeast: boolean } | undefined {
  if (!figures) return undefined
  const isAtLeast = figures.isPartial || figures.kcal.isPartial
  return isAtLeast && figures.kcal.amount === 0 ? undefined : { kcal: Math.round(figures.kcal.amount), isAtLeast }
}

/** The facts of a planned food, in its version. */
export const foodIn = (foods: readonly DietFood[], food: FoodCell | null | undefined): DietFood | undefined =>
  food ? foods.find(each => foodKeyOf(each) === foodKeyOf(food)) : undefined

/** A row keeps its id when it gets another food, in a later release. */
export interface ReleasedRow {
  releaseId: string
  rowId: string
}

function findRow({ assignments, earlierReleases }: Diet, { releaseId, rowId }: ReleasedRow): PlanRow | undefined {
  for (const { days } of [...assignments, ...earlierReleases].filter(each => each.releaseId === releaseId))
    for (const { meals } of days)
      for (const meal of meals) {
        const row = rowsOfMeal(meal).find(({ id }) => id === rowId)
        if (row) return row
      }
  return undefined
}

export type SwapChoice = NonNullable<Input<typeof saveOwnSwap>['choice']>

/** Foods that may stand in for a row as a release has it: the foods that were offered for another release may be of another family. */
export const candidatesFor = (swaps: readonly RowSwaps[], { releaseId, rowId }: ReleasedRow): RowSwaps['candidates'] =>
  swaps.find(each => each.rowId === rowId && each.releaseId === releaseId)?.candidates ?? []

interface Swap extends ReleasedRow {
  diet: Diet
  swaps: readonly RowSwaps[]
  choice: SwapChoice
}

/** The food of a swap as the device knows it, before the server has answered. */
export function swapFoodOf({ diet, swaps, choice, ...row }: Swap) {
  switch (choice.kind) {
    case 'alternative': {
      const alternative = findRow(diet, row)?.alternatives.find(({ id }) => id === choice.alternativeId)
      return alternative?.food && { food: alternative.food, grams: alternative.grams ?? 0, alternativeId: alternative.id }
    }
    case 'food': {
      const candidate = candidatesFor(swaps, row).find(({ food }) => food.id === choice.foodId)
      return candidate && { food: candidate.food, grams: candidate.grams, alternativeId: null }
    }
    default:
      return choice satisfies never
  }
}

/** The foods of the plans, and those of swaps that the server has not heard of, as they were offered. */
export function knownFoods({ foods }: Pick<Diet, 'foods'>, taken: Diet['diary']['swaps'], swaps: readonly RowSwaps[]): DietFood[] {
  const known = new Set(foods.map(foodKeyOf))
  const unsent = taken.flatMap(({ food, ...row }) => {
    if (!food || known.has(foodKeyOf(food))) return []
    const candidate = candidatesFor(swaps, row).find(each => foodKeyOf(each.food) === foodKeyOf(food))
    if (!candidate) return []
    const { category, ediblePart, cookingFactor } = candidate
    return [{ ...food, category, ediblePart, cookingFactor }]
  })
  return [...foods, ...unsent]
}
