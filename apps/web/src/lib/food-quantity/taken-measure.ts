import type { FoodMeasure } from '@allenio/contract/aliments'
import { gramsOfOne, wordStems } from '@allenio/domain/aliments'
import { parseFoodQuantity, type FoodQuantity, type QuantityFood } from './parse-quantity.ts'

export interface TakenMeasure {
  quantity: FoodQuantity
  word: string
  measure: FoodMeasure
  /** Other measures with the same name and another weight. */
  others: readonly FoodMeasure[]
}

/** The most usual of several measures that a typed quantity may mean; undefined where it means one, or none. */
export function takeUsualMeasure(text: string, food: QuantityFood): TakenMeasure | undefined {
  const refusal = parseFoodQuantity(text, food)
  if (refusal === 'same' || !('error' in refusal) || refusal.error !== 'ambiguous word') return undefined
  const meantMeasures: ReadonlySet<FoodMeasure> = new Set(refusal.measures)
  const measure = usualMeasure(food.measures.filter(each => meantMeasures.has(each)))
  if (!measure) return undefined
  const quantity = parseFoodQuantity(text, { ...food, measures: [measure] })
  if (quantity === 'same' || 'error' in quantity) return undefined
  return { quantity, word: refusal.word, measure, others: refusal.measures.filter(each => each !== measure) }
}

const mediumStems: ReadonlySet<string> = new Set(wordStems('medio medium normale regular'))

/** The business's own measure, else the one called medium, else the middle one by weight. */
function usualMeasure(measures: QuantityFood['measures']): QuantityFood['measures'][number] | undefined {
  const own = measures.filter(({ source }) => source === 'own')
  const choices = (own.length > 0 ? own : [...measures]).toSorted((one, other) => gramsOfOne(one) - gramsOfOne(other))
  const isMedium = ({ name }: FoodMeasure) => [name.it, name.en].some(each => wordStems(each).some(stem => mediumStems.has(stem)))
  return choices.find(isMedium) ?? choices[Math.floor((choices.length - 1) / 2)]
}
