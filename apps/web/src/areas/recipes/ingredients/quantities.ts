import type { PlannedFood } from '@allenio/contract/planned-foods'
import type { MeasuredAmount } from '@allenio/contract/recipe-fields'
import { foodName, readQuantity } from '@allenio/domain/aliments'
import type { QuantityRefusal } from '@allenio/domain/aliments'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import type { EditedIngredient } from '../form/values.ts'
import { useIngredientWords } from './words.ts'

interface Quantity {
  grams: number
  measure: MeasuredAmount | null
  isToTaste: boolean
}

type QuantityFood = Pick<PlannedFood, 'kcal' | 'density' | 'measures'>

const toTasteText = /^(?:q\.?\s?b\.?|quanto basta|to taste)$/i

/** Reads '150', '2 fette', '300k' or 'q.b.'. Kcal of a food without any leave its quantity as it is. */
export function readIngredientQuantity(text: string, food: QuantityFood): Quantity | QuantityRefusal | 'same' {
  if (toTasteText.test(text.trim())) return { grams: 0, measure: null, isToTaste: true }
  const quantity = readQuantity(text, food)
  if ('error' in quantity) return quantity
  if (quantity.kind === 'same quantity') return 'same'
  const measure = quantity.kind === 'measure' ? { name: quantity.measure.name, amount: quantity.amount } : null
  return { grams: quantity.grams, measure, isToTaste: false }
}

/** The row after somebody has typed its quantity; what cannot be read stays as it was typed. */
export function withTypedQuantity(row: EditedIngredient, text: string): EditedIngredient {
  const quantity = readIngredientQuantity(text, row.food)
  if (quantity === 'same') return { ...row, typed: null }
  return 'error' in quantity ? { ...row, typed: text } : { ...row, ...quantity, typed: null }
}

/** How quantities are written, and what is wrong with one that cannot be read. */
export function useQuantities() {
  const t = useIngredientWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  const measureName = ({ name }: Pick<MeasuredAmount, 'name'>) => foodName({ nameIt: name.it, nameEn: name.en }, language)
  return {
    textOf: ({ typed, grams, measure, isToTaste }: EditedIngredient): string => {
      if (typed !== null) return typed
      if (isToTaste) return t('toTaste')
      return measure ? `${decimal(measure.amount, { most: 2 })} ${measureName(measure)}` : String(grams)
    },
    /** Nothing where the text can be read. */
    faultOf: (text: string, food: QuantityFood): string | undefined => {
      const quantity = readIngredientQuantity(text, food)
      if (quantity === 'same' || !('error' in quantity)) return undefined
      if (quantity.error !== 'unknown word') return t(quantity.error)
      const names = food.measures.slice(0, 4).map(measureName)
      return names.length > 0 ? t('unknown word', { measures: names.join(', ') }) : t('no measures')
    },
    measureName,
  }
}
