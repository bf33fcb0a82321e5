import { diaryLimits } from '@allenio/contract/meal-diary'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import { gramsOfOne } from '@allenio/domain/aliments'
import { parseFoodQuantity, takeUsualMeasure, type FoodQuantity, type QuantityFood } from '#lib/food-quantity'

export interface Portion {
  grams: number
  measure: MeasuredAmount | null
}

/** Reads how much somebody ate: '2 fette', '150', '1/2 tazza'. Undefined for what is no portion, such as nothing or a ton. */
export function parsePortion(text: string, food: QuantityFood): Portion | undefined {
  const quantity = takeUsualMeasure(text, food)?.quantity ?? parseFoodQuantity(text, food)
  if (quantity === 'same' || 'error' in quantity || quantity.isToTaste) return undefined
  const { grams, measure } = quantity
  return grams >= 1 && grams <= diaryLimits.grams ? { grams, measure } : undefined
}

const portionsAtMost = 4
const presetGrams = 100

/** The portions that are offered beside the field: of each measure one, the first being what the client usually takes. */
export function offeredPortions({ measures }: Pick<QuantityFood, 'measures'>, usual: FoodQuantity | null = null): FoodQuantity[] {
  const portions = measures
    .filter(measure => gramsOfOne(measure) >= 1 && gramsOfOne(measure) <= diaryLimits.grams)
    .map(measure => ({ grams: Math.round(gramsOfOne(measure)), measure: { name: measure.name, amount: 1 }, isToTaste: false }))
  const preset = { grams: presetGrams, measure: null, isToTaste: false }
  const offered = [...(usual ? [usual] : []), ...portions].slice(0, portionsAtMost)
  return offered.length === 0 ? [preset] : offered
}
