import type { Wording } from '@allenio/contract'
import type { FoodDescription } from '@allenio/domain/aliments'
import type { PlannedAmount, PlannedComponent, PlannedDay, PlannedMeal } from './content.ts'

// A plan may describe food in words. Exclusions judge these descriptions as they judge foods.

const isWritten = ({ it, en }: Wording): boolean => it.trim() !== '' || en.trim() !== ''

/** Describes a row that has a name of its own, with a food or without. */
export const describedAmount = ({ id, food, customName: name }: Pick<PlannedAmount, 'id' | 'food' | 'customName'>): FoodDescription[] =>
  isWritten(name) ? [{ id, name, ...(food && { foodId: food.id }) }] : []

/** Describes a dish without ingredients by its names. */
export function describedDish({ id, recipe, customName, rows }: PlannedComponent): FoodDescription[] {
  if (recipe === null || rows.length > 0) return []
  return [customName, recipe].filter(isWritten).map(({ it, en }) => ({ id, name: { it, en } }))
}

/** Describes a free meal. */
export const describedMeal = ({ id, isFree, description: name }: PlannedMeal): FoodDescription[] =>
  isFree && isWritten(name) ? [{ id, name }] : []

export const listDescriptions = (days: readonly PlannedDay[]): FoodDescription[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(meal => [
      ...describedMeal(meal),
      ...meal.components.flatMap(component => [
        ...describedDish(component),
        ...component.rows.flatMap(row => [row, ...row.alternatives].flatMap(describedAmount)),
      ]),
    ]),
  )
