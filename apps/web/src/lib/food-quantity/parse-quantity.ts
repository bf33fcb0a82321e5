import type { PlannedFood } from '@allenio/contract/aliments'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import { parseQuantity, type QuantityRefusal } from '@allenio/domain/aliments'

/** How much of a food stands in a recipe or a plan. */
export interface FoodQuantity {
  grams: number
  measure: MeasuredAmount | null
  isToTaste: boolean
}

export type QuantityFood = Pick<PlannedFood, 'kcal' | 'density' | 'measures'>

const toTasteText = /^(?:q\.?\s?b\.?|quanto basta|to taste)$/i

/** Reads '150', '2 fette', '300k' or 'q.b.'. Kcal of a food without any leave its quantity as it is. */
export function parseFoodQuantity(text: string, food: QuantityFood): FoodQuantity | QuantityRefusal | 'same' {
  if (toTasteText.test(text.trim())) return { grams: 0, measure: null, isToTaste: true }
  const quantity = parseQuantity(text, food)
  if ('error' in quantity) return quantity
  if (quantity.kind === 'same quantity') return 'same'
  const measure = quantity.kind === 'measure' ? { name: quantity.measure.name, amount: quantity.amount } : null
  return { grams: quantity.grams, measure, isToTaste: false }
}
