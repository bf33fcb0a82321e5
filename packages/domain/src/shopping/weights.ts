import type { Language } from '@allenio/contract'
import { formatDecimal, formatInteger, withUnit } from '@allenio/domain/formats'

/** 350 g, 1,25 kg: as scales in shops show it. */
export const formatShoppingWeight = (language: Language, grams: number): string =>
  grams < 1000 ? withUnit(formatInteger(language, grams), 'g') : withUnit(formatDecimal(language, grams / 1000, { most: 2 }), 'kg')

/** Nobody buys peel by the gram: the next ten above. */
export const formatGrossWeight = (language: Language, grams: number): string => formatShoppingWeight(language, Math.ceil(grams / 10) * 10)
