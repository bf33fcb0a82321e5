import type { Language, Wording } from '@allenio/contract'
import { foodName, measureNoun } from '@allenio/domain/aliments'
import { formatDecimal } from '@allenio/domain/formats'
import type { PlannedAmount } from '@allenio/domain/meal-plans'
import { paperWords } from './words.ts'

/** In the language of the paper, or in the other where there is none. */
export const wordIn = ({ it, en }: Wording, language: Language): string => foodName({ nameIt: it, nameEn: en }, language)

/** As the plan calls a food; else as the food is called. */
export const nameOfAmount = ({ customName, food }: Pick<PlannedAmount, 'customName' | 'food'>, language: Language): string =>
  wordIn(customName, language) || (food ? wordIn(food, language) : '') || paperWords(language)('food')

const gramsOfKilogram = 1000

export const printGrams = (grams: number, language: Language): string => `${formatDecimal(language, grams)} g`

/** As one reads a shop's scales. */
export const printWeight = (grams: number, language: Language): string =>
  grams < gramsOfKilogram ? printGrams(grams, language) : `${formatDecimal(language, grams / gramsOfKilogram, { most: 2 })} kg`

/** "2 fette (60 g)", "60 g", "q.b."; empty while nobody has written a quantity. */
export function printAmount({ grams, measure, isToTaste }: PlannedAmount, language: Language, withMeasures: boolean): string {
  if (isToTaste) return paperWords(language)('to taste')
  if (grams === 0) return ''
  const weight = printGrams(grams, language)
  return withMeasures && measure
    ? `${formatDecimal(language, measure.amount, { most: 2 })} ${measureNoun(measure, language)} (${weight})`
    : weight
}
