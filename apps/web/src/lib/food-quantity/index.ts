export { quantityTexts, useQuantityTexts } from './quantity-texts.ts'
export { takeUsualMeasure, type TakenMeasure } from './taken-measure.ts'
export { parseFoodQuantity, type FoodQuantity, type QuantityFood } from './parse-quantity.ts'
