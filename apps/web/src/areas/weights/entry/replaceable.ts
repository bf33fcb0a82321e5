import type { Weight } from '@allenio/contract/weights'

/** The weight of a day that a new one may take the place of: typed on its own, by somebody whose weights one may change. */
export const replaceableOn = (weights: readonly Weight[], day: string): Weight | undefined =>
  weights.find(weight => weight.day === day && isReplaceable(weight))

/** Those with photos or from a visit belong to their record. */
export const isReplaceable = ({ may, source }: Pick<Weight, 'may' | 'source'>): boolean =>
  may.update && (source === 'manual' || source === 'client')
