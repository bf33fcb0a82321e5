import { parseFoodQuantity, useQuantityTexts } from '#lib/food-quantity'
import type { EditedIngredient } from '../form/values.ts'

/** The row after somebody has typed its quantity; what cannot be read stays as it was typed. */
export function withTypedQuantity(row: EditedIngredient, text: string): EditedIngredient {
  const quantity = parseFoodQuantity(text, row.food)
  if (quantity === 'same') return { ...row, typed: null }
  return 'error' in quantity ? { ...row, typed: text } : { ...row, ...quantity, typed: null }
}

/** As all quantities of foods are written; one that cannot be read stands as it was typed. */
export function useQuantities() {
  const texts = useQuantityTexts()
  return { ...texts, textOf: (row: EditedIngredient): string => row.typed ?? texts.textOf(row) }
}
