import type { Language, Wording } from '@allenio/contract'
import { cookedWeight, foodName, measureNoun } from '@allenio/domain/aliments'
import { formatDecimal } from '@allenio/domain/formats'
import type { PlannedAmount } from '@allenio/domain/meal-plans'
import { paperWords } from './words.ts'

/** A name is in the language of the paper, or in the other where that one has none. */
export const wordIn = ({ it, en }: Wording, language: Language): string => foodName({ nameIt: it, nameEn: en }, language)

/** A food has the name that the plan gives it, else its own. */
export const nameOfAmount = ({ customName, food }: Pick<PlannedAmount, 'customName' | 'food'>, language: Language): string =>
  wordIn(customName, language) || (food ? wordIn(food, language) : '') || paperWords(language)('food')

const gramsOfKilogram = 1000

export const printGrams = (grams: number, language: Language): string => `${formatDecimal(language, grams)} g`

/** As one reads a shop's scales. */
export const printWeight = (grams: number, language: Language): string =>
  grams < gramsOfKilogram ? printGrams(grams, language) : `${formatDecimal(language, grams / gramsOfKilogram, { most: 2 })} kg`

interface AmountOptions {
  withMeasures: boolean
  /** A gram of the food weighs so much when it is cooked; null where nobody knows, or nobody asks. */
  cookingFactor: number | null
}

/** "2 fette (60 g)", "60 g", "80 g (200 g da cotto)", "q.b."; empty while nobody has written a quantity. */
export function printAmount(amount: PlannedAmount, language: Language, { withMeasures, cookingFactor }: AmountOptions): string {
  const { grams, measure, isToTaste } = amount
  const say = paperWords(language)
  if (isToTaste) return say('to taste')
  if (grams === 0) return ''
  const cooked = cookedWeight(grams, cookingFactor)
  const spoons =
    withMeasures && measure ? [`${formatDecimal(language, measure.amount, { most: 2 })} ${measureNoun(measure, language)}`] : []
  const cookedTexts = cooked === null ? [] : [say('cooked', { weight: printGrams(cooked, language) })]
  const [first, ...others] = [...spoons, printGrams(grams, language), ...cookedTexts]
  return others.length === 0 ? (first ?? '') : `${first} (${others.join(', ')})`
}
