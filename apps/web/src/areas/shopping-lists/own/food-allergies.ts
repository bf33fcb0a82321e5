import type { ShoppingDiet } from '@allenio/domain/shopping'

/** The client's allergies by the food that touches them, as the plan and the swaps say. */
export function allergiesByFood({ assignments, diary }: ShoppingDiet): ReadonlyMap<string, readonly string[]> {
  const meals = assignments.flatMap(({ days }) => days.flatMap(day => day.meals))
  const rows = meals.flatMap(({ components }) => components.flatMap(component => [component, ...component.ingredients]))
  const byFood = new Map<string, string[]>()
  for (const { food, allergies = [] } of [...rows, ...diary.swaps])
    if (food && allergies.length > 0) byFood.set(food.id, [...new Set([...(byFood.get(food.id) ?? []), ...allergies])])
  return byFood
}
