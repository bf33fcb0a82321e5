import type { Wording } from '@allenio/contract'
import type { FoodDescription } from '@allenio/domain/aliments'
import type { PlannedAmount, PlannedComponent, PlannedDay, PlannedMeal } from './content.ts'

// A plan may say in words what is eaten: exclusions judge these as they judge foods.

const isWritten = ({ it, en }: Wording): boolean => it.trim() !== '' || en.trim() !== ''

/** Of a row that somebody has named, with a food or without. */
export const describedAmount = ({ id, food, customName: name }: Pick<PlannedAmount, 'id' | 'food' | 'customName'>): FoodDescription[] =>
  isWritten(name) ? [{ id, name, ...(food && { foodId: food.id }) }] : []

/** Of a dish whose ingredients nobody has entered. */
export function describedDish({ id, recipe, customName, rows }: PlannedComponent): FoodDescription[] {
  if (recipe === null || rows.length > 0) return []
  return [customName, recipe].filter(isWritten).map(({ it, en }) => ({ id, name: { it, en } }))
}

/** Of a free meal. */
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
