import type { Operation } from '@allenio/contract/documents'
import { scaleIngredients } from '@allenio/domain/recipes'
import type { PlannedComponent } from './content.ts'

/** So many portions of a dish: its ingredients are scaled from the recipe's own quantities, whatever they are now. */
export function serveDish(component: PlannedComponent, portions: number): Operation[] {
  const { recipe } = component
  if (recipe === null || !(portions > 0) || portions === Infinity) return []
  const own = component.rows.map(({ id, ownGrams, grams, isToTaste }) => ({ id, grams: ownGrams ?? grams, measure: null, isToTaste }))
  const scaled = scaleIngredients(own, portions / recipe.portions)
  const changed = scaled.filter(({ isToTaste }) => !isToTaste)
  return [
    { kind: 'set', id: component.id, cells: { portions } },
    // a measure names the quantity before
    ...changed.map(({ id, grams }): Operation => ({ kind: 'set', id, cells: { grams, measure: null } })),
  ]
}
