import type { Language } from '@allenio/contract'
import type { FoodMeasure } from '@allenio/contract/aliments'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import { foodName, gramsOfOne, measureNoun } from '@allenio/domain/aliments'
import { formats, type Formats, useFormats } from '#lib/formats'
import { areaWords, language as currentLanguage, useLanguage } from '#lib/words'
import type { TakenMeasure } from './taken-measure.ts'
import { parseFoodQuantity, type FoodQuantity, type QuantityFood } from './parse-quantity.ts'

export const useQuantityWords = areaWords('food quantity', {
  it: {
    toTaste: 'q.b.',
    empty: 'Scrivi quanto.',
    'not a quantity': 'Scrivi quanto: 150, 2 fette, 300k o q.b.',
    'too large': 'È troppo.',
    'unknown word': 'Misura sconosciuta. Ci sono: {{measures}}.',
    'no measures': 'Questo alimento non ha misure: scrivi i grammi.',
    'ambiguous word': 'Più misure si chiamano così: {{measures}}.',
    taken: '«{{word}}»: ho preso {{measure}}. C’è anche: {{others}}.',
    'kcal not known': 'Le calorie di questo alimento non sono note: scrivi i grammi.',
    'density not known': 'La densità di questo alimento non è nota: scrivi i grammi.',
  },
  en: {
    toTaste: 'to taste',
    empty: 'Enter how much.',
    'not a quantity': 'Enter how much: 150, 2 slices, 300k or to taste.',
    'too large': 'That is too much.',
    'unknown word': 'Unknown measure. You can use: {{measures}}.',
    'no measures': 'This food has no measures: enter the grams.',
    'ambiguous word': 'Several measures have this name: {{measures}}.',
    taken: '“{{word}}”: {{measure}} was used. There is also: {{others}}.',
    'kcal not known': 'The calories of this food are not known: enter the grams.',
    'density not known': 'The density of this food is not known: enter the grams.',
  },
})

type Say = typeof useQuantityWords.say

interface Reader {
  say: Say
  decimal: Formats['decimal']
  language: Language
}

function textsIn({ say, decimal, language }: Reader) {
  const measureName = ({ name }: Pick<MeasuredAmount, 'name'>) => foodName({ nameIt: name.it, nameEn: name.en }, language)
  const weighed = (measure: FoodMeasure) => `${measureName(measure)} = ${decimal(gramsOfOne(measure), { most: 1 })} g`
  return {
    measureName,
    textOf: ({ grams, measure, isToTaste }: FoodQuantity): string => {
      if (isToTaste) return say('toTaste')
      return measure ? `${decimal(measure.amount, { most: 2 })} ${measureNoun(measure, language)}` : String(grams)
    },
    /** Says which of several measures a word was taken for. */
    takenText: ({ word, measure, others }: TakenMeasure): string =>
      say('taken', { word, measure: weighed(measure), others: others.map(weighed).join(', ') }),
    /** Says what is wrong with a text; undefined if it can be read. */
    faultOf: (text: string, food: QuantityFood): string | undefined => {
      const quantity = parseFoodQuantity(text, food)
      if (quantity === 'same' || !('error' in quantity)) return undefined
      if (quantity.error === 'ambiguous word') return say(quantity.error, { measures: quantity.measures.map(weighed).join(', ') })
      if (quantity.error !== 'unknown word') return say(quantity.error)
      const names = food.measures.slice(0, 4).map(measureName)
      return names.length > 0 ? say('unknown word', { measures: names.join(', ') }) : say('no measures')
    },
  }
}

/** Texts for quantities of foods: how they are written, and what is wrong with one that cannot be read. */
export function useQuantityTexts() {
  const say = useQuantityWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  return textsIn({ say, decimal, language })
}

/** The texts for code outside components, in the present language. */
export const quantityTexts = () => textsIn({ say: useQuantityWords.say, decimal: formats().decimal, language: currentLanguage() })
