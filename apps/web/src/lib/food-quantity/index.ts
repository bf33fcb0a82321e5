export { quantityTexts, useQuantityTexts } from './quantity-texts.ts'
export { takeUsualMeasure, type TakenMeasure } from './taken-measure.ts'
export { readFoodQuantity, type FoodQuantity, type QuantityFood } from './read-quantity.ts'
