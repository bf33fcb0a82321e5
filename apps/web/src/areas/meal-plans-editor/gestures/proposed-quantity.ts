import type { PlannedFood } from '@allenio/contract/aliments'
import { gramsOfOne } from '@allenio/domain/aliments'
import { gramsAlike } from '@allenio/domain/meal-plans'
import type { RowEntry } from '../outline.ts'

/** A household does not weigh by the gram, but of little it does. */
const step = 5
const smallGrams = 20
/** Three times as much of a leaner food is no proposal any more: lettuce for bread. */
const timesAtMost = 3

const rounded = (grams: number): number => (grams < smallGrams ? Math.max(1, Math.round(grams)) : Math.round(grams / step) * step)

const portionOf = ({ measures }: PlannedFood): number | undefined => {
  const portion = measures.find(({ source }) => source === 'LARN')
  return portion && rounded(gramsOfOne(portion))
}

/**
 * How much of another food takes the place of a row's: as much energy, or a portion of it where that cannot be told or would be a heap.
 * Undefined where the quantity stays: 185 g of potatoes are no 185 g of raw maize flour, but what is to taste stays to taste.
 */
export function proposedGrams({ amount, booked }: Pick<RowEntry, 'amount' | 'booked'>, food: PlannedFood): number | undefined {
  if (!amount?.food || amount.isToTaste || amount.lacksQuantity || amount.grams === 0) return undefined
  // another version of the same food
  if (amount.food.id === food.id) return undefined
  const alike = booked ? gramsAlike({ food: booked.food, grams: amount.grams }, food, 'kcal') : undefined
  if (alike && 'grams' in alike && alike.grams <= amount.grams * timesAtMost) return rounded(alike.grams)
  return portionOf(food)
}
