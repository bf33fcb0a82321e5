import type { Diet, DietSwap } from '@allenio/contract/meal-diary'
import type { PlanComponent, PlanIngredient } from '../diet/plan-rows.ts'

interface Place {
  recipeId: string
  rowId: string | undefined
}

/** The dish of the plan that is cooked: the one that was opened, else the first that is made by this recipe. */
export function cookedDish(
  { assignments, earlierReleases }: Pick<Diet, 'assignments' | 'earlierReleases'>,
  { recipeId, rowId }: Place,
): PlanComponent | undefined {
  const dishes = [...assignments, ...earlierReleases]
    .flatMap(({ days }) => days)
    .flatMap(({ meals }) => meals)
    .flatMap(({ components }) => components)
    .filter(({ recipe }) => recipe?.id === recipeId)
  return dishes.find(({ id }) => id === rowId) ?? dishes[0]
}

/** As much of an ingredient as so many people need, with what was swapped on the day. */
export function servedIngredient(ingredient: PlanIngredient, people: number, swap: DietSwap | undefined): PlanIngredient {
  if (swap?.food) {
    const { food, grams, allergies } = swap
    return { id: ingredient.id, alternatives: [], food, grams: grams * people, allergies, note: ingredient.note }
  }
  const { grams, measure, ...rest } = ingredient
  return {
    ...rest,
    ...(grams !== undefined && { grams: grams * people }),
    ...(measure && { measure: { ...measure, amount: measure.amount * people } }),
  }
}
