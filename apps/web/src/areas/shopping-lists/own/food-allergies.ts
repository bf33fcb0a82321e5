import type { ShoppingDiet } from '@allenio/domain/shopping'

export interface FoodWarnings {
  allergies: readonly string[]
  /** The allergies of which nobody knows whether the food has them. */
  doubts: readonly string[]
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])]

/** The client's allergies by the food that touches them, or may, as the plan and the swaps say. */
export function warningsByFood({ assignments, diary }: ShoppingDiet): ReadonlyMap<string, FoodWarnings> {
  const meals = assignments.flatMap(({ days }) => days.flatMap(day => day.meals))
  const rows = meals.flatMap(({ components }) => components.flatMap(component => [component, ...component.ingredients]))
  const swaps = diary.swaps.map(swap => ({ ...swap, doubts: undefined }))
  const byFood = new Map<string, FoodWarnings>()
  for (const { food, allergies = [], doubts = [] } of [...rows, ...swaps]) {
    if (!food || allergies.length + doubts.length === 0) continue
    const before = byFood.get(food.id)
    byFood.set(food.id, { allergies: union(before?.allergies ?? [], allergies), doubts: union(before?.doubts ?? [], doubts) })
  }
  return byFood
}
